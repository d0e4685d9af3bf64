const NAME = 'Worrystone'

export function setTitle(title: string): void {
  document.title = title && title !== NAME ? `${title} · ${NAME}` : NAME
}

/** The live region is in index.html: screen readers watch only regions that existed before the text. */
export function announce(message: string): void {
  const region = document.getElementById('announcer')
  if (region) region.textContent = message
}
