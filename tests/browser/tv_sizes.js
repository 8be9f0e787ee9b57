// Returns a sentence for each thing on a TV that is too small to read from a sofa, or that is cut off.
// `letters`: the least font size, and `cards`: the least height of elements with `data-tv-card`, both as parts of the
// window's height. `sky`: the least part of the stage that Pareidolia's sky fills.
async ({ letters, cards, sky }) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** Finish all animations that end; more may begin when the page reacts to its new size. */
  const rest = async () => {
    await document.fonts.ready;
    for (let quiet = 0; quiet < 2; quiet++) {
      for (const motion of document.getAnimations()) {
        if (motion.playState === 'finished' || motion.effect.getComputedTiming().endTime === Infinity) continue;
        motion.finish();
        quiet = -1;
      }
      await frame();
    }
  };
  await (window.stillness ? window.stillness.rest() : rest());
  const [W, H] = [innerWidth, innerHeight];
  const page = document.documentElement;
  const wrong = [];
  const at = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  const part = (length) => `${((length / H) * 100).toFixed(1)} % of the height`;
  const named = (text) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  // The root has opacity 0 while the page is not painted. Any other element with opacity 0 is hidden.
  const faint = (node) => node !== page && (Number(getComputedStyle(node).opacity) === 0 || faint(node.parentElement));
  const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && !faint(node) && !node.closest('[inert], .unseen');
  const inside = (box, left, top, right, bottom) =>
    box.left >= left - 2 && box.top >= top - 2 && box.right <= right + 2 && box.bottom <= bottom + 2;

  if (page.scrollWidth > W + 1) wrong.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > H + 1) wrong.push(`the page is ${page.scrollHeight} tall`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || node.matches('script, style, title, option') || !shown(node)) continue;
    const size = parseFloat(getComputedStyle(node).fontSize) * (node.currentCSSZoom ?? 1);
    if (size < letters * H - 0.1) wrong.push(`${named(text.data)} has letters of ${part(size)}`);
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    for (const line of lines)
      if (!inside(line, 0, 0, W, H)) wrong.push(`${named(text.data)} is out of the window: ${at(line)}`);
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      // The visible part of a line is the line's em box: glyphs seldom fill the whole line height.
      const edge = up.getBoundingClientRect();
      for (const line of lines) {
        const spare = Math.max(0, (line.height - size) / 2);
        const box = { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
        if (!inside(box, edge.left, edge.top, edge.right, edge.bottom))
          wrong.push(`${named(text.data)} is cut off: ${at(line)} in ${at(edge)}`);
      }
    }
  }

  const dealt = [...document.querySelectorAll('[data-tv-card]')].filter(shown);
  if (cards !== null && !dealt.length) wrong.push('there are no cards');
  for (const card of dealt) {
    if (cards !== null && card.offsetHeight < cards * H - 1) wrong.push(`a card has ${part(card.offsetHeight)}`);
    const box = card.getBoundingClientRect();
    if (!inside(box, 0, 0, W, H)) wrong.push(`a card is out of the window: ${at(box)}`);
  }

  if (sky !== null) {
    const [above, stage] = ['[data-phase] > .sky', 'main'].map((one) => document.querySelector(one).getBoundingClientRect());
    const fills = (above.width * above.height) / (stage.width * stage.height);
    if (fills < sky) wrong.push(`the sky fills ${(fills * 100).toFixed(1)} % of the stage`);
  }
  return [...new Set(wrong)];
}
