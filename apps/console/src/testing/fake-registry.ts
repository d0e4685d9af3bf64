import type { Action, AuditEntry, HistoryEntry, RemoteStatus, TeamToken, ToldReason } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { vi } from 'vitest'
import type { Health } from '../shared/series.ts'
import { anEntry } from './a-remote.ts'

export const admin = aUser({ username: 'amadou', displayName: 'Amadou', role: 'admin' })
export const PASSWORD = 'Right-one-1'

type Sent = { revision: number; why: string; change: Action }
type Failure = { code: string; message: string; details?: { path: string; message: string }[] }

const done = (data: unknown, status = 200) => Response.json({ data }, { status })
const refused = (status: number, error: Failure) => Response.json({ error }, { status })

function pageOf<Entry>(all: Entry[], { searchParams }: URL) {
  const [limit, offset] = ['limit', 'offset'].map((key) => Number(searchParams.get(key) ?? 0)) as [number, number]
  return { entries: all.slice(offset, offset + limit), hasMore: all.length > offset + limit }
}

/** The registry's answers, as its contract says them; what is set on it is true from the next call on. */
export function fakeRegistry(...remotes: RemoteStatus[]) {
  const state = {
    remotes: new Map(remotes.map((status) => [status.remote, status])),
    history: Array.from({ length: 3 }, (_, at) => anEntry({ revision: 7 - at, why: `Reason ${7 - at}` })) as HistoryEntry[],
    health: { bucketMinutes: 1, builds: [] } as Health,
    tokens: [] as TeamToken[],
    audit: [] as AuditEntry[],
    explanation: { why: ['stable: usable', 'chosen: stable'] } as { why: string[]; reasons?: ToldReason[] },
    /** Nobody answers. */
    isAway: false,
    /** Changes want the password first. */
    wantsPassword: false,
    /** What the next change is refused with. */
    refusal: null as Failure | null,
    asked: [] as string[],
    sent: [] as Sent[],
  }

  function change(name: string, body: Sent): Response {
    state.sent.push(body)
    if (state.wantsPassword) return refused(403, { code: 'SIGN_IN_AGAIN', message: 'Please confirm your password to go on.' })
    if (state.refusal) return refused(400, state.refusal)
    const status = state.remotes.get(name) as RemoteStatus
    if (status.revision !== body.revision) return refused(409, { code: 'CONFLICT', message: 'The record changed meanwhile.' })
    const next = { ...status, revision: status.revision + 1 }
    state.remotes.set(name, next)
    state.history.unshift(anEntry({ revision: next.revision, what: body.change.action, who: 'amadou', why: body.why }))
    return done(next)
  }

  function confirm({ password }: { password: string }): Response {
    const message = 'This is not your password. Please try again.'
    if (password !== PASSWORD)
      return refused(400, { code: 'VALIDATION_ERROR', message: 'Invalid request', details: [{ path: 'password', message }] })
    state.wantsPassword = false
    return done({ message: 'Your password is confirmed.' })
  }

  function makeToken({ name, remotes: own }: { name: string; remotes: string[] }): Response {
    if (state.wantsPassword) return refused(403, { code: 'SIGN_IN_AGAIN', message: 'Please confirm your password to go on.' })
    const id = `00000000-0000-4000-8000-00000000000${state.tokens.length + 1}`
    const entry = {
      id,
      name,
      remotes: own,
      createdAt: new Date().toISOString(),
      createdBy: 'amadou',
      lastUsedAt: null,
      revokedAt: null,
    }
    state.tokens.push(entry)
    return done({ token: `wst_${'x'.repeat(43)}`, entry }, 201)
  }

  function answer(method: string, url: URL, body: never): Response {
    const [, , first = '', name = '', part] = url.pathname.replace(/^\/api/, '').split('/')
    if (url.pathname.endsWith('/auth/confirm')) return confirm(body)
    if (first === 'tokens' && method === 'POST') return makeToken(body)
    if (first === 'tokens' && method === 'DELETE') {
      const token = state.tokens.find(({ id }) => id === name) as TeamToken
      token.revokedAt = new Date().toISOString()
      return done(token)
    }
    if (first === 'tokens')
      return done({ tokens: state.tokens.filter(({ revokedAt }) => !revokedAt || url.searchParams.get('revoked') === 'true') })
    if (first === 'audit') return done(pageOf(state.audit, url))
    if (!name) return done({ remotes: [...state.remotes.values()] })
    const status = state.remotes.get(name)
    if (!status) return refused(404, { code: 'NOT_FOUND', message: 'The requested content was not found' })
    if (part === 'changes') return change(name, body)
    if (part === 'health') return done(state.health)
    if (part === 'explain') return done({ build: status.stable, ...state.explanation })
    if (part === 'history') return done(pageOf(state.history, url))
    return done(status)
  }

  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://site.test')
    state.asked.push(`${init.method} ${url.pathname.replace(/^\/api/, '')}`)
    if (state.isAway) throw new TypeError('Failed to fetch')
    return answer(String(init.method), url, (init.body ? JSON.parse(String(init.body)) : undefined) as never)
  })

  return Object.assign(state, {
    /** Somebody else changes the record. */
    changeElsewhere(name: string, part: Partial<RemoteStatus> = {}) {
      const status = state.remotes.get(name) as RemoteStatus
      state.remotes.set(name, { ...status, ...part, revision: status.revision + 1 })
      state.history.unshift(anEntry({ revision: status.revision + 1, what: 'pin', who: 'ines', why: 'Something else' }))
    },
  })
}
