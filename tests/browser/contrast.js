// Every line of text that can be seen: where it is, what colour it has, how large it is; for the pixels behind it.
() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map();
  /** What the browser makes of a colour, in whichever way it is written. */
  const rgba = (css) => {
    if (!known.has(css)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(css, [red, green, blue, alpha / 255]);
    }
    return known.get(css);
  };
  const opacity = (node) => (node ? Number(getComputedStyle(node).opacity) * opacity(node.parentElement) : 1);
  /** What cannot be used now may be dim, and so may what waits behind it. */
  const exempt = 'script, style, title, option, .unseen, [inert] *, :disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *';
  const opaque = (node) => {
    if (node.matches('img, svg, svg *, canvas, input, textarea')) return true;
    const style = getComputedStyle(node);
    return style.backgroundImage !== 'none' || rgba(style.backgroundColor)[3] > 0.5;
  };
  /** Whether letters show at a point: nothing lies over them, and what holds them is not cut off there. */
  const shows = (node, x, y) => {
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === node || node.contains(top)) return true;
      if (!top.contains(node) && opaque(top)) return false;
    }
    return false;
  };

  // What lets the finger through is seen all the same.
  const seen = new CSSStyleSheet();
  seen.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(seen);
  const lines = [];
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let number = 0;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    number += 1;
    if (!text.data.trim() || node.matches(exempt) || node.closest('.unseen')) continue;
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(node);
    const [red, green, blue, alpha] = rgba(node.closest('svg') ? style.fill : style.color);
    const [size, bold] = [parseFloat(style.fontSize), Number(style.fontWeight) >= 700];
    range.selectNodeContents(text);
    for (const [row, box] of [...range.getClientRects()].entries()) {
      if (box.width < 3 || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) continue;
      const middle = box.left + box.width / 2;
      if (![0.2, 0.5, 0.85].every((part) => shows(node, middle, box.top + box.height * part))) continue;
      lines.push({
        key: `${number} ${row}`,
        says: text.data.trim().slice(0, 40),
        box: [box.left, box.top, box.right, box.bottom],
        colour: [red, green, blue],
        opacity: alpha * opacity(node),
        large: size >= 24 || (size >= 18.66 && bold),
      });
    }
  }
  document.adoptedStyleSheets.pop();
  return lines;
}
