import { call } from '@worrystone/api-client'
import { type FoundPerson, type PersonWithTier, Tier, tiersApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { Button, Field, Row, Select, Stack } from '@worrystone/ui'
import { useState } from 'react'
import { GaveUp, useConfirmed } from '../../shared/confirmed.ts'
import { useTierNames } from '../../shared/tier-names.ts'
import { useFailureSentence } from '../../shared/use-failure-sentence.ts'

type Props = { person: FoundPerson; onChanged: (person: PersonWithTier) => void }

/** The plan of one person, and another one without payment. */
export function TierForm({ person, onChanged }: Props) {
  const t = useT()
  const sentence = useFailureSentence()
  const names = useTierNames()
  const confirmed = useConfirmed()
  const [tier, setTier] = useState(person.tier)
  const [isBusy, setBusy] = useState(false)

  async function grant() {
    setBusy(true)
    try {
      onChanged(await confirmed.run(() => call(tiersApi.grant, { body: { userId: person.id, tier } }, { retries: 0 })))
      toast.success(t('The plan is changed.'))
    } catch (error) {
      if (!(error instanceof GaveUp))
        toast.error(sentence(error, t('That did not work. Please try again.')), { isRetryable: true })
    }
    setBusy(false)
  }

  return (
    <Stack gap={4}>
      <Field label={t('Plan')} hint={t('Given without payment. The person does not have to sign in again.')}>
        <Select value={tier} onChange={({ target }) => setTier(Tier.parse(target.value))}>
          {Tier.options.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Row>
        <Button disabled={tier === person.tier} busy={isBusy} onClick={() => void grant()}>
          {t('Give this plan')}
        </Button>
      </Row>
      {confirmed.question}
    </Stack>
  )
}
