import { type RefObject, useEffect } from 'react'

/** A form that has just opened begins in its first field. */
export function useStartHere(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [form])
}
