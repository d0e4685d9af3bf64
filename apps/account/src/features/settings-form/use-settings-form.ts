import { useQuery } from '@tanstack/react-query'
import { ApiError, call, queryClient } from '@worrystone/api-client'
import { type PreferencesChange, preferencesApi, profilesApi, type User } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit'
import { session } from '@worrystone/session'
import { defaultPrivacy } from '@worrystone/session/default-privacy'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { mayGoOn } from '../../shared/help-first.ts'
import { preferencesQuery } from '../../shared/preferences.queries.ts'
import { keptChanges } from './kept-changes.ts'
import {
  byPlace,
  type Changes,
  firstPerField,
  formOf,
  type Problems,
  problemsOf,
  profileOf,
  type Settings,
  settledBy,
  unsaved,
} from './settings.ts'

/**
 * The settings with what was changed in them. Nothing is sent before `save`; until then each change is kept on this device. What could not
 * be saved stays changed, and what was saved is not sent again.
 */
export function useSettingsForm(user: User, page: RefObject<HTMLElement | null>) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { data, error, refetch } = useQuery(preferencesQuery())
  const [privacyLevel, setPrivacyLevel] = useState(() => defaultPrivacy.of(user.id))
  const [changes, setChanges] = useState<Changes>(() => keptChanges.read(user.id))
  const latest = useRef(changes)
  const [refused, setRefused] = useState<Problems>({})
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)

  const saved = {
    ...profileOf(user),
    privacyLevel,
    emailNotifications: data?.emailNotifications,
    pushNotifications: data?.pushNotifications,
  }
  const open = unsaved(changes, saved as Settings)
  const problems: Problems = { ...(attempts > 0 && problemsOf(byPlace(open).profile)), ...refused }

  useEffect(() => {
    if (attempts > 0) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts, page])

  function keep(next: Changes) {
    latest.current = next
    setChanges(next)
    keptChanges.write(user.id, next)
  }

  function change(part: Changes) {
    setRefused((found) => Object.fromEntries(Object.entries(found).filter(([name]) => !(name in part))))
    keep({ ...latest.current, ...part })
  }

  /** Saved, it is no change any more, unless it was changed again meanwhile. */
  function settle(sent: Changes) {
    const isOpen = ([name, value]: [string, unknown]) => sent[name as keyof Changes] !== value
    keep(Object.fromEntries(Object.entries(latest.current).filter(isOpen)))
  }

  async function saveProfile(part: Changes) {
    session.setUser(await call(profilesApi.change, { body: formOf(part) }))
    settle(settledBy(part, latest.current))
    // Worries and comments carry the name of their author.
    if ('displayName' in part) void queryClient.invalidateQueries()
  }
  async function savePreferences(part: Changes) {
    const next = await call(preferencesApi.prefer, { body: part as PreferencesChange })
    queryClient.setQueryData(preferencesQuery().queryKey, next)
    settle(part)
  }
  async function keepHere(part: Changes) {
    if (!part.privacyLevel) return
    if (!defaultPrivacy.keep(user.id, part.privacyLevel)) throw new Error('this browser keeps nothing')
    setPrivacyLevel(part.privacyLevel)
    settle(part)
  }

  async function save() {
    if (isBusy) return
    const { profile, preferences, device } = byPlace(open)
    setRefused({})
    if (Object.keys(problemsOf(profile)).length > 0) return setAttempts((count) => count + 1)
    if (profile.bio && !(await mayGoOn([profile.bio], 'bio'))) return
    setBusy(true)
    const outcomes = await Promise.allSettled([
      isEmpty(profile) ? undefined : saveProfile(profile),
      isEmpty(preferences) ? undefined : savePreferences(preferences),
      keepHere(device),
    ])
    setBusy(false)
    const failure = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failure) fail(failure.reason)
    else toast.success(t('Settings saved successfully!'))
  }

  function fail(reason: unknown) {
    const wrong = reason instanceof ApiError ? firstPerField(reason.details) : {}
    setRefused(wrong)
    setAttempts((count) => count + 1)
    const plain = t('Failed to save settings. Please try again.')
    toast.error(isEmpty(wrong) ? errorMessage(reason, plain) : plain, { isRetryable: true })
  }

  return {
    values: { ...saved, ...changes },
    problems,
    /** Undefined while they are on their way, or could not be had. */
    preferences: { data, error, retry: () => void refetch() },
    isChanged: !isEmpty(open),
    isBusy,
    change,
    save: () => void save(),
    discard: () => {
      setRefused({})
      setAttempts(0)
      keep({})
    },
  }
}

const isEmpty = (part: object) => Object.keys(part).length === 0
