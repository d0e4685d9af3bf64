import { invalidField } from '../../http/app-error.ts'

/** A place in a list: its key, and whether that key belongs to the viewer's unpublished worries, which stand before all others. */
export type Place = { isPublished: boolean; at: Date; id: string }

/** Nine digits reach the year 5188: what lies beyond 9999 the database could not read. */
const FORM = /^([pu])([0-9a-z]{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const pack = (text: string) => Buffer.from(text).toString('base64url')
const unpack = (cursor: string) => Buffer.from(cursor, 'base64url').toString()

export const invalidCursor = () => invalidField('cursor', 'Invalid cursor')

export const writeCursor = ({ isPublished, at, id }: Place) =>
  pack(`${isPublished ? 'p' : 'u'}${at.getTime().toString(36)}.${id}`)

export function readCursor(cursor: string): Place {
  const [, part, at, id] = FORM.exec(unpack(cursor)) ?? []
  const time = new Date(Number.parseInt(at ?? '', 36))
  if (id === undefined || Number.isNaN(time.getTime())) throw invalidCursor()
  return { isPublished: part === 'p', at: time, id }
}

/** A place inside a block of the discovery feed: where the block begins, how much of it was shown, and whose worry stood before it. */
export type BlockPlace = { at: Date; id: string; shown: number; authorBefore: string | null }

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const BLOCK_FORM = new RegExp(`^d([0-9a-z]{1,9})\\.(${UUID})\\.(\\d{1,3})\\.(${UUID})?$`)

export const writeBlockCursor = ({ at, id, shown, authorBefore }: BlockPlace) =>
  pack(`d${at.getTime().toString(36)}.${id}.${shown}.${authorBefore ?? ''}`)

export function readBlockCursor(cursor: string): BlockPlace {
  const [, at, id, shown, authorBefore] = BLOCK_FORM.exec(unpack(cursor)) ?? []
  const time = new Date(Number.parseInt(at ?? '', 36))
  if (id === undefined || Number.isNaN(time.getTime())) throw invalidCursor()
  return { at: time, id, shown: Number(shown), authorBefore: authorBefore ?? null }
}
