/** Placeholders, and lists that are still being filled. */
const UNFINISHED = '[data-skeleton], [aria-busy="true"]'

/** Whether the app has loaded the code of its page. */
export function hasPage(root: Element): boolean {
  const main = root.querySelector('main')
  return main?.firstElementChild != null && !main.querySelector('[data-state="loading"]')
}

/** Whether the page's data is there as well. */
export const isFilled = (root: Element): boolean => !root.querySelector('main')?.querySelector(UNFINISHED)
