import type { EventPayload } from '@worrystone/contracts'

export type Toast = EventPayload<'toast/1'> & { id: number; duration: number }

const SHOWN = 3
const DURATION_MS = 4000

/** The toasts in the order they came: the first three are shown, the rest wait their turn. */
export const shown = (toasts: readonly Toast[]): readonly Toast[] => toasts.slice(0, SHOWN)

/** Adds one. Saying the same again only starts its time anew; saying it for no time at all takes it back. */
export function added(toasts: readonly Toast[], payload: EventPayload<'toast/1'>, id: number): readonly Toast[] {
  const toast = { ...payload, id, duration: payload.duration ?? DURATION_MS }
  const at = toasts.findIndex(({ kind, message }) => kind === toast.kind && message === toast.message)
  if (toast.duration === 0) return at < 0 ? toasts : toasts.toSpliced(at, 1)
  return at < 0 ? [...toasts, toast] : toasts.with(at, toast)
}

export const without = (toasts: readonly Toast[], id: number): readonly Toast[] => toasts.filter((toast) => toast.id !== id)
