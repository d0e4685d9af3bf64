import { ApiError } from '@worrystone/api-client'

/** What stands between somebody whom the server knows by now and the way in. */
export type Hindrance = { kind: 'second-step'; challenge: string } | { kind: 'leaving'; challenge: string; leavesAt: string }

/** What the refusal asks for next; undefined when it is just a refusal. */
export function hindranceOf(error: unknown): Hindrance | undefined {
  if (!(error instanceof ApiError)) return undefined
  const told = (name: string) => error.details.find(({ path }) => path === name)?.message
  const challenge = told('challenge')
  if (challenge === undefined) return undefined
  if (error.code === 'SECOND_STEP_REQUIRED') return { kind: 'second-step', challenge }
  const leavesAt = told('leavesAt')
  if (error.code === 'ACCOUNT_LEAVING' && leavesAt !== undefined) return { kind: 'leaving', challenge, leavesAt }
  return undefined
}

/** The challenge is too old, or was tried too often: one begins anew. */
export const isOver = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'INVALID_TOKEN'
