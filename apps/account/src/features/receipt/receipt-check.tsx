import { useT } from '@worrystone/i18n'
import { Banner, color, coveringInput, Field, radius, Stack, space, target } from '@worrystone/ui'
import { type ChangeEvent, useState } from 'react'
import { styled } from 'styled-components'
import { SignedReceipt } from './signed-receipt.tsx'

/** A receipt is far smaller. */
const MAX_BYTES = 20_000

/** Verifies a saved receipt. The file stays on this device. */
export function ReceiptCheck() {
  const t = useT()
  const [name, setName] = useState('')
  const [signed, setSigned] = useState<string | 'too-large' | null>(null)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setName(file.name)
    setSigned(file.size > MAX_BYTES ? 'too-large' : (await file.text()).trim())
  }
  return (
    <Stack gap={4}>
      <Field label={t('The saved file')} hint={t('It is read on this device and sent nowhere.')}>
        {(ids) => (
          <FileBox>
            <input {...ids} type="file" accept="application/json,.json" onChange={(event) => void read(event)} />
            <span>{t('Choose a file')}</span>
            <bdi>{name}</bdi>
          </FileBox>
        )}
      </Field>
      {signed === 'too-large' ? <Banner kind="warning">{t('This file is too large to be a receipt.')}</Banner> : null}
      {signed && signed !== 'too-large' ? <SignedReceipt signed={signed} /> : null}
    </Stack>
  )
}

/** Replaces the browser's own control, whose language may differ from the page's. */
const FileBox = styled.span`
  ${coveringInput}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${target};
  border-radius: ${radius.m};
  overflow-wrap: anywhere;
  > span {
    padding: ${space[2]} ${space[5]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.m};
    background: ${color.surface};
    color: ${color.primaryInk};
    font-weight: 650;
  }
  &:hover > span { border-color: ${color.primaryInk}; background: ${color.primarySoft}; }
`
