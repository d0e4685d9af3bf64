import { useT } from '@worrystone/i18n'
import { Banner, color, Field, radius, Stack, space, TextInput } from '@worrystone/ui'
import { type ChangeEvent, useState } from 'react'
import { styled } from 'styled-components'
import { SignedReceipt } from './signed-receipt.tsx'

/** A receipt is far smaller. */
const MAX_BYTES = 20_000

/** Verifies a saved receipt. The file stays on this device. */
export function ReceiptCheck() {
  const t = useT()
  const [signed, setSigned] = useState<string | 'too-large' | null>(null)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) setSigned(file.size > MAX_BYTES ? 'too-large' : (await file.text()).trim())
  }
  return (
    <Stack gap={4}>
      <Field label={t('The saved file')} hint={t('It is read on this device and sent nowhere.')}>
        <FileInput type="file" accept="application/json,.json" onChange={(event) => void read(event)} />
      </Field>
      {signed === 'too-large' ? <Banner kind="warning">{t('This file is too large to be a receipt.')}</Banner> : null}
      {signed && signed !== 'too-large' ? <SignedReceipt signed={signed} /> : null}
    </Stack>
  )
}

const FileInput = styled(TextInput)`
  &::file-selector-button {
    margin-inline-end: ${space[3]};
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.m};
    background: ${color.surface};
    color: ${color.primaryInk};
    font: inherit;
    font-weight: 650;
    cursor: pointer;
  }
`
