import { SUPPORT_PHRASES, type SupportPhrase } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Button, icons, Row } from '@worrystone/ui'

/** The phrase with which the comment will begin. */
export function ChosenPhrase({ phrase, onRemove }: { phrase: SupportPhrase; onRemove: () => void }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  return (
    <Row gap={2}>
      <span>{t('Begins with “{{phrase}}”', { phrase: translateMessage(SUPPORT_PHRASES[phrase]) })}</span>
      <Button kind="plain" size="s" onClick={onRemove}>
        <icons.X size={16} />
        {t('Without it')}
      </Button>
    </Row>
  )
}
