import { createStore } from 'zustand/vanilla'

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'worrystone_theme'

const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'light' || value === 'dark'

function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY)
    return isTheme(value) ? value : 'system'
  } catch {
    return 'system'
  }
}

/** `global.css` turns the attribute into `color-scheme`; without it the system decides. */
function show(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.dataset.theme = theme
}

export const themeStore = createStore<{ theme: Theme }>(() => ({ theme: 'system' }))

function take(next: Theme): void {
  themeStore.setState({ theme: next })
  show(next)
}

/** Shows the theme of the last visit. Called before anything is drawn; follows a change in another tab. */
export function startTheme(): void {
  take(stored())
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) take(stored())
  })
}

export function chooseTheme(theme: Theme): void {
  take(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Forbidden storage: the choice lasts as long as the page.
  }
}
