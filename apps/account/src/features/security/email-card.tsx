import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { accountSecurityApi, type EmailChange } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { session, useSession } from '@worrystone/session'
import { Badge, Button, color, Failure, icons, Row, radius, Stack, space } from '@worrystone/ui'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { EmailForm } from './email-form.tsx'
import { overviewQuery, updateOverview } from './security.queries.ts'
import { Lines, Quiet, SecurityCard } from './security-card.tsx'
import { useDisclosure } from './use-disclosure.ts'

export function EmailCard() {
  const t = useT()
  const errorMessage = useErrorMessage()
  const signedIn = useSession()
  const form = useDisclosure()
  const { data, error, refetch } = useQuery(overviewQuery())
  const change = data?.emailChange ?? null
  useRefreshedAddress(change)
  if (signedIn.status !== 'signed-in') return null
  const { email, emailVerified } = signedIn.user

  return (
    <SecurityCard
      title={t('Email address')}
      lead={<bdi dir="ltr">{email}</bdi>}
      badge={emailVerified ? null : <Badge kind="accent">{t('Unverified')}</Badge>}
    >
      {form.isOpen ? (
        <EmailForm onClose={form.close} />
      ) : (
        <>
          {!data && error ? (
            <Failure message={errorMessage(error, t('This part could not be loaded'))} onRetry={() => void refetch()} />
          ) : null}
          {change ? <PendingChange change={change} old={emailVerified ? email : null} /> : null}
          <Row>
            <Button kind="quiet" ref={form.opener} onClick={form.open}>
              {change ? t('Use another new address') : t('Change email address')}
            </Button>
          </Row>
        </>
      )}
    </SecurityCard>
  )
}

/** A change that is no longer pending may have been confirmed in an e-mail: the user is refreshed. */
function useRefreshedAddress(change: EmailChange | null) {
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (wasWaiting.current && !change) session.refreshUser().catch(() => {})
    wasWaiting.current = change !== null
  }, [change])
}

/** A pending change: which address has confirmed, and until when the others can. `old` is null when it needs no confirmation. */
function PendingChange({ change, old }: { change: EmailChange; old: string | null }) {
  const t = useT()
  const format = useFormat()
  const errorMessage = useErrorMessage()
  const [isBusy, setBusy] = useState(false)
  const time = format.dateTime(change.expiresAt)

  const cancel = async () => {
    setBusy(true)
    try {
      await call(accountSecurityApi.cancelEmailChange, {})
      updateOverview({ emailChange: null })
      toast.success(t('Your email address stays as it is.'))
    } catch (error) {
      toast.error(errorMessage(error, t('That did not work. Please try again.')), { isRetryable: true })
      setBusy(false)
    }
  }

  return (
    <Box role="group" aria-label={t('A change that waits')}>
      <Stack gap={3}>
        <p>
          {old
            ? t('We sent a link to each address below. The change takes effect when each has been opened.')
            : t('We sent a link to the address below. The change takes effect when it has been opened.')}
        </p>
        <Lines>
          <Address email={change.email} isConfirmed={change.isNewConfirmed} says={t('New address')} />
          {old ? <Address email={old} isConfirmed={change.isOldConfirmed} says={t('Address so far')} /> : null}
        </Lines>
        <Quiet>{old ? t('The links work until {{time}}.', { time }) : t('The link works until {{time}}.', { time })}</Quiet>
        <Row>
          <Button kind="plain" size="s" busy={isBusy} onClick={() => void cancel()}>
            {t('Cancel the change')}
          </Button>
        </Row>
      </Stack>
    </Box>
  )
}

function Address({ email, isConfirmed, says }: { email: string; isConfirmed: boolean; says: string }) {
  const t = useT()
  return (
    <li>
      {isConfirmed ? <icons.CircleCheck size={20} /> : <icons.Mail size={20} />}
      <div>
        <Quiet>{says}</Quiet>
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
  p { margin: 0; }
  /* Its text is aligned below the other texts. */
  > div > div:last-child > button { margin-inline-start: calc(-1 * ${space[3]}); }
`
