/** The offset of each rendered worry, by its id. */
export type StartOffsets = ReadonlyMap<unknown, number>

/** Whether cards only enter and leave at the edges: no jump, and nothing moves those that stay. */
export function isScroll(before: StartOffsets, after: StartOffsets): boolean {
  const common = [...after].filter(([id]) => before.has(id))
  return common.length > 0 && common.every(([id, start]) => before.get(id) === start)
}

/** Whether the document has all cards from the first to the last of these. */
export function isRendered(list: ParentNode | null, range: { startIndex: number; endIndex: number } | null): boolean {
  if (!list || !range) return false
  const indexes = [...list.querySelectorAll<HTMLElement>('[data-index]')].map(({ dataset }) => Number(dataset.index))
  const inRange = indexes.filter((index) => index >= range.startIndex && index <= range.endIndex)
  return inRange.length > range.endIndex - range.startIndex
}
