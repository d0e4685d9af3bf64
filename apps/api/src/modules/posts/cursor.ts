import { invalidField } from '../../http/app-error.ts'

/** A position in a list: its key, and whether that belongs to the viewer's unpublished worries, which come first. */
export type Position = { isPublished: boolean; at: Date; id: string }

/** Nine digits reach the year 5188; the database reads years up to 9999. */
const FORM = /^([pu])([0-9a-z]{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const pack = (text: string) => Buffer.from(text).toString('base64url')
const unpack = (cursor: string) => Buffer.from(cursor, 'base64url').toString()

const invalidCursor = () => invalidField('cursor', 'Invalid cursor')

export const writeCursor = ({ isPublished, at, id }: Position) =>
  pack(`${isPublished ? 'p' : 'u'}${at.getTime().toString(36)}.${id}`)

export function readCursor(cursor: string): Position {
  const [, part, at, id] = FORM.exec(unpack(cursor)) ?? []
  const time = new Date(Number.parseInt(at ?? '', 36))
  if (id === undefined || Number.isNaN(time.getTime())) throw invalidCursor()
  return { isPublished: part === 'p', at: time, id }
}

/** A position inside a batch of the discovery feed: the batch's start, the number of worries already returned, and the author before it. */
export type BatchPosition = { at: Date; id: string; shown: number; authorBefore: string | null }

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const BATCH_FORM = new RegExp(`^d([0-9a-z]{1,9})\\.(${UUID})\\.(\\d{1,3})\\.(${UUID})?$`)

const writeBatchPosition = ({ at, id, shown, authorBefore }: BatchPosition) =>
  pack(`d${at.getTime().toString(36)}.${id}.${shown}.${authorBefore ?? ''}`)

function readBatchPosition(packed: string): BatchPosition {
  const [, at, id, shown, authorBefore] = BATCH_FORM.exec(unpack(packed)) ?? []
  const time = new Date(Number.parseInt(at ?? '', 36))
  if (id === undefined || Number.isNaN(time.getTime())) throw invalidCursor()
  return { at: time, id, shown: Number(shown), authorBefore: authorBefore ?? null }
}

/**
 * A position in the discovery feed: the worries at the top, how many of them were returned, and the position below them. Their ids are
 * part of the cursor, because similar worries change between pages, and nothing may repeat or be skipped.
 */
export type DiscoveryPosition = { first: string[]; shown: number; below: BatchPosition | undefined }

/** The maximum number of similar worries at the top; their ids make the cursor long. */
export const MAX_FIRST = 20

const BYTES = 16
const idsOf = (packed: string) => {
  const bytes = Buffer.from(packed, 'base64url')
  return Array.from({ length: bytes.length / BYTES }, (_, i) =>
    bytes
      .subarray(i * BYTES, (i + 1) * BYTES)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
}
const packIds = (ids: string[]) => Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url')

const DISCOVERY_FORM = /^([\w-]*)(?:\.(\d{1,2})\.((?:[\w-]{22})[\w-]*))?$/

export function writeDiscoveryCursor({ first, shown, below }: DiscoveryPosition) {
  const position = below ? writeBatchPosition(below) : ''
  return first.length === 0 ? position : `${position}.${shown}.${packIds(first)}`
}

export function readDiscoveryCursor(cursor: string): DiscoveryPosition {
  const [, position = '', shown = '0', packed = ''] = DISCOVERY_FORM.exec(cursor) ?? []
  const first = idsOf(packed)
  if ((position === '' && first.length === 0) || first.length > MAX_FIRST || Number(shown) > first.length) throw invalidCursor()
  return { first, shown: Number(shown), below: position === '' ? undefined : readBatchPosition(position) }
}
