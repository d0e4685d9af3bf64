import type { FormErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Button, Row } from '@worrystone/ui'
import { FormError } from '../../shared/bare-page.tsx'

type Props = {
  form: { errors: FormErrors<object>; isBusy: boolean }
  /** What happens next. */
  verb: string
  onClose: () => void
}

/** How every form of the section ends: what is wrong with the whole of it, what it does, and the way out. */
export function FormFooter({ form: { errors, isBusy }, verb, onClose }: Props) {
  const t = useT()
  return (
    <>
      <FormError errors={errors} />
      <Row>
        <Button type="submit" busy={isBusy}>
          {verb}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Row>
    </>
  )
}
