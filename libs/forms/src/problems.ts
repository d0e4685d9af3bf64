import { ApiError } from '@worrystone/api-client'
import * as z from '@worrystone/contracts/zod'
import type { Problems } from './use-form.ts'

/** The first sentence per field that the schema refuses. */
export function wrongFields<V extends Record<string, string>>(schema: z.ZodMiniType, values: object): Problems<V> {
  const result = z.safeParse(schema, values)
  return result.success ? {} : firstPerField(result.error.issues.map(({ path, message }) => ({ path: String(path[0]), message })))
}

/** What the server itself said; nothing when it could not be reached. */
export const saidByServer = (error: unknown) => (error instanceof ApiError && error.hasServersWords ? error.message : undefined)

/** Puts the server's words beside the fields they are about, and above the form when they are about none. */
export function refused<V extends Record<string, string>>(error: unknown, values: V, fallback: string): Problems<V> {
  if (!(error instanceof ApiError)) return problemsOf({ form: fallback })
  const found = firstPerField<V>(error.details.filter(({ path }) => path in values))
  if (Object.keys(found).length > 0) return found
  return problemsOf(error.hasServersWords ? { form: error.message } : { form: fallback, detail: error.message })
}

/** What is wrong with the whole form. */
export const problemOfForm = <V>(form: string): Problems<V> => problemsOf({ form })

function firstPerField<V>(details: { path: string; message: string }[]): Problems<V> {
  const found: Record<string, string> = {}
  for (const { path, message } of details) found[path] ??= message
  return problemsOf(found)
}

// TypeScript can't follow that a key found in `values` is a key of V.
const problemsOf = <V>(found: Record<string, string>) => found as Problems<V>
