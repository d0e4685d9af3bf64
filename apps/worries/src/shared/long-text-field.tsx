import { countGraphemes } from '@worrystone/contracts'
import { Counter, Field, TextArea } from '@worrystone/ui'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof TextArea>, 'value'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'labelHidden' | 'hint' | 'error'> & {
    value: string
    max: number
    /** Above this length the counter warns. */
    warnAt?: number
  }

/** A text in any language, with its length. */
export function LongTextField({ label, labelHidden = false, hint, error, max, warnAt = max * 0.9, ...rest }: Props) {
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      aside={<Counter value={countGraphemes(rest.value)} max={max} warnAt={warnAt} />}
    >
      <TextArea dir="auto" {...rest} />
    </Field>
  )
}
