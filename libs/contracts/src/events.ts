import * as z from '@worrystone/contracts/zod'
import { Id } from './endpoint.ts'
import { LanguageCode } from './languages.ts'

/** Every event that a part of the page may emit. The number after the slash is the version of the payload. */
export const Events = {
  'session.changed/1': z.object({ userId: z.nullable(Id) }),
  'language.changed/1': z.object({ code: LanguageCode }),
  'post.created/1': z.object({ postId: Id }),
  'post.changed/1': z.object({ postId: Id }),
  'post.removed/1': z.object({ postId: Id }),
  'support.changed/1': z.object({ postId: Id, supportCount: z.number(), isShowingSupport: z.boolean() }),
  'me-too.updated/1': z.object({ postId: Id, count: z.number(), hasMeToo: z.boolean() }),
  /** `count`: all comments of the worry from now on. */
  'comments.changed/1': z.object({ postId: Id, count: z.number() }),
  'resolution.changed/1': z.object({ postId: Id, isResolved: z.boolean() }),
  'analysis.changed/1': z.object({ postId: Id }),
  /** A block or a mute: lists of people and of what they wrote are loaded again. */
  'person.hidden/1': z.object({ userId: Id, isHidden: z.boolean() }),
  'follow.changed/1': z.object({ userId: Id, isFollowing: z.boolean() }),
  /** By the bell, when it knows the number, and whenever it changes. */
  'notifications.counted/1': z.object({ unreadCount: z.number() }),
  'toast/1': z.object({
    kind: z.enum(['success', 'error', 'info']),
    /** Already in the reader's language. */
    message: z.string(),
    /** Milliseconds; 4,000 by default. 0 removes the message if it is still shown. */
    duration: z.optional(z.number()),
    /** A link behind the message: what the person can do about it. */
    action: z.optional(z.object({ label: z.string(), to: z.string().check(z.regex(/^\/(?!\/)/)) })),
  }),
  'service.asleep/1': z.object({ url: z.string() }),
  /** Opens the shell's panel of help. The emitter waits for `help.answered/1`. */
  'help.offer/1': z.object({
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    /** The text names ways to get hurt. */
    method: z.boolean(),
    from: z.enum(['post', 'comment', 'story', 'bio', 'report', 'search', 'exercise']),
  }),
  /** Emitted while `help.offer/1` is handled. Without it no panel will open: continue as with the choice 'share'. */
  'help.opened/1': z.object({}),
  'help.answered/1': z.object({ choice: z.enum(['share', 'draft', 'close']) }),
}
export type EventName = keyof typeof Events
export type EventPayload<N extends EventName> = z.infer<(typeof Events)[N]>
