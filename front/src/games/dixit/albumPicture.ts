/** The album as one picture, to keep. */
export interface AlbumPicture {
  title: string;
  caption: string;
  scores: string[];
  prints: { picture: string; words: string; found: string }[];
}

const WIDE = 300;
const TALL = 470;
const GAP = 44;
const MARGIN = 90;
const LEANS = [-3, 2, -1.5, 3, -2, 1.5];

/** Draws the album on one sheet of cloth, and hands it over as a file. */
export async function saveAlbumPicture(album: AlbumPicture): Promise<void> {
  const columns = Math.min(Math.max(3, Math.ceil(Math.sqrt(album.prints.length * 1.4))), 6);
  const rows = Math.ceil(album.prints.length / columns);
  const canvas = document.createElement('canvas');
  canvas.width = 2 * MARGIN + columns * WIDE + (columns - 1) * GAP;
  canvas.height = 2 * MARGIN + 210 + rows * TALL + (rows - 1) * GAP + 90;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  cloth(pen, canvas.width, canvas.height);
  heading(pen, album);
  const pictures = await Promise.all(album.prints.map((print) => load(print.picture)));
  album.prints.forEach((print, place) => {
    const picture = pictures[place] ?? null;
    pen.save();
    pen.translate(
      MARGIN + WIDE / 2 + (place % columns) * (WIDE + GAP),
      MARGIN + 210 + TALL / 2 + Math.floor(place / columns) * (TALL + GAP),
    );
    pen.rotate(((LEANS[place % LEANS.length] ?? 0) * Math.PI) / 180);
    paper(pen, picture, print.words, print.found);
    pen.restore();
  });
  pen.fillStyle = '#f3ecdf';
  pen.font = "700 34px 'Bona Nova', Georgia, serif";
  pen.fillText(album.scores.join('   ·   '), MARGIN, canvas.height - MARGIN, canvas.width - 2 * MARGIN);
  download(await blob(canvas), 'dixit.png');
}

function cloth(pen: CanvasRenderingContext2D, wide: number, tall: number): void {
  pen.fillStyle = '#1f1a3e';
  pen.fillRect(0, 0, wide, tall);
  const lamp = pen.createRadialGradient(wide / 2, tall * 0.3, 0, wide / 2, tall * 0.3, wide * 0.7);
  lamp.addColorStop(0, '#ffdca033');
  lamp.addColorStop(1, '#ffdca000');
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, wide, tall);
}

function heading(pen: CanvasRenderingContext2D, { title, caption }: AlbumPicture): void {
  pen.fillStyle = '#b9adbd';
  pen.font = "600 28px 'Commissioner Variable', 'Commissioner', sans-serif";
  pen.fillText(caption, MARGIN, MARGIN + 20);
  pen.fillStyle = '#f3ecdf';
  pen.font = "italic 400 92px 'Bona Nova', Georgia, serif";
  pen.fillText(title, MARGIN, MARGIN + 116, pen.canvas.width - 2 * MARGIN);
}

function paper(
  pen: CanvasRenderingContext2D,
  picture: HTMLImageElement | null,
  words: string,
  found: string,
): void {
  pen.shadowColor = '#0009';
  pen.shadowBlur = 26;
  pen.shadowOffsetY = 14;
  pen.fillStyle = '#fbf6ea';
  pen.fillRect(-WIDE / 2, -TALL / 2, WIDE, TALL);
  pen.shadowColor = 'transparent';
  const inner = WIDE - 28;
  const high = inner * 1.26;
  pen.fillStyle = '#d8cdb6';
  pen.fillRect(-inner / 2, -TALL / 2 + 14, inner, high);
  if (picture) {
    const cut = picture.naturalWidth * 1.26;
    const from = (picture.naturalHeight - cut) / 2;
    pen.drawImage(picture, 0, from, picture.naturalWidth, cut, -inner / 2, -TALL / 2 + 14, inner, high);
  }
  pen.fillStyle = '#231b2e';
  pen.font = "italic 400 27px 'Bona Nova', Georgia, serif";
  lines(pen, words, inner - 8)
    .slice(0, 2)
    .forEach((line, i) => pen.fillText(line, -inner / 2 + 4, -TALL / 2 + high + 48 + i * 29, inner - 8));
  pen.fillStyle = '#62566a';
  pen.font = "600 16px 'Commissioner Variable', 'Commissioner', sans-serif";
  pen.fillText(found, -inner / 2 + 4, TALL / 2 - 14, inner - 8);
}

/** Words broken into lines that fit; a second line takes whatever is left, pressed together. */
function lines(pen: CanvasRenderingContext2D, words: string, wide: number): string[] {
  const first: string[] = [];
  const rest = words.split(' ');
  while (
    rest[0] !== undefined &&
    (first.length === 0 || pen.measureText([...first, rest[0]].join(' ')).width <= wide)
  ) {
    first.push(rest.shift() ?? '');
  }
  return [first.join(' '), rest.join(' ')];
}

/** A picture, or null where it cannot be had: a print without it is still a memory. */
async function load(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

function blob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) =>
    canvas.toBlob((drawn) => (drawn ? done(drawn) : failed(new Error('nothing was drawn'))), 'image/png'),
  );
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
