import type { JobKind } from './queue.ts'

export type JobClass = 'mails' | 'pushes' | 'digests' | 'publishing' | 'payments' | 'upkeep'

/** How many jobs of a class one process runs at once: slow jobs of one class do not block another. */
export const SHARES: Record<JobClass, number> = { mails: 3, pushes: 3, digests: 1, publishing: 1, payments: 1, upkeep: 2 }

const CLASS_OF: Record<JobKind, JobClass> = {
  'mail.verify': 'mails',
  'mail.reset': 'mails',
  'mail.old-address': 'mails',
  'mail.new-address': 'mails',
  'mail.security': 'mails',
  'mail.subscription': 'mails',
  'notifications.push': 'pushes',
  'notifications.mail': 'digests',
  'notifications.check-in': 'digests',
  'post.published': 'publishing',
  'analysis.look': 'upkeep',
  'counters.compare': 'upkeep',
  'registry.advance': 'upkeep',
  'my-data.archive': 'upkeep',
  'house.tidy': 'upkeep',
  'analytics.publish': 'upkeep',
  'billing.event': 'payments',
  'billing.cancel': 'payments',
  'billing.reconcile': 'upkeep',
  'sandbox.deliver': 'payments',
}

/** Undefined for a kind that this version does not know. */
export const classOf = (kind: string): JobClass | undefined => (CLASS_OF as Record<string, JobClass>)[kind]

export const JOB_CLASSES = Object.keys(SHARES) as JobClass[]

export const kindsOf = (jobClass: JobClass) => (Object.keys(CLASS_OF) as JobKind[]).filter((kind) => CLASS_OF[kind] === jobClass)
