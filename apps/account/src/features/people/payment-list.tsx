import { call } from '@worrystone/api-client'
import { personName, useReauthentication } from '@worrystone/community-ui'
import { billingApi, type Payment, type PersonSearchResult } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { ActionDialog } from '@worrystone/remote-kit/bundled'
import { Badge, Button, breakpoint, color, List, space, Text } from '@worrystone/ui'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatAmount } from './format-amount.ts'
import { updatePayment } from './people.queries.ts'
import { usePaymentReasons, usePaymentStates } from './subscription-states.ts'

/** The payments of a subscription; an admin can refund each. */
export function PaymentList({ payments, person }: { payments: Payment[]; person: PersonSearchResult }) {
  const t = useT()
  const { locale } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const [refunding, setRefunding] = useState<Payment | null>(null)
  const reauthentication = useReauthentication()

  function onRefunded(payment: Payment) {
    updatePayment(person.id, payment)
    if (payment.status === 'refunded') toast.success(t('The payment is given back.'))
    else toast.info(t('The payment provider was asked to give the payment back.'))
    // The button is removed: the focus moves to the list.
    requestAnimationFrame(() => list.current?.focus({ preventScroll: true }))
  }

  return (
    <>
      <List divided ref={list} tabIndex={-1} style={{ outline: 'none' }} aria-label={t('Payments')}>
        {payments.map((payment) => (
          <PaymentEntry key={payment.id} payment={payment} onRefund={() => setRefunding(payment)} />
        ))}
      </List>
      {refunding && (
        <ActionDialog
          title={t('Give back {{amount}} to {{name}}?', {
            amount: formatAmount(locale, refunding.amount, refunding.currency),
            name: `\u2068${personName(person)}\u2069`,
          })}
          body={t('Access ends at once.')}
          confirmLabel={t('Give back')}
          danger
          action={() =>
            reauthentication.run(() => call(billingApi.refund, { params: { paymentId: refunding.id } }, { retries: 0 }))
          }
          failure={t('That did not work. Please try again.')}
          onSuccess={onRefunded}
          onClose={() => setRefunding(null)}
        />
      )}
      {reauthentication.prompt}
    </>
  )
}

function PaymentEntry({ payment, onRefund }: { payment: Payment; onRefund: () => void }) {
  const t = useT()
  const format = useFormat()
  const { locale } = useLanguage()
  const states = usePaymentStates()
  const reasons = usePaymentReasons()
  const amount = formatAmount(locale, payment.amount, payment.currency)
  const date = format.date(payment.paidAt)
  return (
    <Line>
      <span>
        <time dateTime={payment.paidAt}>{date}</time>
        <Text as="small" size="s" tone="inkSoft">
          {reasons[payment.reason]}
        </Text>
      </span>
      <span>
        <b>
          <bdi>{amount}</bdi>
        </b>
        <Text as="small" size="s" tone="inkSoft">
          {states[payment.status]}
        </Text>
      </span>
      {payment.status === 'paid' ? (
        <Button kind="quiet" size="s" aria-label={`${t('Give back')}: ${amount}, ${date}`} onClick={onRefund}>
          {t('Give back')}
        </Button>
      ) : null}
      {payment.isExpected ? null : <Unexpected kind="accent">{t('Other amount than the catalogue says')}</Unexpected>}
    </Line>
  )
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  color: ${color.ink};
  > span { display: flex; flex-direction: column; }
  b { font-weight: 650; font-variant-numeric: tabular-nums; }
  > button { justify-self: end; }
  time, b { white-space: nowrap; }
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > button { grid-column: 1 / -1; justify-self: start; margin-block-start: ${space[1]}; }
  }
`

const Unexpected = styled(Badge)`
  grid-column: 1 / -1;
  justify-self: start;
  white-space: normal;
`
