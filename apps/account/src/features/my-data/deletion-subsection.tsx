import { useT } from '@worrystone/i18n'
import { Button, lazyComponent } from '@worrystone/ui'
import { useId, useState } from 'react'
import { useSubheadingLevel } from '../../shared/use-subheading-level.ts'
import { Subsection } from './subsection.ts'
import { useCancelledPlan } from './use-cancelled-plan.ts'

const DeleteAccountDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: 'password' */ './delete-account-dialog.tsx')).DeleteAccountDialog,
)

/** Deletion of the account, with one confirmation. */
export function DeletionSubsection() {
  const t = useT()
  const level = useSubheadingLevel()
  const id = useId()
  const [requestedAt, setRequestedAt] = useState<number | null>(null)
  const plan = useCancelledPlan(requestedAt)
  return (
    <Subsection aria-labelledby={id}>
      <h3 id={id} aria-level={level}>
        {t('Delete my account')}
      </h3>
      <p>
        {t(
          'You and what you wrote are hidden at once. For 14 days you can come back by signing in. After that everything of yours is deleted for good.',
        )}
      </p>
      <Button
        kind="quiet"
        busy={requestedAt !== null && plan === undefined}
        onClick={() => {
          DeleteAccountDialog.preload()
          setRequestedAt(Date.now())
        }}
      >
        {t('Delete my account')}
      </Button>
      {plan !== undefined && <DeleteAccountDialog plan={plan} onClose={() => setRequestedAt(null)} />}
    </Subsection>
  )
}
