import type { EventPayload } from '@worrystone/contracts'

export type Toast = EventPayload<'toast/1'> & { id: number; duration: number }

const MAX_VISIBLE = 3
const DURATION_MS = 4000
/** A link takes longer to decide on, and to reach. */
const ACTION_DURATION_MS = 8000

/** The first three toasts; the rest wait. */
export const visibleToasts = (toasts: readonly Toast[]): readonly Toast[] => toasts.slice(0, MAX_VISIBLE)

/** Adds a toast. The same message again restarts its time; with a duration of 0 it is removed. */
export function addToast(toasts: readonly Toast[], payload: EventPayload<'toast/1'>, id: number): readonly Toast[] {
  const toast = { ...payload, id, duration: payload.duration ?? (payload.action ? ACTION_DURATION_MS : DURATION_MS) }
  const at = toasts.findIndex(({ kind, message }) => kind === toast.kind && message === toast.message)
  if (toast.duration === 0) return at < 0 ? toasts : toasts.toSpliced(at, 1)
  return at < 0 ? [...toasts, toast] : toasts.with(at, toast)
}

export const removeToast = (toasts: readonly Toast[], id: number): readonly Toast[] => toasts.filter((toast) => toast.id !== id)
