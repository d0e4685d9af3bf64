import type { LanguageCode } from '@worrystone/contracts'
import { type Token, tokenize } from '@worrystone/safety/matching'
import { type ConceptMatch, conceptsIn } from './concepts/index.ts'

/** Longer texts are classified by windows, so a feature vector never has more tokens than this. */
const MAX_TOKENS = 200

/** The input of all heads: tokenized once, with the concepts computed once on first use. */
export type TokenizedText = { tokens: readonly Token[]; concepts: () => readonly ConceptMatch[] }

export function tokenizedText(text: string, language: LanguageCode): TokenizedText {
  const tokens = tokenize(text).tokens.slice(0, MAX_TOKENS)
  let matches: ConceptMatch[] | undefined
  const concepts = () => {
    matches ??= conceptsIn(tokens, language)
    return matches
  }
  return { tokens, concepts }
}
