import { useTranslateMessage } from '@worrystone/i18n'
import { useEffect, useRef, useState } from 'react'
import { focusFirstError } from './form-element.ts'
import type { FormErrors } from './form-errors.ts'

/** The shown errors of a form. After a refused submit the first invalid field has the focus. */
export function useFormErrors<V>() {
  const [errors, setErrors] = useState<FormErrors<V>>({})
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLElement>(null)
  const translateMessage = useTranslateMessage()

  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstError(form.current)
  }, [refusals])

  return {
    form,
    /** In the reader's language. */
    errors: Object.fromEntries(
      Object.entries<string | undefined>(errors).map(([name, error]) => [name, error && translateMessage(error)]),
    ) as FormErrors<V>,
    setErrors,
    refuse(refused: FormErrors<V>) {
      setErrors(refused)
      setRefusals((count) => count + 1)
    },
  }
}
