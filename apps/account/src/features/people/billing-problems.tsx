import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { BillingProblem } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { List, SectionCard, Skeleton, Stack, Text } from '@worrystone/ui'
import { PagedList } from '../../shared/paged-list.tsx'
import { formatAmount } from './format-amount.ts'
import { SelectableId } from './selectable-id.ts'

/** Payments that need attention; renders nothing when there are none. */
export function BillingProblems({ problems }: { problems: UseInfiniteQueryResult<BillingProblem[], Error> }) {
  const t = useT()
  if (problems.data?.length === 0) return null
  return (
    <SectionCard title={t('Payments that need a look')} tabIndex={-1}>
      <PagedList
        query={problems}
        failure={t('This part could not be loaded')}
        skeleton={<Skeleton lines={3} height="4.5rem" />}
        empty={null}
      >
        {(items) => (
          <List divided>
            {items.map((problem) => (
              <BillingProblemEntry key={problem.id} problem={problem} />
            ))}
          </List>
        )}
      </PagedList>
    </SectionCard>
  )
}

function BillingProblemEntry({ problem: { kind, subscriptionId, amount, currency, at } }: { problem: BillingProblem }) {
  const t = useT()
  const format = useFormat()
  const { locale } = useLanguage()
  const sentences = useProblemSentences()
  return (
    <Stack as="li" gap={1}>
      <span>{sentences[kind]}</span>
      <Text as="small" size="s" tone="inkSoft">
        {subscriptionId && (
          <>
            {t('Subscription')} <SelectableId dir="ltr">{subscriptionId}</SelectableId>
            {' · '}
          </>
        )}
        {amount !== null && currency !== null && (
          <>
            <bdi>{formatAmount(locale, amount, currency)}</bdi>
            {' · '}
          </>
        )}
        <time dateTime={at}>{format.dateTime(at)}</time>
      </Text>
    </Stack>
  )
}

/** What happened, and what an admin can do. */
function useProblemSentences(): Record<BillingProblem['kind'], string> {
  const t = useT()
  return {
    'unknown-user': t(
      'Somebody paid, but no verified account has this address. The payment provider knows it: please ask the person to confirm it here, or give the money back there.',
    ),
    'unknown-variant': t(
      'Somebody bought something that is not a plan of this site. Please check the numbers of the variants in the server settings.',
    ),
    'wrong-amount': t(
      'Somebody paid another amount than the catalogue says. Please compare the prices at the payment provider with those of this site.',
    ),
    'cancel-waits': t(
      'The subscription of a deleted account, or one that was given back, is not cancelled yet. This is tried again for 14 days; if it stays here, please cancel it at the payment provider.',
    ),
    refused: t(
      'A message about a payment was forged or could not be read. Please check that the webhook secret is the same here and at the payment provider.',
    ),
  }
}
