/** The database format of embeddings, and their comparison. */

const BITS = 512

/** The sign of each dimension as a bit: the Hamming distance of two is a cheap estimate of their similarity. */
export const signBits = (vector: Float32Array): string => {
  let bits = ''
  for (let j = 0; j < BITS; j++) bits += (vector[j] ?? -1) > 0 ? '1' : '0'
  return bits
}

/** 4 bytes per number, little endian on every machine. */
export function vectorToBytes(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(vector.length * 4)
  vector.forEach((value, j) => {
    bytes.writeFloatLE(value, j * 4)
  })
  return bytes
}

export function bytesToVector(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // A plain loop: with hundreds of candidates a worry, `Float32Array.from` with a callback is most of the cost.
  const vector = new Float32Array(bytes.byteLength / 4)
  for (let j = 0; j < vector.length; j++) vector[j] = view.getFloat32(j * 4, true)
  return vector
}

/** The cosine of two vectors of length 1. */
export function unitCosine(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0
  let sum = 0
  for (let j = 0; j < a.length; j++) sum += (a[j] ?? 0) * (b[j] ?? 0)
  return sum
}
