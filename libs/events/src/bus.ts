import { type EventName, type EventPayload, Events } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

type Handler = (payload: never) => void

const handlers = new Map<string, Set<Handler>>()
const reported = new Set<string>()

/** Emits an event to the whole page. An invalid or unknown event is dropped, and reported once. */
export function emit<N extends EventName>(name: N, payload: EventPayload<N>): void {
  const schema = Object.hasOwn(Events, name) ? Events[name] : undefined
  if (!schema) {
    reportOnce(name, `Event ${name} is not in the contract; it was dropped`)
    return
  }
  const parsed = z.safeParse(schema, payload)
  if (!parsed.success) {
    reportOnce(name, `Event ${name} has a malformed payload; it was dropped`, parsed.error.issues)
    return
  }
  for (const handler of [...(handlers.get(name) ?? [])]) {
    try {
      handler(parsed.data as never)
    } catch (error) {
      console.error(`A handler of ${name} failed`, error)
    }
  }
}

/** Subscribes until the returned function is called. */
export function on<N extends EventName>(name: N, handler: (payload: EventPayload<N>) => void): () => void {
  if (!Object.hasOwn(Events, name)) reportOnce(name, `Event ${name} is not in the contract; nobody will ever hear it`)
  const listeners = handlers.get(name) ?? new Set()
  handlers.set(name, listeners)
  // A new function for each call, so that the same handler may subscribe twice and unsubscribe once.
  const listener: Handler = (payload) => handler(payload)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function reportOnce(name: string, message: string, issues?: readonly { path: PropertyKey[]; message: string }[]): void {
  if (reported.has(name)) return
  reported.add(name)
  console.error(message, ...(issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}
