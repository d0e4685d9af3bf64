import { call } from '@worrystone/api-client'
import { personName, useReauthentication } from '@worrystone/community-ui'
import { type PersonWithRole, Role, rolesApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { ActionDialog } from '@worrystone/remote-kit/bundled'
import { Button, Field, Options, Row, Select, Stack } from '@worrystone/ui'
import { useState } from 'react'
import { updatePerson } from './people.queries.ts'
import { useRoleNames } from './role-names.ts'

/** The role of one person, changed after a confirmation. */
export function RoleForm({ person }: { person: PersonWithRole }) {
  const t = useT()
  const names = useRoleNames()
  const reauthentication = useReauthentication()
  const [role, setRole] = useState(person.role)
  const [isConfirming, setConfirming] = useState(false)
  const name = `\u2068${personName(person)}\u2069`

  return (
    <Stack gap={4}>
      <Field label={t('Role')}>
        <Select value={role} onChange={({ target }) => setRole(Role.parse(target.value))}>
          <Options values={Role.options} names={names} />
        </Select>
      </Field>
      <Row>
        <Button disabled={role === person.role} onClick={() => setConfirming(true)}>
          {t('Change role')}
        </Button>
      </Row>
      {isConfirming && (
        <ActionDialog
          title={t('Change this role?')}
          body={t('{{name}} gets the role {{role}} and has to sign in again on every device.', { name, role: names[role] })}
          confirmLabel={t('Change role')}
          danger={role !== 'member'}
          action={() => reauthentication.run(() => call(rolesApi.change, { body: { userId: person.id, role } }, { retries: 0 }))}
          failure={t('That did not work. Please try again.')}
          onSuccess={(changed) => {
            updatePerson(changed)
            toast.success(t('The role is changed.'))
          }}
          onClose={() => setConfirming(false)}
        />
      )}
      {reauthentication.prompt}
    </Stack>
  )
}
