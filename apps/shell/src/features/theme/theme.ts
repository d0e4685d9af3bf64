import { createStore } from 'zustand/vanilla'

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'worrystone_theme'

const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'light' || value === 'dark'

function readStored(): Theme {
  try {
    const value = localStorage.getItem(KEY)
    return isTheme(value) ? value : 'system'
  } catch {
    return 'system'
  }
}

/** `global.css` turns the attribute into `color-scheme`; without it the system decides. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.dataset.theme = theme
}

export const themeStore = createStore<{ theme: Theme }>(() => ({ theme: 'system' }))

function setTheme(next: Theme): void {
  themeStore.setState({ theme: next })
  applyTheme(next)
}

/** Applies the stored theme. Called before the first render; follows a change in another tab. */
export function startTheme(): void {
  setTheme(readStored())
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) setTheme(readStored())
  })
}

export function chooseTheme(theme: Theme): void {
  setTheme(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}
