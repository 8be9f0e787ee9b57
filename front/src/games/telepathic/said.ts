/** What stands atop the stage: what now, and a hint under it. */
export interface Said {
  text: string;
  hint: string;
}

export const said = (text: string, hint = ''): Said => ({ text, hint });
