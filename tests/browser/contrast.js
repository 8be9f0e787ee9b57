// Returns every visible line of text with its box, colour, opacity and size.
() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map();
  /** Converts any CSS colour to red, green, blue and alpha. */
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
  const opacities = new Map([[document.documentElement, 1]]); // the page as a whole may be unpainted
  const opacity = (node) => {
    if (!opacities.has(node)) opacities.set(node, Number(getComputedStyle(node).opacity) * opacity(node.parentElement));
    return opacities.get(node);
  };
  /** Disabled and inert elements may be faint. */
  const exempt = 'script, style, title, option, .unseen, [inert] *, :disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *';
  const opaque = (node) => {
    if (node.matches('img, svg, svg *, canvas, input, textarea')) return true;
    const style = getComputedStyle(node);
    return style.backgroundImage !== 'none' || rgba(style.backgroundColor)[3] > 0.5;
  };
  /** True if the text of a node is visible at a point: neither covered nor clipped. */
  const shows = (node, x, y) => {
    const first = document.elementFromPoint(x, y);
    if (first === node || node.contains(first)) return true;
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === node || node.contains(top)) return true;
      if (!top.contains(node) && opaque(top)) return false;
    }
    return false;
  };

  // Elements that ignore the pointer are visible, too.
  const hittable = new CSSStyleSheet();
  hittable.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(hittable);
  const lines = [];
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let number = 0;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    number += 1;
    if (!text.data.trim() || node.matches(exempt) || node.closest('.unseen')) continue;
    if (!node.checkVisibility({ visibilityProperty: true }) || opacity(node) === 0) continue;
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
