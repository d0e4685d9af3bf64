import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { accountSecurityApi, type Session } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Badge, Button, ConfirmDialog, Failure, icons, Row, Skeleton, VisuallyHidden } from '@worrystone/ui'
import { useRef, useState } from 'react'
import { refetchSecurity, sessionsQuery } from './security.queries.ts'
import { Lines, Quiet, SecurityCard } from './security-card.tsx'

const HANDHELD = new Set(['iPhone', 'iPad', 'Android'])

export function SessionsCard() {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { data, error, refetch } = useQuery(sessionsQuery())
  return (
    <SecurityCard
      title={t('Where you are signed in')}
      lead={t('If you do not recognise a device, sign it out and change your password.')}
    >
      {data ? (
        <SessionList sessions={data.sessions} />
      ) : error ? (
        <Failure message={errorMessage(error, t('This part could not be loaded'))} onRetry={() => void refetch()} />
      ) : (
        <div>
          <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
          <Skeleton lines={2} height="3rem" />
        </div>
      )}
    </SecurityCard>
  )
}

function SessionList({ sessions }: { sessions: Session[] }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const list = useRef<HTMLUListElement>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [isConfirming, setConfirming] = useState(false)

  async function end(
    what: string,
    work: () => Promise<unknown>,
    { gone, done }: { gone: (one: Session) => boolean; done: string },
  ) {
    setBusy(what)
    try {
      await work()
      const { queryKey } = sessionsQuery()
      queryClient.setQueryData(queryKey, (kept) => kept && { sessions: kept.sessions.filter((one) => !gone(one)) })
      refetchSecurity({ queryKey })
      toast.success(done)
      setConfirming(false)
      // The button is removed with its item.
      requestAnimationFrame(() => list.current?.focus())
    } catch (error) {
      toast.error(errorMessage(error, t('That did not work. Please try again.')), { isRetryable: true })
    }
    setBusy(null)
  }
  const signOut = ({ id }: Session) =>
    end(id, () => call(accountSecurityApi.endSession, { params: { id } }), {
      gone: (one) => one.id === id,
      done: t('The device is signed out.'),
    })
  const signOutOthers = () =>
    end('others', () => call(accountSecurityApi.endOtherSessions, {}), {
      gone: ({ isCurrent }) => !isCurrent,
      done: t('Every other device is signed out.'),
    })

  return (
    <>
      <Lines ref={list} tabIndex={-1}>
        {sessions.map((one) => (
          <SessionItem key={one.id} session={one} isBusy={busy === one.id} onSignOut={() => void signOut(one)} />
        ))}
      </Lines>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <Row>
          <Button kind="quiet" onClick={() => setConfirming(true)}>
            {t('Sign out all other devices')}
          </Button>
        </Row>
      ) : null}
      <ConfirmDialog
        open={isConfirming}
        title={t('Sign out all other devices?')}
        body={t('You stay signed in here. Everywhere else you have to sign in again.')}
        confirmLabel={t('Sign out all other devices')}
        busy={busy === 'others'}
        onConfirm={() => void signOutOthers()}
        onCancel={() => setConfirming(false)}
      />
    </>
  )
}

function SessionItem({ session, isBusy, onSignOut }: { session: Session; isBusy: boolean; onSignOut: () => void }) {
  const t = useT()
  const relative = useRelativeTime()
  const format = useFormat()
  const { browser, system, createdAt, lastUsedAt, isCurrent } = session
  const name =
    browser && system ? t('{{browser}} on {{system}}', { browser, system }) : (browser ?? system ?? t('A device without a name'))
  const Sign = HANDHELD.has(system ?? '') ? icons.Smartphone : icons.Monitor
  return (
    <li>
      <Sign size={22} />
      <div>
        <Row gap={2}>
          <strong>{name}</strong>
          {isCurrent ? <Badge kind="primary">{t('This device')}</Badge> : null}
        </Row>
        <Quiet>
          {t('Last used: {{when}}', { when: relative(lastUsedAt) })}
          {' · '}
          {t('Signed in on {{date}}', { date: format.date(createdAt) })}
        </Quiet>
      </div>
      {isCurrent ? null : (
        <Button kind="plain" size="s" busy={isBusy} onClick={onSignOut} aria-label={t('Sign out: {{device}}', { device: name })}>
          {t('Sign out')}
        </Button>
      )}
    </li>
  )
}
