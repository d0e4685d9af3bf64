import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/**
 * Shows a native dialog as long as it is mounted: the browser holds the focus inside and gives it back.
 * Esc and a press on the backdrop ask to close; the owner decides.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPointerDownOnBackdrop = useRef(false)
  const isMounted = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const previousFocus = document.activeElement
    dialog.showModal()
    isMounted.current = true
    const start = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2[tabindex]')
    start?.focus()
    return () => {
      // What is taken away was not closed by anybody.
      isMounted.current = false
      dialog.close()
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus()
    }
  }, [])

  return {
    ref,
    onCancel: (event: { preventDefault: () => void; target: EventTarget; currentTarget: EventTarget }) => {
      // A file input inside has a cancel of its own.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // Browsers close by force at a second Esc.
    onClose: () => {
      if (isMounted.current && ref.current && !ref.current.open) onClose()
    },
    onPointerDown: (event: { target: EventTarget }) => {
      isPointerDownOnBackdrop.current = event.target === ref.current
    },
    // A press that began inside (selecting a text) and ended outside is not meant to close.
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current && isPointerDownOnBackdrop.current) onClose()
    },
  }
}
