import { LANGUAGES } from '@worrystone/contracts'
import { type Product, withDataDir, withStartedProduct } from '@worrystone/e2e/product'
import { type DangerSentence, readDangerSentences } from '@worrystone/safety/testing'
import { quantile } from './measure.ts'

/**
 * The latency of `POST /safety/check` with 10 concurrent callers: half of the texts English, a tenth of them
 * dangerous, no repetitions. Prints a table, asserts nothing. Run it on an idle machine: `node tools/bench/safety-check.ts`.
 */

const CALLERS = 10
const CALLS = 1_000
const WARM_UP = 50

const texts = LANGUAGES.flatMap(({ code }) => {
  const sentences = readDangerSentences(code, 'held-out')
  const isDangerous = ({ level }: DangerSentence) => Number(level) >= 2
  const count = code === 'en' ? 550 : 50
  return [
    ...sentences.filter(isDangerous).slice(0, Math.round(count * 0.1)),
    ...sentences.filter((sentence) => !isDangerous(sentence)).slice(0, Math.round(count * 0.9)),
  ].map(({ text }) => ({ text, isEnglish: code === 'en' }))
})

async function check(address: string, text: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${address}/api/safety/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  await response.arrayBuffer()
  return performance.now() - startedAt
}

function row(times: number[]) {
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => Number(quantile(times, share).toFixed(1)))
  return { calls: times.length, 'median, ms': median, 'p95, ms': p95, 'p99, ms': p99 }
}

async function measureChecks({ address }: Product) {
  for (let i = 0; i < WARM_UP; i++) await check(address, `An ordinary day, number ${i}`)
  const times = { english: [] as number[], others: [] as number[] }
  let next = 0
  const caller = async () => {
    for (let index = next++; index < CALLS; index = next++) {
      const { text, isEnglish } = texts[(index * 7) % texts.length] as (typeof texts)[number]
      times[isEnglish ? 'english' : 'others'].push(await check(address, `${text} ${index}`))
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: CALLERS }, caller))
  const seconds = (performance.now() - startedAt) / 1_000
  console.log(`POST /safety/check, ${CALLERS} callers without a pause, ${Math.round(CALLS / seconds)} calls/s`)
  console.table({
    English: row(times.english),
    'other languages': row(times.others),
    all: row([...times.english, ...times.others]),
  })
}

await withDataDir((folder) => withStartedProduct({ DATA_DIR: folder, DEMO: 'off', RATE_LIMIT_SCALE: '1000' }, measureChecks))
