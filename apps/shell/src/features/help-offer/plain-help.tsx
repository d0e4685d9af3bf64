import { useT } from '@worrystone/i18n'
import { Button, Dialog, Row, Stack } from '@worrystone/ui'
import type { HelpChoice } from './panel-props.ts'

/** Replaces the panel when its code cannot be loaded: the essential text, and every choice. */
export function PlainHelp({ onAnswer }: { onAnswer: (choice: HelpChoice) => void }) {
  const t = useT()
  return (
    <Dialog
      open
      title={t('That sounds very heavy.')}
      onClose={() => onAnswer('close')}
      actions={
        <Row gap={2}>
          <Button kind="quiet" onClick={() => onAnswer('share')}>
            {t('Share anyway')}
          </Button>
          <Button kind="quiet" onClick={() => onAnswer('draft')}>
            {t('Keep as a draft')}
          </Button>
        </Row>
      }
    >
      <Stack gap={3}>
        <strong>{t('If you are in danger right now, call your local emergency number.')}</strong>
        <span>{t('This community is not a crisis service, and answers here can take time.')}</span>
        <a href="/help" target="_blank" rel="noopener">
          {t('Need help now?')}
        </a>
      </Stack>
    </Dialog>
  )
}
