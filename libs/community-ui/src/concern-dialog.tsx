import { useMutation } from '@tanstack/react-query'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { Banner, BulletList, Checkbox, color, FormDialog, font, radius, space, target } from '@worrystone/ui'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'

type Props = {
  /** The person's displayed name. */
  name: string
  send: (sendMessage: boolean) => Promise<unknown>
  /** Why it was not sent, in the reader's language. */
  problemOf: (error: Error) => string
  onClose: () => void
  /** The link to help for urgent cases. */
  children: ReactNode
}

/** Reports a concern about a person to moderators: explains what happens, and shows the message that can be sent along. */
export function ConcernDialog({ name, send, problemOf, onClose, children }: Props) {
  const t = useT()
  const [sendsMessage, setSendsMessage] = useState(false)
  const concern = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(t('Thank you. A moderator will look at this soon.'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('You are worried about {{name}}', { name })}
      verb={t('Tell the moderators')}
      isBusy={concern.isPending}
      onSubmit={() => concern.mutate(sendsMessage)}
      onClose={onClose}
    >
      <BulletList>
        <li>{t('Moderators look at it before other cases.')}</li>
        <li>{t('Nobody learns that it was you: not {{name}}, and not the moderators.', { name })}</li>
        <li>{t('It punishes nobody, and nothing is hidden because of it.')}</li>
        <li>{t('You can do this 3 times a day, and once in 7 days about the same person.')}</li>
      </BulletList>
      <div>
        <Checkbox
          label={t('Also send {{name}} this message, without your name', { name })}
          checked={sendsMessage}
          onChange={(event) => setSendsMessage(event.target.checked)}
        />
        <Message>
          <b>{t('Somebody thought of you.')}</b> {t('If things are heavy, here is who listens.')}
        </Message>
      </div>
      {concern.isError && <Banner kind="info">{problemOf(concern.error)}</Banner>}
      <HelpLink>{children}</HelpLink>
    </FormDialog>
  )
}

const Message = styled.blockquote`
  margin: 0;
  margin-inline-start: calc(1.375rem + ${space[3]});
  padding: ${space[3]};
  border-radius: ${radius.m};
  background: ${color.wash};
  font-size: ${font.size.s};
`

const HelpLink = styled.div`
  > a { display: inline-flex; align-items: center; min-block-size: ${target}; color: ${color.primaryInk}; }
`
