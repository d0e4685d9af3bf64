import type { Category } from '@worrystone/contracts'

type Kind = 'int8' | 'uint8' | 'float32'
type Part = { name: string; kind: Kind; length: number; offset: number }

/** Where the weights come from and what they were seen to reach, in the file's first line. */
export type About = {
  name: string
  sources: string[]
  trainedOn: string
  /** The day of the training. */
  date: string
  seed: number
  examples: number
  categories: Category[]
  subcategories: { category: Category; name: string }[]
  /** Cross-validated on the training data, near-duplicates kept together. */
  figures: Record<string, number>
  /** How much VADER's words count beside the embedding. */
  vaderShare: number
  /** From here on a sentence counts as felt: what `feeling` says of it and VADER's figure without its sign, together. */
  feltFrom: number
}
export type Weights = About & Record<Section, Float32Array>

/**
 * embed: 512 × categories · pieces: places × categories · rarity: by place · bias: by category · sentiment and
 * feeling: 512 and one · centres: subcategories × 512 · mean: 512 · directions: any number × 512, what the categories differ in · seen: see `hashesOf` in tools/analysis.
 */
const SECTIONS = ['embed', 'pieces', 'rarity', 'bias', 'sentiment', 'feeling', 'centres', 'mean', 'directions', 'seen'] as const
type Section = (typeof SECTIONS)[number]

/** Small numbers are kept in a byte each, with the one factor that brings them back. */
const BYTES_PER = { int8: 1, uint8: 1, float32: 4 } as const
const MOST = { int8: 127, uint8: 255 } as const

/** One line of JSON, then the numbers. */
export function packWeights(about: About, sections: Record<Section, { kind: Kind; values: ArrayLike<number> }>): Buffer {
  const parts: (Part & { factor: number })[] = []
  const bodies: Buffer[] = []
  let offset = 0
  for (const name of SECTIONS) {
    const { kind, values } = sections[name]
    let factor = 1
    let body: Buffer
    if (kind === 'float32') body = Buffer.from(Float32Array.from(values).buffer)
    else {
      let largest = 1e-12
      for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i] ?? 0))
      factor = largest / MOST[kind]
      const small = Array.from(values, (value) => Math.round(value / factor))
      body = Buffer.from((kind === 'int8' ? Int8Array : Uint8Array).from(small).buffer)
    }
    parts.push({ name, kind, length: values.length, offset, factor })
    bodies.push(body)
    offset += body.length
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...about, parts })}\n`), ...bodies])
}

export function readWeights(bytes: Buffer): Weights {
  const end = bytes.indexOf(10)
  const { parts, ...about } = JSON.parse(bytes.toString('utf8', 0, end)) as About & { parts: (Part & { factor: number })[] }
  const sections = parts.map(({ name, kind, length, offset, factor }) => {
    const start = end + 1 + offset
    const raw = bytes.buffer.slice(bytes.byteOffset + start, bytes.byteOffset + start + length * BYTES_PER[kind])
    const values = kind === 'float32' ? new Float32Array(raw) : kind === 'int8' ? new Int8Array(raw) : new Uint8Array(raw)
    return [name, kind === 'float32' ? values : Float32Array.from(values, (value) => value * factor)] as const
  })
  return { ...about, ...Object.fromEntries(sections) } as Weights
}
