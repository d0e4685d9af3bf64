import { call, queryClient } from '@worrystone/api-client'
import { Stars } from '@worrystone/community-ui'
import { type PracticeEntry, practiceApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Card, ConfirmDialog, Heading, IconButton, icons, MetaRow, Row, Stack, Text } from '@worrystone/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'

/** One session of an exercise with the member's own data. */
export function PracticeSession({ session }: { session: PracticeEntry }) {
  const t = useT()
  const { dateTime, number } = useFormat()
  const [isConfirming, setConfirming] = useState(false)
  const { title, isThere, exerciseId, startedAt, completed, currentStep, stepCount, minutes, before, after, rating, notes } =
    session

  const removal = useMutationWithToast({
    mutationFn: () => call(practiceApi.remove, { params: { id: session.id } }),
    failure: t('That did not work. Please try again.'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [practiceApi.history.url] })
      void queryClient.invalidateQueries({ queryKey: [practiceApi.summary.url] })
      toast.success(t('The entry is deleted'))
    },
    onSettled: () => setConfirming(false),
  })

  return (
    <Card>
      <Stack gap={2}>
        <Row justify="between" wrap={false} align="start">
          <Heading as="h3" lineHeight={1.3}>
            {isThere ? <Link to={`/wellness/exercises/${exerciseId}`}>{title}</Link> : title}
          </Heading>
          <IconButton
            size="s"
            label={t('Delete this entry')}
            icon={<icons.Trash2 size={18} />}
            onClick={() => setConfirming(true)}
          />
        </Row>
        <MetaRow as="p" gap={4}>
          <time dateTime={startedAt}>{dateTime(startedAt)}</time>
          {minutes > 0 && <span>{t('{{count}} minutes', { count: minutes })}</span>}
          <span>
            {completed
              ? t('Completed')
              : t('Up to step {{step}} of {{steps}}', { step: number(currentStep + 1), steps: number(stepCount) })}
          </span>
          {before !== null && after !== null && (
            <span>{t('From {{before}} to {{after}}', { before: number(before), after: number(after) })}</span>
          )}
          {rating !== null && <Stars value={rating} />}
        </MetaRow>
        {notes && (
          <Text preLine dir="auto">
            {notes}
          </Text>
        )}
      </Stack>
      <ConfirmDialog
        open={isConfirming}
        title={t('Delete this entry?')}
        body={t('Your notes and figures of this time are deleted for good.')}
        confirmLabel={t('Delete')}
        danger
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onCancel={() => setConfirming(false)}
      />
    </Card>
  )
}
