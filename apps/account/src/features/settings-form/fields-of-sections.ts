import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** The sections whose changes wait for 'Save Changes', with the fields that the form or the server may refuse. */
const FIELDS: Record<string, readonly string[]> = {
  profile: ['displayName', 'bio'],
  notifications: [],
  privacy: [],
  location: ['country', 'region', 'city'],
}

/** The sections on screen: `all`, one, or none in the list of sections. */
export type ShownSection = string | undefined

export const savesIn = (section: ShownSection) => section === 'all' || (section !== undefined && section in FIELDS)

type Saving = { section: ShownSection; errors: Record<string, unknown>; onSave: () => void }

/** Saves, and leads to the section of a refused field where that is not on screen. */
export function useSaveFromAnySection({ section, errors, onSave }: Saving): () => void {
  const navigate = useNavigate()
  const isSaving = useRef(false)
  const refused = Object.keys(FIELDS).find((id) => FIELDS[id]?.some((field) => errors[field]))
  useEffect(() => {
    if (!isSaving.current || refused === undefined) return
    isSaving.current = false
    if (section !== 'all' && section !== refused) void navigate({ hash: refused })
  }, [refused, section, navigate])
  return () => {
    isSaving.current = true
    onSave()
  }
}
