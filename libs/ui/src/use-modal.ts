import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/**
 * Shows a native dialog as long as it is mounted: the browser traps the focus inside and restores it.
 * Esc and a click on the backdrop call `onClose`; the caller decides.
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
    const initialFocus =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2[tabindex]')
    initialFocus?.focus()
    return () => {
      // Unmounting is not a close by the person.
      isMounted.current = false
      dialog.close()
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus()
    }
  }, [])

  return {
    ref,
    onCancel: (event: { preventDefault: () => void; target: EventTarget; currentTarget: EventTarget }) => {
      // A file input inside has a cancel event of its own.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // Browsers close a dialog forcibly at a second Esc.
    onClose: () => {
      if (isMounted.current && ref.current && !ref.current.open) onClose()
    },
    onPointerDown: (event: { target: EventTarget }) => {
      isPointerDownOnBackdrop.current = event.target === ref.current
    },
    // A click that started inside (selecting a text) and ended outside is not meant to close.
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current && isPointerDownOnBackdrop.current) onClose()
    },
  }
}
