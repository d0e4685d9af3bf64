import type { ResourceChange, ResourceCorrectionForm } from '@worrystone/contracts'
import { LanguageCode } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import type { ResourceCorrection } from '../../db/tables.ts'
import { badRequest, notFound } from '../../http/app-error.ts'
import { presentSummary } from '../users/index.ts'
import type { ChangeRow, CorrectionStore } from './correction-store.ts'
import type { Directories } from './directories.ts'
import type { DirectoryEntry } from './directory.ts'

type Options = { database: Pick<Database, 'tx'>; directories: Directories; corrections: CorrectionStore; now: () => Date }
type Correcting = { id: string; language: LanguageCode; who: string; form: ResourceCorrectionForm }

/** Corrections of entries by admins. */
export function resourceEditing({ database, directories, corrections, now }: Options) {
  async function find(id: string, language: LanguageCode): Promise<DirectoryEntry> {
    const { entries } = await directories.in(language)
    const entry = entries.get(id)
    if (!entry) throw notFound()
    return entry
  }

  return {
    find,

    async correct({ id, language, who, form: { reason, ...form } }: Correcting): Promise<DirectoryEntry> {
      const { isHelpline } = await find(id, language)
      if (isHelpline) throw badRequest('Helplines are corrected in their own list, so that every page says the same')
      await database.tx(async () => {
        const previousCorrection = await corrections.lock(id)
        const correction = withChange(previousCorrection, form, language)
        if (changedFields(previousCorrection, correction).length === 0) throw badRequest('Nothing is changed yet')
        await corrections.add({ resourceId: id, who, correction, reason, at: now() })
      })
      directories.invalidate()
      return find(id, language)
    },
  }
}
export type ResourceEditing = ReturnType<typeof resourceEditing>

/** `null` removes a correction; omitted fields do not change. */
function withChange(
  before: ResourceCorrection,
  { isHidden, description, ...fields }: Omit<ResourceCorrectionForm, 'reason'>,
  language: LanguageCode,
): ResourceCorrection {
  const descriptions = { ...before.descriptions, ...(description !== undefined && { [language]: description }) }
  const hidden = isHidden ?? before.isHidden
  return {
    ...withoutNulls({ ...before, ...fields }),
    descriptions: withoutNulls(descriptions),
    isHidden: hidden || undefined,
  } as ResourceCorrection
}

const withoutNulls = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))

const FIELDS = ['title', 'url', 'cost'] as const

/** The fields that differ between two corrections of an entry. */
function changedFields(before: ResourceCorrection, after: ResourceCorrection): ResourceChange['fields'] {
  const descriptionOf = (correction: ResourceCorrection, code: LanguageCode) => correction.descriptions?.[code]
  const wasHidden = before.isHidden ?? false
  const isHidden = after.isHidden ?? false
  return [
    ...FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
      field,
      language: null,
      to: after[field] ?? null,
    })),
    ...LanguageCode.options
      .filter((code) => descriptionOf(before, code) !== descriptionOf(after, code))
      .map((language) => ({ field: 'description' as const, language, to: descriptionOf(after, language) ?? null })),
    ...(wasHidden === isHidden ? [] : [{ field: 'isHidden' as const, language: null, to: isHidden }]),
  ]
}

export const presentChange = (
  { id, resource_id, by, correction, before, reason, at }: ChangeRow,
  title: string,
): ResourceChange => ({
  id,
  resourceId: resource_id,
  title,
  by: by && presentSummary(by),
  fields: changedFields(before ?? {}, correction),
  reason,
  at: at.toISOString(),
})
