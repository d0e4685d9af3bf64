import type { DeletionReceipt, RemovedKind } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Table } from '@worrystone/ui'

/** What a receipt says, as a table. */
export function ReceiptFacts({ receipt }: { receipt: DeletionReceipt }) {
  const t = useT()
  const { number, dateTime } = useFormat()
  const names = useRemovedNames()
  return (
    <Table>
      <tbody>
        <Fact name={t('Number')}>
          <bdi>{receipt.number}</bdi>
        </Fact>
        <Fact name={t('Site')}>
          <bdi>{receipt.site}</bdi>
        </Fact>
        <Fact name={t('Deletion asked for')}>{dateTime(receipt.requestedAt)}</Fact>
        <Fact name={t('Deleted')}>{dateTime(receipt.erasedAt)}</Fact>
        {receipt.removed.map(({ what, count }) => (
          <Fact key={what} name={names[what]}>
            {number(count)}
          </Fact>
        ))}
      </tbody>
    </Table>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{children}</td>
  </tr>
)

function useRemovedNames(): Record<RemovedKind, string> {
  const t = useT()
  return {
    account: t('Account'),
    picture: t('Profile picture'),
    worries: t('Worries'),
    comments: t('Comments, removed or emptied'),
    stories: t('Stories of what helped'),
    support: t('Support and Me too'),
    follows: t('People followed'),
    notifications: t('Notifications'),
    wellness: t('Exercises and opinions about them'),
    reports: t('Reports'),
    'sign-ins': t('Sign-ins'),
    payments: t('Subscriptions and payments'),
    other: t('Settings and other entries'),
  }
}
