/** Vectors as the database keeps them, and how near two worries are. */

const BITS = 512

/** The signs of a vector, the first of what is compared: as many as agree, so near are two. Shorter vectors agree on what they lack. */
export const signsOf = (vector: Float32Array): string => {
  let signs = ''
  for (let j = 0; j < BITS; j++) signs += (vector[j] ?? -1) > 0 ? '1' : '0'
  return signs
}

/** 4 bytes a number, little endian whatever machine this is. */
export function bytesOf(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(vector.length * 4)
  vector.forEach((value, j) => {
    bytes.writeFloatLE(value, j * 4)
  })
  return bytes
}

export function vectorOf(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.byteLength / 4 }, (_, j) => view.getFloat32(j * 4, true))
}

/** Of two vectors of length 1. */
export function alike(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0
  let sum = 0
  for (let j = 0; j < a.length; j++) sum += (a[j] ?? 0) * (b[j] ?? 0)
  return sum
}
