import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageHeader } from '@worrystone/remote-kit/bundled'
import { PageColumn, Section } from '@worrystone/ui'
import { useLocation } from 'react-router-dom'
import { ReceiptCheck } from '../features/receipt/receipt-check.tsx'
import { ReceiptLookup } from '../features/receipt/receipt-lookup.tsx'

/** Receipts of deleted accounts, for everybody who has a number or a file. The number is after `#`, which browsers do not send. */
export function ReceiptPage() {
  const t = useT()
  const { hash } = useLocation()
  usePageTitle(t('Receipt of a deletion'))
  return (
    <PageColumn>
      <PageHeader title={t('Receipt of a deletion')}>
        {t('It says what was removed and when. It holds no name: only the number belongs to you.')}
      </PageHeader>
      <ReceiptLookup key={hash} initial={hash.slice(1)} />
      <Section title={t('Check a receipt that you saved')}>
        <ReceiptCheck />
      </Section>
    </PageColumn>
  )
}
