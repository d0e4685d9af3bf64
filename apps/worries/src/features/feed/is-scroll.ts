/** The offset of each rendered worry, by its id. */
export type Starts = ReadonlyMap<unknown, number>

/**
 * Cards that enter and leave far from what is seen may do so some frames later, in short tasks. Not after a jump, and not when something
 * moves those that stay.
 */
export function isScroll(before: Starts, after: Starts): boolean {
  const staying = [...after].filter(([id]) => before.has(id))
  return staying.length > 0 && staying.every(([id, start]) => before.get(id) === start)
}
