import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { accountSecurityApi, type Passkey } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { useErrorMessage, useErrorToast } from '@worrystone/remote-kit/bundled'
import { Badge, Button, ConfirmDialog, Failure, icons, Row, Skeleton, VisuallyHidden } from '@worrystone/ui'
import { useRef, useState } from 'react'
import { supportsPasskeys } from '../../shared/passkeys.ts'
import { useReauthentication } from '../../shared/reauthentication.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { overviewQuery, passkeysQuery, refetchSecurity } from './security.queries.ts'
import { Lines, Quiet, SecurityCard } from './security-card.tsx'
import { useDisclosure } from './use-disclosure.ts'

export function PasskeysCard() {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { data, error, refetch } = useQuery(passkeysQuery())
  const form = useDisclosure()
  return (
    <SecurityCard
      title={t('Passkeys')}
      lead={t(
        'Sign in with your fingerprint, your face or the PIN of your device, without a password. Nobody can guess or steal it.',
      )}
    >
      {data ? (
        <>
          {data.passkeys.length > 0 ? (
            <PasskeyList passkeys={data.passkeys} onEmpty={() => form.opener.current?.focus()} />
          ) : null}
          {!supportsPasskeys() ? (
            <Quiet>{t('This browser knows no passkeys.')}</Quiet>
          ) : form.isOpen ? (
            <PasskeyForm onClose={form.close} />
          ) : (
            <Row>
              <Button kind="quiet" ref={form.opener} onClick={form.open}>
                <icons.Plus size={18} />
                {t('Add a passkey')}
              </Button>
            </Row>
          )}
        </>
      ) : error ? (
        <Failure message={errorMessage(error, t('This part could not be loaded'))} onRetry={() => void refetch()} />
      ) : (
        <div>
          <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
          <Skeleton height="2.75rem" width="10rem" />
        </div>
      )}
    </SecurityCard>
  )
}

function PasskeyList({ passkeys, onEmpty }: { passkeys: Passkey[]; onEmpty: () => void }) {
  const t = useT()
  const errorToast = useErrorToast()
  const reauthentication = useReauthentication()
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function remove({ id }: Passkey) {
    setBusy(true)
    try {
      await reauthentication.run(() => call(accountSecurityApi.removePasskey, { params: { id } }))
      const { queryKey } = passkeysQuery()
      queryClient.setQueryData(queryKey, (kept) => kept && { passkeys: kept.passkeys.filter((one) => one.id !== id) })
      refetchSecurity({ queryKey }, overviewQuery())
      toast.success(t('The passkey is removed.'))
      setRemoved(null)
      // The button is removed with its item.
      const isLast = passkeys.length === 1
      requestAnimationFrame(() => (isLast ? onEmpty() : list.current?.focus()))
    } catch (error) {
      errorToast.show(error, t('That did not work. Please try again.'))
    }
    setBusy(false)
  }

  return (
    <>
      <Lines ref={list} tabIndex={-1}>
        {passkeys.map((one) => (
          <PasskeyItem key={one.id} passkey={one} onRemove={() => setRemoved(one)} />
        ))}
      </Lines>
      <ConfirmDialog
        open={removed !== null}
        title={t('Remove this passkey?')}
        body={t('{{name}} will no longer sign you in. Please delete it on your device or in your password manager too.', {
          name: `\u2068${removed?.name ?? ''}\u2069`,
        })}
        confirmLabel={t('Remove')}
        danger
        busy={isBusy}
        onConfirm={() => removed && void remove(removed)}
        onCancel={() => setRemoved(null)}
      />
      {reauthentication.prompt}
    </>
  )
}

function PasskeyItem({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useT()
  const relative = useRelativeTime()
  const format = useFormat()
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey
  return (
    <li>
      <icons.KeyRound size={22} />
      <div>
        <Row gap={2}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {isBackedUp ? <Badge>{t('Synced')}</Badge> : null}
        </Row>
        <Quiet>
          {t('Added on {{date}}', { date: format.date(createdAt) })}
          {' · '}
          {lastUsedAt ? t('Last used: {{when}}', { when: relative(lastUsedAt) }) : t('Never used')}
        </Quiet>
      </div>
      <Button kind="plain" size="s" onClick={onRemove} aria-label={t('Remove: {{name}}', { name: `\u2068${name}\u2069` })}>
        {t('Remove')}
      </Button>
    </li>
  )
}
