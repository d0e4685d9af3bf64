import { useMutation } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { type NotificationPreferences, notificationsApi, type PreferencesChange } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { preferencesQuery } from '../../shared/preferences.queries.ts'

const TOAST_MS = 3_000
const { queryKey } = preferencesQuery()
const change = (part: PreferencesChange) =>
  queryClient.setQueryData<NotificationPreferences>(
    queryKey,
    (cached) => cached && ({ ...cached, ...part } as NotificationPreferences),
  )

/** Saves one part at once: an optimistic update with rollback. */
export function useSavePreferences() {
  const t = useT()
  const errorToast = useErrorToast()
  return useMutation({
    mutationFn: (part: PreferencesChange) => call(notificationsApi.update, { body: part }),
    // In order, so that the last change wins.
    scope: { id: 'notification-preferences' },
    onMutate: async (part) => {
      await queryClient.cancelQueries({ queryKey })
      const previous = queryClient.getQueryData<NotificationPreferences>(queryKey)
      change(part)
      return previous
    },
    onSuccess: () => emit('toast/1', { kind: 'success', message: t('Preferences updated successfully!'), duration: TOAST_MS }),
    onError: (error, part, previous) => {
      const now = queryClient.getQueryData<NotificationPreferences>(queryKey)
      const names = Object.keys(part) as (keyof NotificationPreferences)[]
      // A later change of the same part has its own request.
      const restored = names.filter((name) => previous && now?.[name] === part[name]).map((name) => [name, previous?.[name]])
      change(Object.fromEntries(restored))
      errorToast.show(error, t('Failed to update preferences'))
      // The request may have arrived all the same.
      void queryClient.invalidateQueries({ queryKey })
    },
  }).mutate
}
