/** How long each page of the end is looked at. */
const REST = 8000;
/** How much of a page is turned over: the rest stays in sight, so that one sees where one was. */
const TURNED = 0.75;

/** Where the next page begins, on a screen that shows `seen` of `whole`; after the last one the first comes again. */
export function nextPage(top: number, seen: number, whole: number): number {
  const last = whole - seen;
  return top >= last - 1 ? 0 : Math.min(last, top + seen * TURNED);
}

/** A screen across the room, which nobody scrolls, shows a long end page by page until the function that comes back is called. */
export function turnPages(behavior: ScrollBehavior): () => void {
  const timer = setInterval(() => {
    const top = nextPage(scrollY, innerHeight, document.documentElement.scrollHeight);
    scrollTo({ top, behavior });
  }, REST);
  return () => {
    clearInterval(timer);
    scrollTo({ top: 0, behavior: 'instant' });
  };
}
