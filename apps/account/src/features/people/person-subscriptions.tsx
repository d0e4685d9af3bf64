import { useQuery } from '@tanstack/react-query'
import type { PersonSearchResult, SubscriptionRecord } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Badge, color, Empty, font, icons, Row, SectionCard, Skeleton, Stack, Text } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useTierNames } from '../../shared/tier-names.ts'
import { PaymentList } from './payment-list.tsx'
import { subscriptionRecordsQuery } from './people.queries.ts'
import { SelectableId } from './selectable-id.ts'
import { useSubscriptionStates } from './subscription-states.ts'

/** A person's subscriptions and payments. */
export function PersonSubscriptions({ person }: { person: PersonSearchResult }) {
  const t = useT()
  return (
    <SectionCard title={t('Subscriptions')} level="h3" tabIndex={-1}>
      <QueryView
        query={useQuery(subscriptionRecordsQuery(person.id))}
        failure={t('This part could not be loaded')}
        skeleton={<Skeleton lines={3} height="2.75rem" />}
      >
        {({ subscriptions }) =>
          subscriptions.length === 0 ? (
            <Empty glyph={<icons.FileText size={48} />} title={t('No subscription so far.')} />
          ) : (
            subscriptions.map((record) => <RecordPart key={record.id} record={record} person={person} />)
          )
        }
      </QueryView>
    </SectionCard>
  )
}

function RecordPart({ record, person }: { record: SubscriptionRecord; person: PersonSearchResult }) {
  const t = useT()
  const names = useTierNames()
  const states = useSubscriptionStates()
  const plan = record.tier ? names[record.tier] : t('A plan that is not sold here')
  return (
    <SubscriptionPart as="section" gap={1}>
      <Row gap={2}>
        <h4>{plan}</h4>
        <Badge kind={record.status === 'past_due' || record.status === 'unpaid' ? 'accent' : 'calm'}>
          {states[record.status]}
        </Badge>
        {record.isRefunded && <Badge kind="danger">{t('Given back')}</Badge>}
      </Row>
      <Dates record={record} />
      <Text as="small" size="s" tone="inkSoft">
        <bdi dir="ltr">
          {record.provider} <SelectableId>{record.id}</SelectableId>
        </bdi>
      </Text>
      {record.payments.length > 0 && <PaymentList payments={record.payments} person={person} />}
    </SubscriptionPart>
  )
}

/** Only dates in the future, or how it ended. */
function Dates({ record: { status, renewsAt, endsAt, trialEndsAt } }: { record: SubscriptionRecord }) {
  const t = useT()
  const format = useFormat()
  const lines: string[] = []
  if (status === 'on_trial' && trialEndsAt) lines.push(t('Trial ends on {{date}}', { date: format.date(trialEndsAt) }))
  if (endsAt && status === 'expired') lines.push(t('Ended on {{date}}', { date: format.date(endsAt) }))
  else if (endsAt) lines.push(t('Ends on {{date}}', { date: format.date(endsAt) }))
  else if (renewsAt && status !== 'expired') lines.push(t('Renews on {{date}}', { date: format.date(renewsAt) }))
  return lines.map((line) => <span key={line}>{line}</span>)
}

const SubscriptionPart = styled(Stack)`
  padding-block-start: 1rem;
  border-block-start: 1px solid ${color.line};
  h4 { margin: 0; font-size: ${font.size.m}; }
`
