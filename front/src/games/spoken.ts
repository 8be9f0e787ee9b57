/** What is told one after the other to those who listen: each a sentence of its own, with its full stop. */
export function spokenTogether(...parts: (string | undefined)[]): string {
  const said = parts.filter((part): part is string => part !== undefined && part !== '');
  return said.map((part) => (/[.?!…]”?$/.test(part) ? part : `${part}.`)).join(' ');
}
