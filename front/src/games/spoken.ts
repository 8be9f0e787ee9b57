/** Join texts for screen readers, with a full stop after each. */
export function spokenTogether(...parts: (string | undefined)[]): string {
  const texts = parts.filter((part): part is string => part !== undefined && part !== '');
  return texts.map((part) => (/[.?!…]”?$/.test(part) ? part : `${part}.`)).join(' ');
}
