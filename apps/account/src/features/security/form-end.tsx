import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Button, Row } from '@worrystone/ui'
import { FormProblem } from '../../shared/bare-page.tsx'

type Props = {
  form: { problems: { form?: string; detail?: string }; isBusy: boolean }
  /** What happens next. */
  verb: string
  onClose: () => void
}

/** How every form of the section ends: what is wrong with the whole of it, what it does, and the way out. */
export function FormEnd({ form: { problems, isBusy }, verb, onClose }: Props) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  return (
    <>
      {problems.form ? (
        <FormProblem problem={translateMessage(problems.form)} detail={problems.detail && translateMessage(problems.detail)} />
      ) : null}
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
