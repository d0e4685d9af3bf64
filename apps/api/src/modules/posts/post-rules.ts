import type { PostChange, PostForm, PrivacyLevel } from '@worrystone/contracts'
import type { DangerLevel } from '@worrystone/safety'
import { invalidField } from '../../http/app-error.ts'
import type { Appearance, PostStore } from './store.ts'

const MAX_AHEAD_MS = 366 * 24 * 60 * 60_000
const SWITCH_ON = 'Please switch scheduling on to share the worry at a later time'

/** The time of a scheduled worry: in the future, and within a year. */
function futureTime(scheduledFor: string, now: Date): Date {
  const time = new Date(scheduledFor)
  if (!(time > now)) throw invalidField('scheduledFor', 'Please choose a time in the future')
  if (time.getTime() > now.getTime() + MAX_AHEAD_MS) {
    throw invalidField('scheduledFor', 'Please choose a time within the next year')
  }
  return time
}

/** When a new worry is to appear. */
export function plannedFor({ isScheduled, scheduledFor }: Pick<PostForm, 'isScheduled' | 'scheduledFor'>, now: Date): Planned {
  if (!isScheduled && scheduledFor) throw invalidField('isScheduled', SWITCH_ON)
  if (!isScheduled) return 'now'
  return scheduledFor ? futureTime(scheduledFor, now) : null
}

/** When the changed worry is to appear; undefined if that does not change. */
export function replannedFor(
  post: { is_published: boolean },
  { isScheduled, scheduledFor }: PostChange,
  now: Date,
): Planned | undefined {
  if (post.is_published) {
    if (isScheduled) throw invalidField('isScheduled', 'A shared worry cannot become a draft again')
    if (scheduledFor) throw invalidField('scheduledFor', 'This worry is shared already')
    return undefined
  }
  if (isScheduled === false) {
    if (scheduledFor) throw invalidField('isScheduled', SWITCH_ON)
    return 'now'
  }
  if (scheduledFor === undefined) return undefined
  return scheduledFor === null ? null : futureTime(scheduledFor, now)
}

/** Whether others can read it, now or at its time. Drafts and private worries are not screened. */
export const isShared = ({ privacyLevel, at }: { privacyLevel: PrivacyLevel; at: Date | null }) =>
  privacyLevel !== 'private' && at !== null

export const textsOf = ({ shortContent, longContent }: { shortContent: string; longContent: string | null }) => [
  shortContent,
  ...(longContent === null ? [] : [longContent]),
]

/** The texts that others read once it is published; none of a private worry. */
export const sharedTexts = (due: DuePost) =>
  due.privacy_level === 'private' ? [] : textsOf({ shortContent: due.short_content, longContent: due.long_content })

/** A scheduled text of level 3 is assessed again before it is published. */
export const checkedAt = (at: Date, level: DangerLevel): Appearance => (level === 3 ? { checkAt: at } : at)
export const timeOf = (when: Appearance): Date | undefined => {
  if (when === 'now' || when === null) return undefined
  return when instanceof Date ? when : when.checkAt
}
export const plannedAt = ({ published_at, scheduled_for }: Pick<OwnPost, 'published_at' | 'scheduled_for'>) =>
  published_at ?? scheduled_for

/** When the changed worry is to appear, if that changes; `level` is undefined where the text was not assessed again. */
export function appearanceOf(post: OwnPost, when: Planned | undefined, level: DangerLevel | undefined): Appearance | undefined {
  if (post.is_published || when === 'now' || when === null) return when
  const at = when === undefined ? post.scheduled_for : when
  if (at === null) return undefined
  if (level !== undefined) return checkedAt(at, level)
  return post.published_at === null && post.scheduled_for !== null ? { checkAt: at } : at
}

export const currentState = (post: OwnPost) => ({ privacyLevel: post.privacy_level, at: plannedAt(post) })

/** Whether the change opens the worry from friends to everybody. */
export const isWidened = (post: OwnPost, next: ChangedPost) => post.privacy_level === 'friends' && next.privacyLevel === 'public'

/** The publication that the author chose: now, at a time, or null for a draft. */
export type Planned = 'now' | Date | null
export type DuePost = NonNullable<Awaited<ReturnType<PostStore['findDue']>>>
export type OwnPost = NonNullable<Awaited<ReturnType<PostStore['lockOwn']>>>
export type ChangedPost = ReturnType<typeof changedPost>

/** The worry after the change. `addsText`: the change does more than remove the longer text. */
export function changedPost(post: OwnPost, change: PostChange, at: Date | null) {
  const { worryPrompt = post.worry_prompt, shortContent = post.short_content, privacyLevel = post.privacy_level } = change
  const longContent = change.longContent === undefined ? post.long_content : change.longContent || null
  const isShortTextChanged = worryPrompt !== post.worry_prompt || shortContent !== post.short_content
  const isLongChanged = longContent !== post.long_content
  return {
    worryPrompt,
    shortContent,
    longContent,
    privacyLevel,
    at,
    isTextChanged: isShortTextChanged || isLongChanged,
    addsText: isShortTextChanged || (isLongChanged && longContent !== null),
  }
}
