import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Id, Time } from './endpoint.ts'
import { textField } from './text.ts'

export const HIDDEN_WORDS_MAX = 100
const [SHORTEST, LONGEST] = [2, 50]

/** Where texts with the words are left out: in feeds; in comments too; and in searches, similar worries, stories and offers too. */
export const HiddenWordsReach = z.enum(['feed', 'comments', 'everywhere'], 'Please choose where from the list')
export type HiddenWordsReach = z.infer<typeof HiddenWordsReach>

export const HiddenWordsPeriod = z.enum(['day', 'week', 'month', 'always'], 'Please choose how long from the list')
export type HiddenWordsPeriod = z.infer<typeof HiddenWordsPeriod>

/** A word or a phrase that its owner does not want to read. `until`: null for always. */
export const HiddenWords = z.object({ id: Id, words: z.string(), reach: HiddenWordsReach, until: z.nullable(Time) })
export type HiddenWords = z.infer<typeof HiddenWords>

const TOO_SHORT = 'Please enter at least 2 characters'

/** The words as typed, where they apply and for how long. */
export const HiddenWordsForm = z.strictObject({
  words: textField({ max: LONGEST, required: TOO_SHORT, tooLong: 'Please enter at most 50 characters' }).check(
    z.minLength(SHORTEST, TOO_SHORT),
  ),
  reach: z._default(HiddenWordsReach, 'everywhere'),
  period: z._default(HiddenWordsPeriod, 'always'),
})
export type HiddenWordsForm = z.infer<typeof HiddenWordsForm>

/** Words that a member hides from themselves. Private: nobody else learns of them. */
export const hiddenWordsApi = {
  list: endpoint.get('/hidden-words', {
    who: 'member',
    summary: 'The words one hides, latest first',
    response: z.object({ words: z.array(HiddenWords) }),
  }),
  add: endpoint.post('/hidden-words', {
    who: 'member',
    summary: 'Hide a word or a phrase, or change how long and where',
    status: 201,
    body: HiddenWordsForm,
    response: HiddenWords,
  }),
  remove: endpoint.delete('/hidden-words/:id', {
    who: 'member',
    summary: 'Show a word again',
    params: z.object({ id: Id }),
    response: Done,
  }),
}
