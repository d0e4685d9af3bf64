import { createHash } from 'node:crypto'

/** Generates the same id for the same name on every machine, in the form of a UUIDv7. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `0198a1b2-c3d4-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`
}
