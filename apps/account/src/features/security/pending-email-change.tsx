import { call } from '@worrystone/api-client'
import { accountSecurityApi, type EmailChange } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Badge, Button, color, icons, Row, radius, Stack, space, Text } from '@worrystone/ui'
import { styled } from 'styled-components'
import { ActionList } from './action-list.ts'
import { updateOverview } from './security.queries.ts'

type Props = {
  change: EmailChange
  /** Null when it needs no confirmation. */
  oldEmail: string | null
}

/** A pending change of address: which address has confirmed it, and until when the others can. */
export function PendingEmailChange({ change, oldEmail }: Props) {
  const t = useT()
  const format = useFormat()
  const time = format.dateTime(change.expiresAt)
  const cancel = useMutationWithToast({
    mutationFn: () => call(accountSecurityApi.cancelEmailChange, {}),
    onSuccess: () => {
      updateOverview({ emailChange: null })
      toast.success(t('Your email address stays as it is.'))
    },
    failure: t('That did not work. Please try again.'),
  })

  return (
    <Box role="group" aria-label={t('A change that waits')}>
      <Stack gap={3}>
        <Text>
          {oldEmail
            ? t('We sent a link to each address below. The change takes effect when each has been opened.')
            : t('We sent a link to the address below. The change takes effect when it has been opened.')}
        </Text>
        <ActionList>
          <Address email={change.email} isConfirmed={change.isNewConfirmed} label={t('New address')} />
          {oldEmail && <Address email={oldEmail} isConfirmed={change.isOldConfirmed} label={t('Address so far')} />}
        </ActionList>
        <Text size="s" tone="inkSoft">
          {oldEmail ? t('The links work until {{time}}.', { time }) : t('The link works until {{time}}.', { time })}
        </Text>
        <Row>
          <Button kind="plain" size="s" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('Cancel the change')}
          </Button>
        </Row>
      </Stack>
    </Box>
  )
}

function Address({ email, isConfirmed, label }: { email: string; isConfirmed: boolean; label: string }) {
  const t = useT()
  return (
    <li>
      {isConfirmed ? <icons.CircleCheck size={20} /> : <icons.Mail size={20} />}
      <div>
        <Text size="s" tone="inkSoft">
          {label}
        </Text>
        <bdi dir="ltr">{email}</bdi>
      </div>
      <Badge kind={isConfirmed ? 'primary' : 'accent'}>{isConfirmed ? t('Confirmed') : t('Waits for its link')}</Badge>
    </li>
  )
}

const Box = styled.div`
  padding: ${space[4]};
  border-radius: ${radius.m};
  background: ${color.ground};
  /* Its text is aligned below the other texts. */
  > div > div:last-child > button { margin-inline-start: calc(-1 * ${space[3]}); }
`
