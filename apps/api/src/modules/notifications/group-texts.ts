import {
  type LanguageCode,
  type NoticeKind,
  type NotificationType,
  pickLanguage,
  type ReachOutMessage,
} from '@worrystone/contracts'
import { type T, translatorFor } from '../../emails/translator.ts'
import type { NotificationGroup } from './group-queries.ts'

type GroupFacts = Pick<NotificationGroup, 'kind' | 'reason' | 'amount' | 'people' | 'username' | 'display_name'> &
  Partial<Pick<NotificationGroup, 'message_key' | 'comment_id'>>

export const typeOf = ({ kind, reason }: Pick<GroupFacts, 'kind' | 'reason'>): NotificationType => {
  if (kind === 'check-in') return TYPE_OF_CHECK_IN[reason ?? 'hello']
  return TYPE_OF[kind]
}

const TYPE_OF: Record<Exclude<NoticeKind, 'check-in'>, NotificationType> = {
  support: 'support',
  'me-too': 'support',
  comment: 'encouragement',
  reply: 'encouragement',
  follow: 'community',
  moderation: 'other',
  report: 'other',
  concern: 'other',
  'reach-out': 'other',
  'kept-as-draft': 'other',
  helped: 'encouragement',
  'waiting-worries': 'reminder',
  'follow-up': 'check_in',
}
const TYPE_OF_CHECK_IN = {
  hello: 'check_in',
  unanswered: 'check_in',
  unresolved: 'reminder',
  'resolved-similar': 'encouragement',
} as const

/** How many people or events a line groups: me-too notifies milestones only, so the highest one is the number. */
export const countOf = ({ kind, amount, people }: Pick<GroupFacts, 'kind' | 'amount' | 'people'>) =>
  kind === 'me-too' ? (amount ?? people) : people

/** The text of a line in the reader's language, without anything that members wrote. */
export async function groupText(language: string, line: GroupFacts): Promise<{ title: string; message: string }> {
  const t = await translatorFor(pickLanguage([language]))
  const count = countOf(line)
  const name = line.display_name ?? line.username ?? ''
  switch (line.kind) {
    case 'support':
      return {
        title: t('{{count}} people support you', { count }),
        message: count > 1 ? t('{{name}} and others support you.', { name }) : t('{{name}} supports you.', { name }),
      }
    case 'me-too':
      return { title: t('{{count}} people felt this too', { count }), message: t('You are not alone with your worry.') }
    case 'comment':
      return { title: t('A new comment'), message: t('{{name}} wrote to you.', { name }) }
    case 'reply':
      return { title: t('A new reply'), message: t('{{name}} replied to you.', { name }) }
    case 'follow':
      return { title: t('A new follower'), message: t('{{name}} follows you now.', { name }) }
    case 'helped':
      return {
        title: t('Your words helped'),
        message: line.comment_id
          ? t('{{name}} said that your words helped.', { name })
          : t('{{name}} says that you helped.', { name }),
      }
    case 'follow-up':
      return {
        title: t('How is it now?'),
        message: t('A while ago you shared a worry. If you like, say how it is: lighter, the same or heavier.'),
      }
    case 'moderation':
      return {
        title: t('A moderator has decided'),
        message: t('It is about something of yours. You can read why, and object.'),
      }
    case 'report':
      return { title: t('Your report was looked at'), message: t('Thank you for telling us. You can read what was decided.') }
    case 'concern':
      return { title: t('Somebody thought of you.'), message: t('If things are heavy, here is who listens.') }
    case 'reach-out':
      return { title: t('A message from the moderators'), message: reachOutWords(t, line.message_key ?? 'we-read-you') }
    case 'kept-as-draft':
      return {
        title: t('Your scheduled worry is a draft now'),
        message: t('It was not shared. You can read it again and share it yourself. If things are heavy, here is who listens.'),
      }
    case 'waiting-worries':
      return {
        title: t('Worries without a first word'),
        message: t('Some will soon have waited a day. Your day page shows them.'),
      }
    case 'check-in':
      switch (line.reason) {
        case 'unanswered':
          return {
            title: t('Nobody has answered your worry yet'),
            message: t('You are not forgotten. A few more words may help others to answer.'),
          }
        case 'unresolved':
          return {
            title: t('Is this worry still with you?'),
            message: t('If it has become lighter, you can mark it as resolved and say what helped.'),
          }
        case 'resolved-similar':
          return { title: t('A worry like yours was resolved'), message: t('You can read what helped somebody else.') }
        default:
          return { title: t('How are you today?'), message: t('Take a moment for yourself, or share what is on your mind.') }
      }
  }
}

/** The fixed messages that moderators can send. */
function reachOutWords(t: T, message: ReachOutMessage): string {
  switch (message) {
    case 'we-read-you':
      return t('We have read what you wrote. You do not have to carry it by yourself. Here is who listens.')
    case 'you-are-not-alone':
      return t('Many people here know heavy times. You can say as little as you like, to one of us or to one of these services.')
    case 'please-reach-somebody':
      return t(
        'We are not a crisis service, and answers here can take time. If things are too heavy right now, please stay with somebody, or write to or call one of these services.',
      )
  }
}

/** All that happened, counted by kind and without names, because others may read an email. */
export async function digestWords(language: LanguageCode, lines: GroupFacts[]): Promise<string[]> {
  const t = await translatorFor(language)
  const sum = (kind: NoticeKind) => lines.filter((line) => line.kind === kind).reduce((total, line) => total + countOf(line), 0)
  const counted = (kind: NoticeKind, text: (count: number) => string) => {
    const count = sum(kind)
    return count > 0 ? [text(count)] : []
  }
  const titles = async (kind: NoticeKind) => {
    const texts = await Promise.all(lines.filter((line) => line.kind === kind).map((line) => groupText(language, line)))
    return [...new Set(texts.map(({ title }) => title))]
  }
  return [
    ...(await titles('check-in')),
    ...counted('support', (count) => t('{{count}} people support you', { count })),
    ...counted('me-too', (count) => t('{{count}} people felt this too', { count })),
    ...counted('comment', (count) => t('{{count}} new comments', { count })),
    ...counted('reply', (count) => t('{{count}} new replies', { count })),
    ...counted('follow', (count) => t('{{count}} new followers', { count })),
    ...(await titles('helped')),
    ...(await titles('moderation')),
    ...(await titles('report')),
    ...(await titles('waiting-worries')),
  ]
}
