import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { loadEmbedding } from '@worrystone/api/analysis/internals'

const DIMENSIONS = 512
const RECORD_BYTES = 32 + DIMENSIONS * 4
const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/worrystone/embeddings.bin')

const hashOfText = (text: string) => createHash('sha256').update(text).digest()

function readCache(): Map<string, Float32Array> {
  const vectors = new Map<string, Float32Array>()
  if (!existsSync(CACHE)) return vectors
  const bytes = readFileSync(CACHE)
  for (let offset = 0; offset + RECORD_BYTES <= bytes.length; offset += RECORD_BYTES) {
    const vector = new Float32Array(bytes.buffer.slice(bytes.byteOffset + offset + 32, bytes.byteOffset + offset + RECORD_BYTES))
    vectors.set(bytes.toString('hex', offset, offset + 32), vector)
  }
  return vectors
}

/** Sentence embeddings of English texts, in order. Each text costs about 10 ms once: results are cached below node_modules. */
export async function embeddingsOf(texts: readonly string[]): Promise<Float32Array[]> {
  const vectors = readCache()
  const missing = [...new Set(texts)].filter((text) => !vectors.has(hashOfText(text).toString('hex')))
  if (missing.length > 0) {
    mkdirSync(dirname(CACHE), { recursive: true })
    const embed = await loadEmbedding()
    for (const [index, text] of missing.entries()) {
      const vector = Float32Array.from(await embed(text))
      vectors.set(hashOfText(text).toString('hex'), vector)
      appendFileSync(CACHE, Buffer.concat([hashOfText(text), Buffer.from(vector.buffer)]))
      if (index % 500 === 499) console.log(`${index + 1} of ${missing.length} texts embedded`)
    }
  }
  return texts.map((text) => vectors.get(hashOfText(text).toString('hex')) as Float32Array)
}
