import { useT } from '@worrystone/i18n'
import { Button, lazyPart } from '@worrystone/ui'
import { useId, useState } from 'react'
import { Part } from './part.ts'
import { useCancelledPlan } from './use-cancelled-plan.ts'

const LeavingDialog = lazyPart(
  async () => (await import(/* webpackChunkName: 'password' */ './leaving-dialog.tsx')).LeavingDialog,
)

/** The end of the account, said plainly and asked about once. */
export function LeavingPart() {
  const t = useT()
  const id = useId()
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const plan = useCancelledPlan(askedAt)
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{t('Delete my account')}</h3>
      <p>
        {t(
          'You and what you wrote are hidden at once. For 14 days you can come back by signing in. After that everything of yours is deleted for good.',
        )}
      </p>
      <Button
        kind="quiet"
        busy={askedAt !== null && plan === undefined}
        onClick={() => {
          LeavingDialog.preload()
          setAskedAt(Date.now())
        }}
      >
        {t('Delete my account')}
      </Button>
      {plan !== undefined ? <LeavingDialog plan={plan} onClose={() => setAskedAt(null)} /> : null}
    </Part>
  )
}
