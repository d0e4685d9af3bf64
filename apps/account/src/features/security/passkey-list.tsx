import { call, queryClient } from '@worrystone/api-client'
import { useReauthentication } from '@worrystone/community-ui'
import { accountSecurityApi, type Passkey } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { ActionDialog } from '@worrystone/remote-kit/bundled'
import { Badge, Button, icons, Row, Text } from '@worrystone/ui'
import { useRef, useState } from 'react'
import { ActionList } from './action-list.ts'
import { overviewQuery, passkeysQuery, refetchSecurity } from './security.queries.ts'

/** The passkeys, each with a button that removes it after a confirmation. */
export function PasskeyList({ passkeys, onEmpty }: { passkeys: Passkey[]; onEmpty: () => void }) {
  const t = useT()
  const reauthentication = useReauthentication()
  const list = useRef<HTMLUListElement>(null)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  function onRemoved({ id }: Passkey) {
    const { queryKey } = passkeysQuery()
    queryClient.setQueryData(queryKey, (cached) => cached && { passkeys: cached.passkeys.filter((other) => other.id !== id) })
    refetchSecurity({ queryKey }, overviewQuery())
    toast.success(t('The passkey is removed.'))
    // The button is removed with its item.
    const isLast = passkeys.length === 1
    requestAnimationFrame(() => (isLast ? onEmpty() : list.current?.focus()))
  }

  return (
    <>
      <ActionList ref={list} tabIndex={-1}>
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
        ))}
      </ActionList>
      {removing && (
        <ActionDialog
          title={t('Remove this passkey?')}
          body={t('{{name}} will no longer sign you in. Please delete it on your device or in your password manager too.', {
            name: `\u2068${removing.name}\u2069`,
          })}
          confirmLabel={t('Remove')}
          danger
          action={() => reauthentication.run(() => call(accountSecurityApi.removePasskey, { params: { id: removing.id } }))}
          failure={t('That did not work. Please try again.')}
          onSuccess={() => onRemoved(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
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
          {isBackedUp && <Badge>{t('Synced')}</Badge>}
        </Row>
        <Text size="s" tone="inkSoft">
          {t('Added on {{date}}', { date: format.date(createdAt) })}
          {' · '}
          {lastUsedAt ? t('Last used: {{when}}', { when: relative(lastUsedAt) }) : t('Never used')}
        </Text>
      </div>
      <Button kind="plain" size="s" onClick={onRemove} aria-label={t('Remove: {{name}}', { name: `\u2068${name}\u2069` })}>
        {t('Remove')}
      </Button>
    </li>
  )
}
