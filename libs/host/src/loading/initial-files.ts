import type { RemoteManifest } from '@worrystone/contracts'
import { i18n } from '@worrystone/i18n'

/** The files that an expose needs at once, fetched side by side: entry, its chunks, the reader's dictionary. */
export function initialFiles(build: RemoteManifest, expose: string): string[] {
  // English has plural forms that other languages fall back to.
  const dictionaries = ['en', i18n.language()].flatMap((code) => build.i18n[code]?.path ?? [])
  return [...new Set([build.container.entry, ...(build.exposes[expose]?.assets ?? []), ...dictionaries])]
}
