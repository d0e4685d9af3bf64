/** Pixels between two cards; the virtualizer counts with it. */
export const GAP = 16

/** Heights of cards as last rendered, so that a restored list has its old length at once and the shell can restore the scroll position. */
export const heights = new Map<string, number>()
