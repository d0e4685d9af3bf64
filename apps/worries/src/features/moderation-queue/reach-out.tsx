import { call } from '@worrystone/api-client'
import { type CaseAuthor, moderationApi, ReachOutMessage } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Button, Field, List, Options, Panel, Row, Select, Text } from '@worrystone/ui'
import { useState } from 'react'
import { updateCase } from './case.queries.ts'
import { useCaseLabels } from './case-labels.ts'

/** Sends the author of an urgent case a message template, after a preview. */
export function ReachOut({ caseId, sent }: { caseId: string; sent: CaseAuthor['messages'] }) {
  const t = useT()
  const { messages } = useCaseLabels()
  const { dateTime } = useFormat()
  const [message, setMessage] = useState<ReachOutMessage>('we-read-you')
  const texts: Record<ReachOutMessage, string> = {
    'we-read-you': t('We have read what you wrote. You do not have to carry it by yourself. Here is who listens.'),
    'you-are-not-alone': t(
      'Many people here know heavy times. You can say as little as you like, to one of us or to one of these services.',
    ),
    'please-reach-somebody': t(
      'We are not a crisis service, and answers here can take time. If things are too heavy right now, please stay with somebody, or write to or call one of these services.',
    ),
  }
  const send = useMutationWithToast({
    mutationFn: () => call(moderationApi.reachOut, { params: { id: caseId }, body: { message } }),
    onSuccess: (updated) => {
      updateCase(updated)
      toast.success(t('The message was sent.'))
    },
    failure: t('The message could not be sent'),
  })
  return (
    <>
      {sent.length > 0 && (
        <List gap={1}>
          {sent.map(({ message: key, at }) => (
            <Text as="li" size="s" tone="inkSoft" key={at}>
              {t('Sent on {{when}}: {{message}}', { when: dateTime(at), message: messages[key] })}
            </Text>
          ))}
        </List>
      )}
      <Field
        label={t('Ready message')}
        hint={t('It comes from the moderators, without your name, in the language of the author.')}
      >
        <Select value={message} onChange={(event) => setMessage(ReachOutMessage.parse(event.target.value))}>
          <Options values={ReachOutMessage.options} names={messages} />
        </Select>
      </Field>
      <Panel as="blockquote" isLow size="s" aria-live="polite">
        <Text strong>{t('A message from the moderators')}</Text>
        <Text>{texts[message]}</Text>
      </Panel>
      <Row justify="end">
        <Button kind="quiet" busy={send.isPending} onClick={() => send.mutate()}>
          {t('Send the message')}
        </Button>
      </Row>
    </>
  )
}
