import { useT } from '@worrystone/i18n'
import { Button, lazyPart } from '@worrystone/ui'
import { useId, useState } from 'react'
import { Part } from './part.ts'

const LeavingDialog = lazyPart(async () => (await import('./leaving-dialog.tsx')).LeavingDialog)

/** The end of the account, said plainly and asked about once. */
export function LeavingPart() {
  const t = useT()
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{t('Delete my account')}</h3>
      <p>
        {t(
          'You and what you wrote are hidden at once. For 14 days you can come back by signing in. After that everything of yours is deleted for good.',
        )}
      </p>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {t('Delete my account')}
      </Button>
      {isAsked ? <LeavingDialog onClose={() => setAsked(false)} /> : null}
    </Part>
  )
}
