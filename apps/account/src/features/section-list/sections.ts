/** What a person does to move through a page by hand. */
export const LEADS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** The sections (`data-section`) in the frame around `list`, from top to bottom. */
export const sectionsBeside = (list: HTMLElement | null) => [
  ...(list?.parentElement?.querySelectorAll<HTMLElement>('[data-section]') ?? []),
]

/** The section that an address names (`#security`). */
export const sectionNamed = (list: HTMLElement | null, hash: string) =>
  sectionsBeside(list).find((section) => section.dataset.section === decodeURIComponent(hash.slice(1)))
