import type { EventPayload } from '@worrystone/contracts'
import { emit } from './bus.ts'

type Action = NonNullable<EventPayload<'toast/1'>['action']>

const RETRYABLE_MS = 5000
const FINAL_MS = 3000

/** Shows a short message. The caller translates it. */
export const toast = {
  success: (message: string) => emit('toast/1', { kind: 'success', message }),
  /** `action`: a link to a page of this site, behind the message. */
  info: (message: string, options: { action?: Action } = {}) => emit('toast/1', { kind: 'info', message, ...options }),
  /** Shown longer when trying again makes sense. */
  error: (message: string, options: { isRetryable?: boolean } = {}) =>
    emit('toast/1', { kind: 'error', message, duration: options.isRetryable ? RETRYABLE_MS : FINAL_MS }),
}
