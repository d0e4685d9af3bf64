import { useMemo, useSyncExternalStore } from 'react'
import { engine, SHARED } from './engine.ts'
import { i18n } from './i18n.ts'
import { useNamespace } from './namespace.tsx'
import { translateMessage } from './translate-message.ts'

/** Translates an English sentence. Always a literal in the code; `count` chooses the plural form. */
export type T = (key: string, values?: Record<string, string | number>) => string

const namespaces = (namespace: string) => (namespace === SHARED ? [SHARED] : [namespace, SHARED])

/** Translates outside React: in the shared dictionary, or that of an app first. Does not follow a later change of the language. */
export const translate = (key: string, values: Record<string, string | number> = {}, namespace: string = SHARED): string =>
  engine.translate(key, { values, namespaces: namespaces(namespace) })

/** Translates with the dictionary of this app, then the shared one, then the English sentence itself. */
export function useT(): T {
  const namespace = useNamespace()
  const state = useSyncExternalStore(i18n.subscribe, i18n.state, i18n.state)
  // A new function for each language, so that memoized children render again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => (key, values) => translate(key, values, namespace), [namespace, state])
}

/** Translates a known sentence of the server or of a schema, and returns others unchanged. */
export function useTranslateMessage(): (message: string) => string {
  const namespace = useNamespace()
  const state = useSyncExternalStore(i18n.subscribe, i18n.state, i18n.state)
  return useMemo(() => (message) => translateMessage(message, namespaces(namespace), state.code), [namespace, state])
}
