import { useMutation } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { followsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Dialog, FieldError, Stack, Text } from '@worrystone/ui'

const earlierWorries = () => query(followsApi.earlierWorries, {}, { retries: 0, timeoutMs: 3_000 })

/** Whether a follow would show earlier worries for friends to somebody, and its author was never asked. Without an answer nobody is kept from following. */
export const isQuestionNeeded = async (): Promise<boolean> => {
  try {
    const { shows, count } = await queryClient.fetchQuery({ ...earlierWorries(), staleTime: 60_000 })
    return shows === null && count > 0
  } catch {
    return false
  }
}

type Props = { name: string; onAnswered: () => void; onClose: () => void }

/** Asked once, before a first follow that shows earlier worries for friends. The answer holds for later follows. */
export function FollowQuestion({ name, onAnswered, onClose }: Props) {
  const t = useT()
  const choose = useMutation({
    mutationFn: (shows: boolean) => call(followsApi.chooseEarlierWorries, { body: { shows } }),
    onSuccess: (chosen) => {
      queryClient.setQueryData(earlierWorries().queryKey, chosen)
      onAnswered()
    },
  })
  const isBusy = (shows: boolean) => choose.isPending && choose.variables === shows
  return (
    <Dialog
      open
      title={t('Show {{name}} your earlier worries too?', { name })}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" busy={isBusy(true)} onClick={() => choose.mutate(true)}>
            {t('Show earlier ones too')}
          </Button>
          <Button busy={isBusy(false)} onClick={() => choose.mutate(false)}>
            {t('Only from now on')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>
          {t(
            'You have shared worries with friends. Friends are the people you follow, so {{name}} will be able to read those worries.',
            {
              name,
            },
          )}
        </Text>
        <Text size="s" tone="inkSoft">
          {t('Your answer also counts for people you follow later. You can change it in the settings, under Privacy.')}
        </Text>
        {choose.isError && <FieldError>{t('This could not be saved')}</FieldError>}
      </Stack>
    </Dialog>
  )
}
