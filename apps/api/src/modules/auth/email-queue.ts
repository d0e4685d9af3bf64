import type { Queue, SecurityChange } from '../../jobs/queue.ts'

/** Enqueues emails about an account; a pending one is not added twice. */
export const emailQueue = (queue: Queue) => ({
  verification: (userId: string) => queue.add('mail.verify', { userId }, { dedupeKey: `mail.verify:${userId}` }),
  passwordReset: (userId: string) => queue.add('mail.reset', { userId }, { dedupeKey: `mail.reset:${userId}` }),
  securityChange: (userId: string, change: SecurityChange) =>
    queue.add('mail.security', { userId, change }, { dedupeKey: `mail.security:${userId}:${change}` }),
})
