import { useQuery } from '@tanstack/react-query'
import type { EmailChange } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useErrorMessage, useUser } from '@worrystone/remote-kit/bundled'
import { session } from '@worrystone/session'
import { Badge, Failure } from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { Disclosure } from './disclosure.tsx'
import { EmailForm } from './email-form.tsx'
import { PendingEmailChange } from './pending-email-change.tsx'
import { overviewQuery } from './security.queries.ts'
import { SecurityCard } from './security-card.tsx'
import { useDisclosure } from './use-disclosure.ts'

export function EmailCard() {
  const t = useT()
  const errorMessage = useErrorMessage()
  const user = useUser()
  const form = useDisclosure()
  const { data, error, refetch } = useQuery(overviewQuery())
  const change = data?.emailChange ?? null
  useRefreshedAddress(change)
  if (!user) return null
  const { email, emailVerified } = user

  return (
    <SecurityCard
      title={t('Email address')}
      lead={<bdi dir="ltr">{email}</bdi>}
      badge={!emailVerified && <Badge kind="accent">{t('Unverified')}</Badge>}
    >
      {!form.isOpen && !data && error && (
        <Failure message={errorMessage(error, t('This part could not be loaded'))} onRetry={() => void refetch()} />
      )}
      {!form.isOpen && change && <PendingEmailChange change={change} oldEmail={emailVerified ? email : null} />}
      <Disclosure state={form} label={change ? t('Use another new address') : t('Change email address')}>
        <EmailForm onClose={form.close} />
      </Disclosure>
    </SecurityCard>
  )
}

/** A change that is no longer pending may have been confirmed in an e-mail: the user is refreshed. */
function useRefreshedAddress(change: EmailChange | null) {
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !change) session.refreshUser().catch(() => {})
    wasPending.current = change !== null
  }, [change])
}
