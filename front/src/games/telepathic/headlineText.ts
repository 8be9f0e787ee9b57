/** What stands atop the stage: what now, and a hint under it. */
export interface Headline {
  text: string;
  hint: string;
}

export const line = (text: string, hint = ''): Headline => ({ text, hint });
