import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Sentences = z.strictObject({
  /** Comments that are held. */
  held: z.array(z.string()),
  /** Worries that are held. */
  postHeld: z.array(z.string()),
  danger: z.array(z.string()),
  /** Ordinary texts of distressed people about themselves and others. */
  fine: z.array(z.string()),
  /** Worries with reported speech. */
  reported: z.array(z.string()),
  /** Kind replies, also to a person in danger. */
  kind: z.array(z.string()),
})
const File = z.strictObject({ sentences: z.record(z.string(), Sentences), hopeless: z.array(z.string()) })

const file = File.parse(JSON.parse(readFileSync(new URL('./testing-sentences.json', import.meta.url), 'utf8')))

/** Sentences in every language of the site. */
export const SENTENCES = file.sentences
/** Hopelessness without a wish to die: level 1, which offers a line with a link and opens no case. */
export const HOPELESS = file.hopeless
