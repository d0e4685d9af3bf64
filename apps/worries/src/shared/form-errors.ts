import * as z from '@worrystone/contracts/zod'
import { useTranslateMessage } from '@worrystone/i18n'
import { type RefObject, useEffect } from 'react'

export type FieldErrors = Record<string, string | undefined>

/** The first error of each field, by the form's schema. */
export function problemsOf(schema: z.ZodMiniType, value: unknown): FieldErrors {
  const { error } = z.safeParse(schema, value)
  const problems: FieldErrors = {}
  for (const issue of error?.issues ?? []) problems[issue.path.join('.')] ??= issue.message
  return problems
}

/** The errors in the reader's language. */
export function useTranslatedErrors(errors: FieldErrors): FieldErrors {
  const translateMessage = useTranslateMessage()
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, message && translateMessage(message)]))
}

/** After a rejected submit the first invalid field takes the focus. */
export function useFocusOnProblem(form: RefObject<HTMLElement | null>, attempt: number) {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem] input')?.focus()
  }, [form, attempt])
}
