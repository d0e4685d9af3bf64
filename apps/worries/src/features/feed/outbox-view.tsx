import { toast } from '@worrystone/events'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Button, Card, ConfirmDialog, icons, List, MetaRow, Row, Section, Stack, Text } from '@worrystone/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type OutboxEntry, outbox, useOutbox, type WorryTexts } from '../../shared/outbox.ts'
import { PrivacyBadge } from '../../shared/privacy-badge.tsx'
import { worryDraft } from '../../shared/worry-draft.ts'

type Props = { userId: string; onSend: () => void }

/** What was shared without a network and is not sent yet. */
export function OutboxView({ userId, onSend }: Props) {
  const t = useT()
  const worries = useOutbox(userId)
  const [deleted, setDeleted] = useState<OutboxEntry | null>(null)
  const edit = useEdit(userId)
  if (worries.length === 0) return null

  function send({ key }: OutboxEntry) {
    outbox.change(userId, key, { isPaused: false, problem: null })
    onSend()
  }
  return (
    <Section
      title={t('Waiting to be sent')}
      hint={t('Kept on this device, and sent by itself when you are online. Nobody else can see it yet.')}
    >
      <List>
        {worries.map((worry) => (
          <Card as="li" key={worry.key}>
            <Stack gap={2}>
              <Text serif preLine dir="auto">
                {worry.texts.shortContent}
              </Text>
              <MetaRow>
                <PrivacyBadge level={worry.texts.privacyLevel} />
                <OutboxState of={worry} />
              </MetaRow>
              <Row>
                {(worry.problem !== null || worry.isPaused) && (
                  <Button size="s" onClick={() => send(worry)}>
                    {t('Send it now')}
                  </Button>
                )}
                <Button kind="quiet" size="s" onClick={() => edit(worry)}>
                  <icons.Pencil size={18} />
                  {t('Edit')}
                </Button>
                <Button kind="plain" size="s" onClick={() => setDeleted(worry)}>
                  {t('Do not send it')}
                </Button>
              </Row>
            </Stack>
          </Card>
        ))}
      </List>
      <ConfirmDialog
        open={deleted !== null}
        title={t('Delete this worry?')}
        body={t('It is only on this device, and it cannot be brought back.')}
        confirmLabel={t('Delete')}
        danger
        onConfirm={() => {
          if (deleted) outbox.remove(userId, deleted.key)
          setDeleted(null)
        }}
        onCancel={() => setDeleted(null)}
      />
    </Section>
  )
}

function OutboxState({ of: { problem, isPaused, purpose } }: { of: OutboxEntry }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  if (problem !== null) return <span>{t('Not sent: {{reason}}', { reason: translateMessage(problem) })}</span>
  if (isPaused) return <span>{t('Waits for you')}</span>
  return <span>{purpose === 'draft' ? t('Becomes a draft') : t('Waits for a connection')}</span>
}

/** Moves it back into the form, unless another text is there: nothing typed is lost. */
function useEdit(userId: string) {
  const t = useT()
  const navigate = useNavigate()
  return ({ key, texts }: OutboxEntry) => {
    const form = worryDraft<WorryTexts>(userId, 'share')
    const { shortContent, longContent } = form.read()
    if (shortContent?.trim() || longContent?.trim()) {
      return toast.info(t('There is another text in the form. Please share it or save it as a draft first.'), {
        action: { label: t('Go to the form'), to: '/feed?share=1' },
      })
    }
    form.write(texts)
    outbox.remove(userId, key)
    void navigate('/feed?share=1')
  }
}
