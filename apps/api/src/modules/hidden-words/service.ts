import { HIDDEN_WORDS_MAX, type HiddenWords, type HiddenWordsForm, type HiddenWordsPeriod } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { presentRow } from '../../db/present-row.ts'
import { conflict, invalidField, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { HiddenWordsRow, HiddenWordsStore } from './store.ts'

const DAY = 86_400_000
const PERIODS: Record<HiddenWordsPeriod, number | null> = { day: DAY, week: 7 * DAY, month: 30 * DAY, always: null }

const presentHiddenWords = (row: HiddenWordsRow): HiddenWords => presentRow(row)

type Options = { database: Database; store: HiddenWordsStore; now: () => Date }

export function hiddenWordsService({ database, store, now }: Options) {
  return {
    list: async ({ userId }: Viewer) => ({ words: (await store.list(userId, now())).map(presentHiddenWords) }),

    /** The same words again change how far and how long they are hidden. */
    add: ({ userId }: Viewer, { words, reach, period }: HiddenWordsForm): Promise<HiddenWords> =>
      database.tx(async () => {
        const pattern = await store.patternOf(words)
        if (pattern === null) throw invalidField('words', 'Please enter a word with letters or digits')
        await store.lockList(userId)
        if ((await store.countOthers(userId, pattern, now())) >= HIDDEN_WORDS_MAX) {
          throw conflict('You can hide at most 100 words. Please remove one first.')
        }
        const ms = PERIODS[period]
        const until = ms === null ? null : new Date(now().getTime() + ms)
        return presentHiddenWords(await store.put({ user_id: userId, words, pattern, reach, until }))
      }),

    async remove({ userId }: Viewer, id: string) {
      if (!(await store.remove(userId, id))) throw notFound()
      return { message: 'It is shown again' }
    },
  }
}
export type HiddenWordsService = ReturnType<typeof hiddenWordsService>
