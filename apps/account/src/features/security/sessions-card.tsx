import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { accountSecurityApi, type Session } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { QueryView, useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Badge, Button, ConfirmDialog, icons, Row, Skeleton, Text } from '@worrystone/ui'
import { useRef, useState } from 'react'
import { ActionList } from './action-list.ts'
import { refetchSecurity, sessionsQuery } from './security.queries.ts'
import { SecurityCard } from './security-card.tsx'

const HANDHELD = new Set(['iPhone', 'iPad', 'Android'])

export function SessionsCard() {
  const t = useT()
  return (
    <SecurityCard
      title={t('Where you are signed in')}
      lead={t('If you do not recognise a device, sign it out and change your password.')}
    >
      <QueryView
        query={useQuery(sessionsQuery())}
        failure={t('This part could not be loaded')}
        skeleton={<Skeleton lines={2} height="3rem" />}
      >
        {({ sessions }) => <SessionList sessions={sessions} />}
      </QueryView>
    </SecurityCard>
  )
}

function SessionList({ sessions }: { sessions: Session[] }) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const [isConfirming, setConfirming] = useState(false)
  const end = useMutationWithToast({
    mutationFn: async (ended: Session | 'others') => {
      if (ended === 'others') await call(accountSecurityApi.endOtherSessions, {})
      else await call(accountSecurityApi.endSession, { params: { id: ended.id } })
    },
    onSuccess: (_, ended) => {
      const { queryKey } = sessionsQuery()
      const stays = (session: Session) => (ended === 'others' ? session.isCurrent : session.id !== ended.id)
      queryClient.setQueryData(queryKey, (cached) => cached && { sessions: cached.sessions.filter(stays) })
      refetchSecurity({ queryKey })
      toast.success(ended === 'others' ? t('Every other device is signed out.') : t('The device is signed out.'))
      setConfirming(false)
      // The button is removed with its item.
      requestAnimationFrame(() => list.current?.focus())
    },
    failure: t('That did not work. Please try again.'),
  })

  return (
    <>
      <ActionList ref={list} tabIndex={-1}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isBusy={end.isPending && end.variables === session}
            onSignOut={() => end.mutate(session)}
          />
        ))}
      </ActionList>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Row>
          <Button kind="quiet" onClick={() => setConfirming(true)}>
            {t('Sign out all other devices')}
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('Sign out all other devices?')}
        body={t('You stay signed in here. Everywhere else you have to sign in again.')}
        confirmLabel={t('Sign out all other devices')}
        busy={end.isPending && end.variables === 'others'}
        onConfirm={() => end.mutate('others')}
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
  const Icon = HANDHELD.has(system ?? '') ? icons.Smartphone : icons.Monitor
  return (
    <li>
      <Icon size={22} />
      <div>
        <Row gap={2}>
          <strong>{name}</strong>
          {isCurrent && <Badge kind="primary">{t('This device')}</Badge>}
        </Row>
        <Text size="s" tone="inkSoft">
          {t('Last used: {{when}}', { when: relative(lastUsedAt) })}
          {' · '}
          {t('Signed in on {{date}}', { date: format.date(createdAt) })}
        </Text>
      </div>
      {!isCurrent && (
        <Button kind="plain" size="s" busy={isBusy} onClick={onSignOut} aria-label={t('Sign out: {{device}}', { device: name })}>
          {t('Sign out')}
        </Button>
      )}
    </li>
  )
}
