import { storedText } from '@worrystone/forms'
import { useEffect, useRef, useSyncExternalStore } from 'react'

const stored = storedText({ storage: 'localStorage', key: 'worrystone_moderation_keys' })
const listeners = new Set<() => void>()
const isOn = () => stored.read() !== 'off'

/** Single keys can be switched off, because speech input and accidental presses trigger them too. */
export function switchShortcuts(on: boolean) {
  if (on) stored.clear()
  else stored.write('off')
  for (const listener of [...listeners]) listener()
}

export const useShortcutsOn = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isOn)

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog'
const CONTROL = 'input:checked, input, select, textarea, button'

/** The letter of a key, on keyboards with another script too. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  key === '?' || key === '؟' ? '?' : /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()

/**
 * A pressed key runs its action here, or presses the link or button with the same `data-shortcut`, or moves the focus into the part of the page that has it.
 * Never while typing, in a dialog, or together with another key.
 */
export function useShortcuts(actions: Record<string, () => void> = {}) {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isOn() || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      if (document.querySelector('dialog[open]')) return
      const letter = letterOf(event)
      const action = letter && latest.current[letter]
      const element = letter && document.querySelector<HTMLElement>(`[data-shortcut="${letter}"]`)
      if (!action && !element) return
      event.preventDefault()
      if (action) action()
      else if (!element) return
      else if (element.matches('a, button')) element.click()
      else element.querySelector<HTMLElement>(CONTROL)?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
