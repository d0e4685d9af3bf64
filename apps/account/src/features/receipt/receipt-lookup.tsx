import { useQuery } from '@tanstack/react-query'
import { myDataApi } from '@worrystone/contracts'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useFormat, useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Button, Field, Panel, Skeleton, Stack, Text, TextInput } from '@worrystone/ui'
import { useState } from 'react'
import { receiptQuery } from './receipt.queries.ts'
import { SignedReceipt } from './signed-receipt.tsx'

/** The receipt by its number. `initial`: the number in the address, if there is one. */
export function ReceiptLookup({ initial }: { initial: string }) {
  const t = useT()
  const [number, setNumber] = useState(initial)
  const { errors, form, field } = useForm({
    initial: { number: initial },
    validate: (values) => schemaErrors(myDataApi.receipt.body, values),
    onSubmit: async (values) => {
      setNumber(values.number.trim().toLowerCase())
      return undefined
    },
  })
  return (
    <Stack gap={4}>
      <form {...form}>
        <Stack gap={3}>
          <Field label={t('Number of the receipt')} error={errors.number}>
            <TextInput {...field('number')} autoComplete="off" autoCapitalize="none" spellCheck={false} dir="ltr" />
          </Field>
          <Button type="submit" kind={number ? 'quiet' : 'primary'}>
            {t('Show the receipt')}
          </Button>
        </Stack>
      </form>
      {number ? <ReceiptByNumber key={number} number={number} /> : null}
    </Stack>
  )
}

function ReceiptByNumber({ number }: { number: string }) {
  const t = useT()
  const query = useQuery(receiptQuery(number))
  return (
    <QueryView query={query} failure={t('The receipt could not be loaded.')} skeleton={<Skeleton height="10rem" />}>
      {(receipt) =>
        receipt.state === 'waiting' ? <PendingReceipt leavesAt={receipt.leavesAt} /> : <SignedReceipt signed={receipt.signed} />
      }
    </QueryView>
  )
}

function PendingReceipt({ leavesAt }: { leavesAt: string }) {
  const t = useT()
  const { dateTime } = useFormat()
  return (
    <Panel tone="primarySoft">
      <Stack gap={2}>
        <Text>
          {t('The account is hidden now, and will be deleted on {{time}}. The receipt is here after that.', {
            time: dateTime(leavesAt),
          })}
        </Text>
        <Text>
          {t('Please keep the number or the address of this page: nobody can look it up for you, because it belongs to no name.')}
        </Text>
      </Stack>
    </Panel>
  )
}
