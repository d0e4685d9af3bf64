import { copingMethodOf, listsVersion } from '../coping-methods/index.ts'

let version: string | undefined

/** The version of the lists that keys go by. */
export function currentVersion(): string {
  version ??= listsVersion()
  return version
}

/** What each method is counted as, in the same order: the id of the listed method that its words mean, or its words. */
const methodKeysOf = (methods: readonly string[]): string[] =>
  methods.map((method) => copingMethodOf(method) ?? method.toLowerCase())

export const keyColumns = (methods: readonly string[]) => ({
  method_keys: methodKeysOf(methods),
  method_keys_by: currentVersion(),
})
