/** An inconspicuous page. */
export const NEUTRAL_PAGE = 'https://www.wikipedia.org/'

/** Clears the screen, then replaces this page in the history with a neutral one. */
export function leaveQuickly(): void {
  document.title = ''
  document.body.replaceChildren()
  document.body.style.background = 'Canvas'
  location.replace(NEUTRAL_PAGE)
}
