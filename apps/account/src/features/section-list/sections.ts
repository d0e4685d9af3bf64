/** The events of scrolling by hand. */
export const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** The sections (`data-section`) in the frame around `list`, from top to bottom. */
export const findSections = (list: HTMLElement | null) => [
  ...(list?.parentElement?.querySelectorAll<HTMLElement>('[data-section]') ?? []),
]

/** The section that an address names (`#security`). */
export const findSection = (list: HTMLElement | null, hash: string) =>
  findSections(list).find((section) => section.dataset.section === decodeURIComponent(hash.slice(1)))
