import { useMutation, useQuery } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { LIMITS, mutesApi, type UserSummary } from '@worrystone/contracts'
import { emit, toast, useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { personName } from '../../shared/person-link.tsx'

const mutesQuery = () => query(mutesApi.list, { query: { limit: LIMITS.pageMax } })

/** Whether the member has muted this person; false while unknown. */
export function useMuted(userId: string): boolean {
  useEvent('person.hidden/1', () => void queryClient.invalidateQueries({ queryKey: [mutesApi.list.url] }))
  return useQuery(mutesQuery()).data?.people.some(({ user }) => user.id === userId) ?? false
}

export function useUnmute() {
  const t = useT()
  const errorToast = useErrorToast()
  return useMutation({
    mutationFn: (user: UserSummary) => call(mutesApi.unmute, { params: { userId: user.id } }),
    onSuccess: (_, user) => {
      emit('person.hidden/1', { userId: user.id, isHidden: false })
      toast.success(t('{{name}} is no longer muted', { name: personName(user) }))
    },
    onError: (error) => errorToast.show(error, t('Failed to unmute this person')),
  }).mutate
}
