/** Download a picture as a file. */
export function savePicture(picture: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  // The browser may still be reading the picture after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** True if the device can share a picture. */
export function canSend(picture: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [picture] });
}

/** Share a picture with the device's share dialog. */
export async function sendPicture(picture: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [picture], title });
  } catch (error) {
    // The person may cancel the dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
