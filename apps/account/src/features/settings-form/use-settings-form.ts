import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { type PreferencesChange, preferencesApi, profilesApi, type User } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { serverFieldErrors, storedDraft, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { session } from '@worrystone/session'
import { defaultPrivacy } from '@worrystone/session/default-privacy'
import { useState } from 'react'
import { confirmHelpOffer } from '../../shared/help-offer.ts'
import { preferencesQuery } from '../../shared/preferences.queries.ts'
import {
  groupByTarget,
  profileBody,
  profileErrors,
  profileOf,
  type Settings,
  SettingsChanges,
  settledProfile,
  unsavedChanges,
} from './settings.ts'

/**
 * The settings with their unsaved changes. Nothing is sent before `save`; until then each change is kept on this device. A change that
 * could not be saved stays unsaved, and a saved one is not sent again.
 */
export function useSettingsForm(user: User) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { data, error, refetch } = useQuery(preferencesQuery())
  const [privacyLevel, setPrivacyLevel] = useState(() => defaultPrivacy.read(user.id))
  const saved = {
    ...profileOf(user),
    privacyLevel,
    emailNotifications: data?.emailNotifications,
    pushNotifications: data?.pushNotifications,
  }
  const unsaved = (values: Settings) => unsavedChanges(values, saved as Settings)

  const { form, ...settings } = useForm<Settings>({
    initial: saved as Settings,
    draft: storedDraft({ storage: 'localStorage', key: `worrystone_settings_draft/${user.id}`, schema: SettingsChanges }),
    validate: (values) => profileErrors(groupByTarget(unsaved(values)).profile),
    confirm: async (values) => {
      const { bio } = unsaved(values)
      return !bio || (await confirmHelpOffer([bio], 'bio')) ? 'submit' : undefined
    },
    onSubmit: async (values) => {
      const { profile, preferences, device } = groupByTarget(unsaved(values))
      const outcomes = await Promise.allSettled([
        isEmpty(profile) ? undefined : saveProfile(profile, values),
        isEmpty(preferences) ? undefined : savePreferences(preferences),
        saveOnDevice(device),
      ])
      const failure = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failure) throw failure.reason
      toast.success(t('Settings saved successfully!'))
      return undefined
    },
    onError: (failure, values) => {
      const errors = serverFieldErrors(failure, values)
      const message = t('Failed to save settings. Please try again.')
      toast.error(isEmpty(errors) ? errorMessage(failure, message) : message, { isRetryable: true })
      return errors
    },
  })
  const { markSaved, reset } = settings

  async function saveProfile(changes: SettingsChanges, values: Settings) {
    session.setUser(await call(profilesApi.update, { body: profileBody(changes) }))
    markSaved(settledProfile(changes, values))
    // Worries and comments show the name of their author.
    if ('displayName' in changes) void queryClient.invalidateQueries()
  }
  async function savePreferences(changes: SettingsChanges) {
    const preferences = await call(preferencesApi.update, { body: changes as PreferencesChange })
    queryClient.setQueryData(preferencesQuery().queryKey, preferences)
    markSaved(changes)
  }
  async function saveOnDevice(changes: SettingsChanges) {
    if (!changes.privacyLevel) return
    if (!defaultPrivacy.write(user.id, changes.privacyLevel)) throw new Error('this browser keeps nothing')
    setPrivacyLevel(changes.privacyLevel)
    markSaved(changes)
  }

  return {
    ...settings,
    ref: form.ref,
    /** Undefined while they load, and after a failure. */
    preferences: { data, error, retry: () => void refetch() },
    isChanged: !isEmpty(unsaved(settings.values)),
    save: () => void settings.submit(),
    discard: reset,
  }
}

const isEmpty = (part: object) => Object.keys(part).length === 0
