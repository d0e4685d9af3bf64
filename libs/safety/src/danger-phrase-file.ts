import * as z from '@worrystone/contracts/zod'

const lines = z.array(z.string())

/**
 * The phrases of one language, file `data/danger-phrases/<language>.json`; the notation of a line is that of `PhraseList`, and `${NAME}`
 * stands for the alternatives of that name in `words`.
 */
export const DangerPhraseFile = z.strictObject({
  /** The matcher reads texts in these only: `ja` has no `han`, since texts without kana are not Japanese but Chinese. */
  scripts: z.array(z.string()),
  gap: z.int(),
  /** Alternatives that many lines share. */
  words: z.optional(z.record(z.string(), z.string())),
  /** Level 1. */
  hopeless: lines,
  /** Level 2. */
  present: lines,
  /** Level 3. */
  acute: lines,
  /** Instructions, amounts, where to buy, pacts. */
  method: lines,
  /** Sayings and denials: a match that overlaps one of these does not count. */
  never: lines,
  /** Other people, fiction, news, history, games: in such a sentence no match counts. */
  about: lines,
  /** The past: in such a sentence a match counts as level 1. */
  past: lines,
  negations: z.string(),
})
export type DangerPhraseFile = z.infer<typeof DangerPhraseFile>
