import { useEffect, useRef, useState } from 'react'

/** A form that opens in its card; closing returns the focus to its button. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) trigger.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { isOpen, opener: trigger, open: () => setOpen(true), close: () => setOpen(false) }
}
