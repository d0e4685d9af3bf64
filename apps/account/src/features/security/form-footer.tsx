import type { FormErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Button, Row } from '@worrystone/ui'
import { FormError } from '../../shared/form-error.tsx'

type Props = {
  form: { errors: FormErrors<object>; isBusy: boolean }
  /** The label of the submit button. */
  verb: string
  onClose: () => void
}

/** The end of every form of the section: its error, submit and Cancel. */
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
