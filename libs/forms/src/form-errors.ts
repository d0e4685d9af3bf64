import { ApiError } from '@worrystone/api-client'
import { serverMessage } from '@worrystone/api-client/server-message'
import * as z from '@worrystone/contracts/zod'

/** What is wrong, by field. `form` is about the whole form; `detail` says more about it. */
export type FormErrors<V> = { [Name in keyof V | 'form' | 'detail']?: string | undefined }

/** The first message, in English, for each field that the schema rejects; for items of a list: for the field of the list. */
export function schemaErrors<V>(schema: z.ZodMiniType, values: unknown): FormErrors<V> {
  const { error } = z.safeParse(schema, values)
  return firstByField((error?.issues ?? []).map(({ path, message }) => ({ path: String(path[0] ?? 'form'), message })))
}

/** The server's messages about fields of the form. */
export function serverFieldErrors<V extends object>(error: unknown, values: V): FormErrors<V> {
  if (!(error instanceof ApiError)) return {}
  const details = error.details.map(({ path, message }) => ({ path: path.split('.')[0] ?? path, message }))
  return firstByField(details.filter(({ path }) => path in values))
}

/** The server's messages about fields; without any, one about the whole form: the server's own, else `fallback`. */
export function serverErrors<V extends object>(error: unknown, values: V, fallback: string): FormErrors<V> {
  const fields = serverFieldErrors(error, values)
  if (Object.keys(fields).length > 0) return fields
  const message = serverMessage(error)
  if (message !== undefined) return formError(message)
  return asErrors({ form: fallback, detail: error instanceof ApiError ? error.message : undefined })
}

/** An error of the whole form. */
export const formError = <V>(form: string): FormErrors<V> => asErrors({ form })

type ErrorUpdate<V> = {
  shown: FormErrors<V>
  changedFields: (keyof V)[]
  errorsBefore: FormErrors<V>
  errorsAfter: FormErrors<V>
}

/** A shown error of a typed field, or one from `validate`, is recomputed for the new values; the server's on other fields stays. */
export function followErrors<V>({ shown: shownErrors, changedFields, errorsBefore, errorsAfter }: ErrorUpdate<V>): FormErrors<V> {
  const next: FormErrors<V> = {}
  for (const name of Object.keys(shownErrors) as (keyof V)[]) {
    if (name === 'form' || name === 'detail') continue
    const error = changedFields.includes(name) || errorsBefore[name] === shownErrors[name] ? errorsAfter[name] : shownErrors[name]
    if (error) Object.assign(next, { [name]: error })
  }
  return next
}

export const hasErrors = (errors: object) => Object.values(errors).some(Boolean)

function firstByField<V>(details: { path: string; message: string }[]): FormErrors<V> {
  const errors: Record<string, string> = {}
  for (const { path, message } of details) errors[path] ??= message
  return asErrors(errors)
}

// TypeScript cannot follow that the keys are fields of V.
const asErrors = <V>(errors: { [name: string]: string | undefined }) => errors as FormErrors<V>
