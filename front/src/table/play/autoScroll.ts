/** Milliseconds for which each page is shown. */
const SHOWN_FOR = 8000;
/** The fraction of the screen to scroll by; the rest stays visible for orientation. */
const SCROLLED = 0.75;

/** Return the scroll position of the next page; after the last page, that of the first. */
export function nextPage(top: number, screenHeight: number, pageHeight: number): number {
  const last = pageHeight - screenHeight;
  return top >= last - 1 ? 0 : Math.min(last, top + screenHeight * SCROLLED);
}

/** Scroll through the page again and again, for a TV that nobody scrolls. Return a function that stops it. */
export function scrollPages(behavior: ScrollBehavior): () => void {
  const timer = setInterval(() => {
    const top = nextPage(scrollY, innerHeight, document.documentElement.scrollHeight);
    scrollTo({ top, behavior });
  }, SHOWN_FOR);
  return () => {
    clearInterval(timer);
    scrollTo({ top: 0, behavior: 'instant' });
  };
}
