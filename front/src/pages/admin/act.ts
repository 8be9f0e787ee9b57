/** Carry out an action, say that it is done, and read the book again. True if it succeeded. */
export type Act = (action: () => Promise<unknown>, done?: string) => Promise<boolean>;
