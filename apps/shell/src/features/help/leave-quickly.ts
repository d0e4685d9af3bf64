/** A page that nobody wonders about. */
export const NEUTRAL_PAGE = 'https://www.wikipedia.org/'

/** Empties the screen, then goes to a neutral page that takes this one's place in the history. */
export function leaveQuickly(page: Window = window): void {
  const { document, location } = page
  document.title = ''
  document.body.replaceChildren()
  document.body.style.background = 'Canvas'
  location.replace(NEUTRAL_PAGE)
}
