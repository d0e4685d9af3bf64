/** Pixels between two cards; the virtualizer counts with it. */
export const GAP = 16

/** Heights of cards as they were last drawn, so that a list which comes back has its old length at once, and the shell finds the old place. */
export const heights = new Map<string, number>()
