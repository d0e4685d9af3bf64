import { type ApiCall, connectionLost, ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import {
  type Action,
  type AuditEntry,
  authApi,
  type Endpoint,
  type EndpointOutput,
  type HistoryEntry,
  type RemoteStatus,
  registryApi,
  type SerializedReason,
  type TeamToken,
} from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import type { Health } from '../shared/series.ts'
import { anEntry } from './a-remote.ts'

export const admin = aUser({ username: 'amadou', displayName: 'Amadou', role: 'admin' })
export const PASSWORD = 'Right-one-1'

type SentChange = { revision: number; why: string; change: Action }

const passwordRequired = () =>
  new ErrorResponse(403, { code: 'SIGN_IN_AGAIN', message: 'Please confirm your password to go on.' })

function pageOf<Entry>(all: Entry[], { query }: ApiCall) {
  const [limit, offset] = [Number(query.limit ?? 0), Number(query.offset ?? 0)]
  return { entries: all.slice(offset, offset + limit), hasMore: all.length > offset + limit }
}

/** The registry's responses; changed values apply from the next call on. */
export function fakeRegistry(...remotes: RemoteStatus[]) {
  const api = fakeApi()
  const state = {
    remotes: new Map(remotes.map((status) => [status.remote, status])),
    history: Array.from({ length: 3 }, (_, index) =>
      anEntry({ revision: 7 - index, why: `Reason ${7 - index}` }),
    ) as HistoryEntry[],
    health: { bucketMinutes: 1, builds: [] } as Health,
    tokens: [] as TeamToken[],
    audit: [] as AuditEntry[],
    explanation: { why: ['stable: usable', 'chosen: stable'] } as { why: string[]; reasons?: SerializedReason[] },
    isUnreachable: false,
    /** Changes require a confirmed password first. */
    requiresPassword: false,
    /** The error of the next change. */
    refusal: null as ErrorResponse['error'] | null,
    /** Every call, as `GET /registry/remotes`. */
    requests: () => api.calls.map(({ method, path }) => `${method} ${path}`),
    /** The bodies of the changes. */
    changes: () => api.callsTo(registryApi.change).map(({ body }) => body as SentChange),
  }

  function remoteOf({ params: { remote = '' } }: ApiCall): RemoteStatus {
    const status = state.remotes.get(remote)
    if (!status) throw new ErrorResponse(404, { code: 'NOT_FOUND', message: 'The requested content was not found' })
    return status
  }

  function change(call: ApiCall): RemoteStatus {
    const { revision, why, change } = call.body as SentChange
    if (state.requiresPassword) throw passwordRequired()
    if (state.refusal) throw new ErrorResponse(400, state.refusal)
    const status = remoteOf(call)
    if (status.revision !== revision) throw new ErrorResponse(409, { code: 'CONFLICT', message: 'The record changed meanwhile.' })
    const next = { ...status, revision: status.revision + 1 }
    state.remotes.set(status.remote, next)
    state.history.unshift(anEntry({ revision: next.revision, what: change.action, who: 'amadou', why }))
    return next
  }

  function confirm({ body: { password } }: ApiCall) {
    const message = 'This is not your password. Please try again.'
    if (password !== PASSWORD)
      throw new ErrorResponse(400, {
        code: 'VALIDATION_ERROR',
        message: 'Invalid request',
        details: [{ path: 'password', message }],
      })
    state.requiresPassword = false
    return { message: 'Your password is confirmed.' }
  }

  function createToken({ body }: ApiCall) {
    if (state.requiresPassword) throw passwordRequired()
    const { name, remotes: tokenRemotes } = body as { name: string; remotes: string[] }
    const id = `00000000-0000-4000-8000-00000000000${state.tokens.length + 1}`
    const createdAt = new Date().toISOString()
    const entry = { id, name, remotes: tokenRemotes, createdAt, createdBy: 'amadou', lastUsedAt: null, revokedAt: null }
    state.tokens.push(entry)
    return { token: `wst_${'x'.repeat(43)}`, entry }
  }

  function revokeToken({ params }: ApiCall): TeamToken {
    const token = state.tokens.find(({ id }) => id === params.tokenId) as TeamToken
    token.revokedAt = new Date().toISOString()
    return token
  }

  function serve<E extends Endpoint>(endpoint: E, handler: (call: ApiCall) => EndpointOutput<E>) {
    api.on(endpoint, (call) => (state.isUnreachable ? connectionLost() : handler(call)))
  }
  serve(authApi.confirm, confirm)
  serve(registryApi.remotes, () => ({ remotes: [...state.remotes.values()] }))
  serve(registryApi.remote, remoteOf)
  serve(registryApi.change, change)
  serve(registryApi.health, () => state.health)
  serve(registryApi.explain, (call) => ({ build: remoteOf(call).stable, ...state.explanation }))
  serve(registryApi.history, (call) => pageOf(state.history, call))
  serve(registryApi.audit, (call) => pageOf(state.audit, call))
  serve(registryApi.createToken, createToken)
  serve(registryApi.revokeToken, revokeToken)
  serve(registryApi.tokens, ({ query }) => ({
    tokens: state.tokens.filter(({ revokedAt }) => !revokedAt || query.revoked === 'true'),
  }))

  return Object.assign(state, {
    /** Simulates a change by another operator. */
    changeElsewhere(name: string, part: Partial<RemoteStatus> = {}) {
      const status = state.remotes.get(name) as RemoteStatus
      state.remotes.set(name, { ...status, ...part, revision: status.revision + 1 })
      state.history.unshift(anEntry({ revision: status.revision + 1, what: 'pin', who: 'ines', why: 'Something else' }))
    },
  })
}
