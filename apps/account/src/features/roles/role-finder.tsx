import { ApiError, call } from '@worrystone/api-client'
import { type FoundPerson, rolesApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Card, Field, Row, Stack, TextInput } from '@worrystone/ui'
import { type FormEvent, useState } from 'react'
import { useFailureSentence } from '../../shared/use-failure-sentence.ts'
import { RoleForm } from './role-form.tsx'
import { TierForm } from './tier-form.tsx'

/** Finds one person by what only they have, so that nobody else's role is changed by mistake. */
export function RoleFinder() {
  const t = useT()
  const sentence = useFailureSentence()
  const [name, setName] = useState('')
  const [found, setFound] = useState<FoundPerson | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function find(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) return setProblem(t('Please enter a username or an email address.'))
    setBusy(true)
    setProblem(undefined)
    setFound(null)
    try {
      setFound(await call(rolesApi.find, { query: { name: name.trim() } }))
    } catch (error) {
      const isNobody = error instanceof ApiError && error.code === 'NOT_FOUND'
      setProblem(
        isNobody ? t('Nobody has this username or email address.') : sentence(error, t('That did not work. Please try again.')),
      )
    }
    setBusy(false)
  }

  return (
    <Card as="section" aria-label={t('Change a role')}>
      <Stack gap={4}>
        <form noValidate onSubmit={(event) => void find(event)}>
          <Stack gap={3}>
            <Field
              label={t('Username or email')}
              hint={t('Please enter it in full. Only an exact match is found.')}
              error={problem}
            >
              <TextInput
                name="name"
                value={name}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
            <Row>
              <Button type="submit" busy={isBusy}>
                {t('Find')}
              </Button>
            </Row>
          </Stack>
        </form>
        <div role="status">
          {found ? (
            <Stack gap={5} key={found.id}>
              <RoleForm person={found} onChanged={({ role }) => setFound({ ...found, role })} />
              <TierForm person={found} onChanged={({ tier }) => setFound({ ...found, tier })} />
            </Stack>
          ) : null}
        </div>
      </Stack>
    </Card>
  )
}
