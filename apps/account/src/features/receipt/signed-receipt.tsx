import { useQuery } from '@tanstack/react-query'
import type { SignatureStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { QueryView, saveAsFile } from '@worrystone/remote-kit/bundled'
import { Banner, Button, Heading, icons, Panel, Row, Skeleton, Stack } from '@worrystone/ui'
import { parseReceipt, receiptKeyQuery, verifyReceipt } from './receipt.queries.ts'
import { ReceiptFacts } from './receipt-facts.tsx'

/** A receipt with the result of its verification, to print and to save. */
export function SignedReceipt({ signed }: { signed: string }) {
  const t = useT()
  const key = useQuery(receiptKeyQuery)
  const receipt = parseReceipt(signed)
  if (!receipt) return <Banner kind="warning">{t('This is not a receipt of a deletion, or a part of it is missing.')}</Banner>
  return (
    <QueryView
      query={key}
      failure={t('The key that verifies receipts could not be loaded.')}
      skeleton={<Skeleton height="16rem" />}
    >
      {({ publicKey }) => (
        <Stack gap={4}>
          <VerificationResult signed={signed} publicKey={publicKey} />
          <Panel bordered tone="surface" data-printed>
            <Heading size="l">{t('Receipt of a deletion')}</Heading>
            <ReceiptFacts receipt={receipt} />
          </Panel>
          <Row gap={2}>
            <Button kind="quiet" onClick={() => print()}>
              <icons.Printer size={18} />
              {t('Print')}
            </Button>
            <Button
              kind="quiet"
              onClick={() => saveAsFile({ name: `receipt-${receipt.number}.json`, text: signed, type: 'application/json' })}
            >
              <icons.Download size={18} />
              {t('Save as a file')}
            </Button>
          </Row>
        </Stack>
      )}
    </QueryView>
  )
}

function VerificationResult({ signed, publicKey }: { signed: string; publicKey: string }) {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['receipt-verification', signed, publicKey],
    queryFn: () => verifyReceipt(signed, publicKey),
  })
  const texts: Record<SignatureStatus, string> = {
    verified: t('This site signed this receipt, and nothing in it was changed.'),
    forged: t('This receipt was changed, or another site signed it.'),
    unverifiable: t('This browser cannot verify signatures. Please try a newer one.'),
  }
  if (!data) return <Skeleton height="3.5rem" />
  return <Banner kind={data === 'verified' ? 'success' : 'warning'}>{texts[data]}</Banner>
}
