import { useQuery } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { personName } from '@worrystone/community-ui'
import { LIMITS, mutesApi, type UserSummary } from '@worrystone/contracts'
import { emit, toast, useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'

const mutesQuery = () => query(mutesApi.list, { query: { limit: LIMITS.pageMax } })

/** Whether the member has muted this person; false while unknown. */
export function useMuted(userId: string): boolean {
  useEvent('person.hidden/1', () => void queryClient.invalidateQueries({ queryKey: [mutesApi.list.url] }))
  return useQuery(mutesQuery()).data?.people.some(({ user }) => user.id === userId) ?? false
}

export function useUnmute() {
  const t = useT()
  return useMutationWithToast({
    mutationFn: (user: UserSummary) => call(mutesApi.unmute, { params: { userId: user.id } }),
    onSuccess: (_, user) => {
      emit('person.hidden/1', { userId: user.id, isHidden: false })
      toast.success(t('{{name}} is no longer muted', { name: personName(user) }))
    },
    failure: t('Failed to unmute this person'),
  }).mutate
}
