import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '@worrystone/contracts'

/** `m`: the text names a method for others. The numbers are levels of danger. */
export type SentenceLevel = '0' | '1' | '2' | '3' | 'm'
export type DangerSentence = { level: SentenceLevel; family: string; text: string }
export type ReplySentence = { kind: 'kind' | 'harmful'; text: string }
/** `held-out` sentences are written by another author than the phrase lists and are never used for training. */
export type SentenceSet = 'training' | 'held-out'

const LEVELS = new Set(['0', '1', '2', '3', 'm'])

function linesOf(name: string): { file: string; lines: string[][] } {
  const file = join(import.meta.dirname, '../data', `${name}.tsv`)
  if (!existsSync(file)) return { file: name, lines: [] }
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return { file: name, lines: lines.map((line) => line.split('\t')) }
}

const folderOf = (kind: string, set: SentenceSet) => (set === 'training' ? kind : `${kind}-held-out`)

/** Sentences with their level of danger, written for this project; file `data/danger[-held-out]/<language>.tsv`. */
export function readDangerSentences(language: LanguageCode, set: SentenceSet): DangerSentence[] {
  const { file, lines } = linesOf(`${folderOf('danger', set)}/${language}`)
  return lines.map(([level = '', family = '', text = ''], index) => {
    if (!LEVELS.has(level) || family === '' || text === '')
      throw new Error(`${file}.tsv, line ${index + 1}: write level (0, 1, 2, 3 or m), tab, family, tab, text`)
    return { level: level as SentenceLevel, family, text }
  })
}

/** Replies to a person in danger, kind ones and harmful ones; file `data/replies[-held-out]/<language>.tsv`. */
export function readReplies(language: LanguageCode, set: SentenceSet): ReplySentence[] {
  const { file, lines } = linesOf(`${folderOf('replies', set)}/${language}`)
  return lines.map(([kind = '', text = ''], index) => {
    if ((kind !== 'kind' && kind !== 'harmful') || text === '')
      throw new Error(`${file}.tsv, line ${index + 1}: write kind or harmful, tab, text`)
    return { kind, text }
  })
}
