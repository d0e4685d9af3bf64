import { invalidField } from '../../http/app-error.ts'

/** A position in the hits of a search: texts that were published later are left out, so that nothing moves between two pages. */
type SearchPosition = { before: Date; shown: number }

const FORM = /^s([0-9a-z]{1,9})\.(\d{1,3})$/

export const writeCursor = ({ before, shown }: SearchPosition) =>
  Buffer.from(`s${before.getTime().toString(36)}.${shown}`).toString('base64url')

export function readCursor(cursor: string): SearchPosition {
  const [, at = '', shown = ''] = FORM.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const before = new Date(Number.parseInt(at, 36))
  if (Number.isNaN(before.getTime())) throw invalidField('cursor', 'Invalid cursor')
  return { before, shown: Number(shown) }
}
