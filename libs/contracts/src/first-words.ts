import * as z from '@worrystone/contracts/zod'
import { endpoint } from './endpoint.ts'
import { Post } from './post-lists.ts'

/**
 * How soon public worries got a first word from somebody else. `medianMinutes`: half of them sooner; null if half of them got none.
 * The shares are in percent.
 */
const groupFields = {
  medianMinutes: z.nullable(z.number()),
  withinHour: z.number(),
  withinDay: z.number(),
}

/**
 * Of the worries of 30 whole days in UTC, each of which had a whole day to be answered. Never counted: worries that speak of danger, or
 * whose author takes part in no figures. A language of fewer than `MIN_PEOPLE` authors is part of the others (`language` null), and those
 * are left out, also from `all`, if they are fewer; for moderators each is there.
 */
export const FirstWordFigures = z.object({
  all: z.nullable(z.object(groupFields)),
  languages: z.array(z.object({ language: z.nullable(z.string()), ...groupFields })),
})
export type FirstWordFigures = z.infer<typeof FirstWordFigures>

/** `posts`: the worries that will have waited a day before the next nightly check, the oldest first, at most 20 of `total`. */
export const UnansweredDay = z.object({ figures: FirstWordFigures, posts: z.array(Post), total: z.number() })
export type UnansweredDay = z.infer<typeof UnansweredDay>

export const firstWordsApi = {
  figures: endpoint.get('/community/first-words', {
    who: 'member',
    summary: 'How soon people are answered, in figures of at least 10 people',
    response: FirstWordFigures,
  }),
  day: endpoint.get('/moderation/unanswered', {
    who: 'moderator',
    summary: 'Worries that will soon have waited a day for a first word, and how soon others were answered',
    response: UnansweredDay,
  }),
}
