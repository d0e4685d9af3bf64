import type { JobKind } from './queue.ts'

export type JobClass = 'mails' | 'pushes' | 'digests' | 'publishing' | 'payments' | 'upkeep'

/** How many jobs of a class one process runs at once: slow jobs of one class do not block another. */
export const CONCURRENCY: Record<JobClass, number> = { mails: 3, pushes: 3, digests: 1, publishing: 1, payments: 1, upkeep: 2 }

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
  'post.analyze': 'upkeep',
  'counters.compare': 'upkeep',
  'unanswered.check': 'upkeep',
  'follow-ups.ask': 'upkeep',
  'registry.advance': 'upkeep',
  'my-data.archive': 'upkeep',
  'site.cleanup': 'upkeep',
  'analytics.publish': 'upkeep',
  'billing.event': 'payments',
  'billing.cancel': 'payments',
  'billing.reconcile': 'upkeep',
  'sandbox.deliver': 'payments',
}

/** Kinds by their names in the previous release: its jobs may be pending, and one of its processes may still add some. */
const FORMER_KINDS: Record<string, JobKind> = { 'analysis.look': 'post.analyze', 'house.tidy': 'site.cleanup' }

/** The kind of a stored job, whichever release added it. */
export const currentKind = (kind: string): string => FORMER_KINDS[kind] ?? kind

/** Undefined for a kind that this version does not know. */
export const classOf = (kind: string): JobClass | undefined => (CLASS_OF as Record<string, JobClass>)[currentKind(kind)]

export const JOB_CLASSES = Object.keys(CONCURRENCY) as JobClass[]

/** The kinds of a class, as stored by this release and the previous one. */
export const kindsOf = (jobClass: JobClass): string[] =>
  [...Object.keys(CLASS_OF), ...Object.keys(FORMER_KINDS)].filter((kind) => classOf(kind) === jobClass)
