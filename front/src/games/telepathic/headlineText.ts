/** The headline: what to do now, and a hint below it. */
export interface Headline {
  text: string;
  hint: string;
}

export const line = (text: string, hint = ''): Headline => ({ text, hint });
