import { useQuery } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { type EarlierWorries as Choice, followsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { QueryView, useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Card, Switch } from '@worrystone/ui'

const earlierWorries = () => query(followsApi.earlierWorries, {})

/** Whether whom one follows next sees earlier worries for friends. Saved at once. */
export function EarlierWorries() {
  const t = useT()
  const choice = useQuery(earlierWorries())
  const save = useMutationWithToast({
    mutationFn: (shows: boolean) => call(followsApi.chooseEarlierWorries, { body: { shows } }),
    scope: { id: 'earlier-worries' },
    onSuccess: (chosen) => queryClient.setQueryData(earlierWorries().queryKey, chosen),
    failure: t('This could not be saved'),
  })
  const card = (data?: Choice) => (
    <Card as="div">
      <Switch
        label={t('People you follow next can read your earlier worries for friends')}
        hint={t('Whom you follow already keeps what they can read. Saved at once.')}
        disabled={!data}
        checked={save.isPending ? save.variables : (data?.shows ?? true)}
        onChange={({ target }) => save.mutate(target.checked)}
      />
    </Card>
  )
  return (
    <QueryView query={choice} failure={t('Failed to load preferences')} skeleton={card()}>
      {card}
    </QueryView>
  )
}
