/** Letters for which a slip of paper has room on a small phone. */
const ROOMY = 9;

/** Long words step down before they break: the share of the usual size at which this one fits. */
export function wordFit(text: string): number {
  const longest = Math.max(...text.split(/[\s-]/).map((part) => part.length));
  return Math.max(0.62, Math.min(1, ROOMY / longest));
}
