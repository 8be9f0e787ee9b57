/** Hands a picture over as a file. */
export function savePicture(picture: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  // The browser may still be reading it when the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whether this device can send a picture by its own means. */
export function canSend(picture: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [picture] });
}

/** Sends a picture by the device's own means. */
export async function sendPicture(picture: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [picture], title });
  } catch (error) {
    // The person looked at the list and chose nothing.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
