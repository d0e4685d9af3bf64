import { call } from '@worrystone/api-client'
import { type CaseConcern, type CaseDetail, moderationApi } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Button, color, MetaRow, List as PlainList, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { updateCase } from './case.queries.ts'

/** Senders of concerns are anonymous; one who misuses them can still be restricted. */
export function CaseConcerns({ detail: { id, concerns } }: { detail: CaseDetail }) {
  return (
    <List>
      {concerns.map((concern) => (
        <li key={concern.id}>
          <Concern caseId={id} concern={concern} />
        </li>
      ))}
    </List>
  )
}

function Concern({ caseId, concern }: { caseId: string; concern: CaseConcern }) {
  const t = useT()
  const { dateTime, number } = useFormat()
  const { id, createdAt, hasMessage, isReported, sentLately, isSenderSuspended } = concern
  const suspend = useMutationWithToast({
    mutationFn: (isSuspended: boolean) =>
      call(moderationApi.suspendConcerns, { params: { id: caseId, concernId: id }, body: { isSuspended } }),
    onSuccess: (updated) => updateCase(updated),
    failure: t('This could not be changed'),
  })
  return (
    <>
      <Facts gap={4}>
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        <span>{hasMessage ? t('With a message to the person') : t('Without a message')}</span>
        {isReported && <b>{t('The message was reported')}</b>}
        <span>{t('By the same sender in 30 days: {{number}}', { number: number(sentLately) })}</span>
      </Facts>
      <Button kind="plain" size="s" busy={suspend.isPending} onClick={() => suspend.mutate(!isSenderSuspended)}>
        {isSenderSuspended ? t('Give “I’m worried” back to this sender') : t('Take “I’m worried” from this sender')}
      </Button>
    </>
  )
}

const List = styled(PlainList).attrs({ gap: 3 })`
  > li > button { margin-inline-start: calc(${space[3]} * -1); }
`

const Facts = styled(MetaRow)`
  > b { color: ${color.ink}; }
`
