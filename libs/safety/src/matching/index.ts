export { normalize } from './normalize.ts'
export {
  type Match,
  type PhraseList,
  type PhraseMatcher,
  type Phrases,
  phraseMatcher,
  phraseMatcherInSteps,
} from './phrase-matcher.ts'
export type { WordClass } from './phrase-trie.ts'
export { wordSplitter } from './split-words.ts'
export { joinSpelled, type Script, type Token, type TokenizedText, tokenize } from './tokenize.ts'
export { beginsHangulWord, beginsWord } from './word-boundary.ts'
