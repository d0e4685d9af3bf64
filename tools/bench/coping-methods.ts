import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { copingMethodOf } from '@worrystone/api/coping-methods'
import { LANGUAGES } from '@worrystone/contracts'

/** How many of the written sentences are assigned to their method, by language; `--misses` names those that the lists may be tuned on. */
type Sentence = { expected: string; text: string; isHeldOut: boolean }

/** Half of the sentences, chosen by their hash, are only ever counted. */
const isHeldOut = (text: string) => Number.parseInt(hash('sha256', text, 'hex').slice(0, 2), 16) % 2 === 0

const sentencesOf = (language: string): Sentence[] =>
  readFileSync(new URL(`./coping-sentences/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' | ') as [string, string])
    .map(([expected, text]) => ({ expected, text, isHeldOut: isHeldOut(text) }))

const isRight = ({ expected, text }: Sentence) => (copingMethodOf(text) ?? '-') === expected

function share(sentences: Sentence[]): string {
  const right = sentences.filter(isRight).length
  return `${right}/${sentences.length}`.padStart(7)
}

const all: Sentence[] = []
console.log('language   tuned  held out  of those no method of the list')
for (const { code } of LANGUAGES) {
  const sentences = sentencesOf(code)
  all.push(...sentences)
  const tuned = sentences.filter((sentence) => !sentence.isHeldOut)
  const heldOut = sentences.filter((sentence) => sentence.isHeldOut)
  const withoutMethod = heldOut.filter(({ expected }) => expected === '-')
  console.log(`${code.padEnd(8)} ${share(tuned)} ${share(heldOut)} ${share(withoutMethod)}`)
  if (!process.argv.includes('--misses')) continue
  for (const sentence of tuned.filter((sentence) => !isRight(sentence)))
    console.log(`  ${sentence.expected}, not ${copingMethodOf(sentence.text) ?? '-'}: ${sentence.text}`)
}
const heldOut = all.filter((sentence) => sentence.isHeldOut)
console.log(
  `all      ${share(all.filter((sentence) => !sentence.isHeldOut))} ${share(heldOut)} ${share(heldOut.filter(({ expected }) => expected === '-'))}`,
)
