import type { LanguageCode } from '@worrystone/contracts'
import { type Token, tokenize } from '@worrystone/safety/matching'
import { type ConceptMatch, conceptsIn } from './concepts/index.ts'

/** Longer texts are judged by windows, so a feature vector never comes from more tokens than this. */
const MAX_TOKENS = 200

/** A text as every head reads it: tokenized once, and its concepts looked up once, when the first head asks for them. */
export type ReadText = { tokens: readonly Token[]; concepts: () => readonly ConceptMatch[] }

export function readText(text: string, language: LanguageCode): ReadText {
  const tokens = tokenize(text).tokens.slice(0, MAX_TOKENS)
  let found: ConceptMatch[] | undefined
  const concepts = () => {
    found ??= conceptsIn(tokens, language)
    return found
  }
  return { tokens, concepts }
}
