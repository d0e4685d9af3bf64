import { Banner, Text } from '@worrystone/ui'
import type { ReactNode } from 'react'

type Props = { errors: { form?: string | null | undefined; detail?: string | undefined }; children?: ReactNode }

/** The error of the whole form, in the reader's language; nothing without one. */
export function FormError({ errors: { form, detail }, children }: Props) {
  if (!form) return null
  return (
    <Banner kind="danger">
      <Text>{form}</Text>
      {detail && <Text>{detail}</Text>}
      {children}
    </Banner>
  )
}
