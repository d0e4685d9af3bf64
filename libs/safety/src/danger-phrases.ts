import type { DangerPhraseFile } from './danger-phrase-file.ts'
import type { Script } from './matching/index.ts'

export const DANGER_CATEGORIES = ['hopeless', 'present', 'acute', 'method', 'never', 'about', 'past'] as const
export type DangerCategory = (typeof DANGER_CATEGORIES)[number]

/** The phrases of one language in the format of the matcher, one per line. */
export type DangerPhrases = Record<DangerCategory | 'negations', string> & { scripts: readonly Script[]; gap: number }

export function expandDangerPhrases({ scripts, gap, words = {}, negations, ...categories }: DangerPhraseFile): DangerPhrases {
  const expand = (all: string[]) => all.join('\n').replace(/\$\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
  const phrases = Object.fromEntries(DANGER_CATEGORIES.map((category) => [category, expand(categories[category])]))
  return { ...(phrases as Record<DangerCategory, string>), scripts: scripts as Script[], gap, negations }
}
