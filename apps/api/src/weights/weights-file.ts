type Kind = 'int8' | 'uint8' | 'float32'
export type Section = { kind: Kind; values: ArrayLike<number> }
type SectionHeader = { name: string; kind: Kind; length: number; offset: number; factor: number }

const BYTES_PER = { int8: 1, uint8: 1, float32: 4 } as const
/** Quantized numbers take one byte each, with one factor that restores them. */
const MAX_VALUE = { int8: 127, uint8: 255 } as const

/** The file format of a trained model: one line of JSON (`about` and the offset of each section), then the numbers. */
export function packWeightsFile(about: object, sections: Record<string, Section>): Buffer {
  const parts: SectionHeader[] = []
  const bodies: Buffer[] = []
  let offset = 0
  for (const [name, { kind, values }] of Object.entries(sections)) {
    let factor = 1
    let body: Buffer
    if (kind === 'float32') body = Buffer.from(Float32Array.from(values).buffer)
    else {
      let largest = 1e-12
      for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(values[i] ?? 0))
      factor = largest / MAX_VALUE[kind]
      const quantized = Array.from(values, (value) => Math.round(value / factor))
      body = Buffer.from((kind === 'int8' ? Int8Array : Uint8Array).from(quantized).buffer)
    }
    parts.push({ name, kind, length: values.length, offset, factor })
    bodies.push(body)
    offset += body.length
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...about, parts })}\n`), ...bodies])
}

/** Reads the output of `packWeightsFile`; every section is returned as floats. */
export function readWeightsFile<About extends object>(bytes: Buffer): { about: About; sections: Record<string, Float32Array> } {
  const end = bytes.indexOf(10)
  const { parts, ...about } = JSON.parse(bytes.toString('utf8', 0, end)) as About & { parts: SectionHeader[] }
  const sections = parts.map(({ name, kind, length, offset, factor }) => {
    const start = end + 1 + offset
    const raw = Uint8Array.from(bytes.subarray(start, start + length * BYTES_PER[kind])).buffer
    if (kind === 'float32') return [name, new Float32Array(raw)] as const
    const quantized = kind === 'int8' ? new Int8Array(raw) : new Uint8Array(raw)
    return [name, Float32Array.from(quantized, (value) => value * factor)] as const
  })
  return { about: about as unknown as About, sections: Object.fromEntries(sections) }
}
