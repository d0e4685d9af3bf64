import { fingerprintOf } from '@worrystone/contracts'

const remotes: Record<string, string> = {}
let latest = ''

/** The build of this shell, as the page's meta element names it; null where it names none. */
export const shellBuildId = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name=worrystone-shell]')?.content || null

/** Called before a build runs: an error of its first line already belongs to the new composition. */
export function recordBuildInUse(remote: string, build: string): void {
  remotes[remote] = build
  void updateFingerprint()
}

async function updateFingerprint(): Promise<void> {
  const previousRemotes = JSON.stringify(remotes)
  try {
    const next = await fingerprintOf(shellBuildId() ?? '', remotes)
    if (previousRemotes === JSON.stringify(remotes)) latest = next
  } catch {
    // No WebCrypto without a secure origin: errors then have no fingerprint.
  }
}

/** The builds that this visit has used so far, by remote. */
export const buildsInUse = (): Record<string, string> => ({ ...remotes })

/** Eight digits for {shell, builds in use}, for reports and error panels. Empty until the first build is in use. */
export const fingerprint = (): string => latest
