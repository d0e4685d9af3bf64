import { fingerprintOf } from '@worrystone/contracts'

const remotes: Record<string, string> = {}
let latest = ''

/** The build of this shell, as the page names it; null where it names none. */
export const shellBuild = (page: Document = document): string | null =>
  page.querySelector<HTMLMetaElement>('meta[name=worrystone-shell]')?.content || null

/** To be told as soon as a build is about to run: an error of its first line is already the new composition's. */
export function noteUse(remote: string, build: string): void {
  remotes[remote] = build
  void renew()
}

async function renew(): Promise<void> {
  const now = JSON.stringify(remotes)
  try {
    const fingerprint = await fingerprintOf(shellBuild() ?? '', remotes)
    if (now === JSON.stringify(remotes)) latest = fingerprint
  } catch {
    // No WebCrypto without a secure origin: errors then carry no fingerprint.
  }
}

/** The builds that this visit has used so far, by remote. */
export const buildsInUse = (): Record<string, string> => ({ ...remotes })

/** Eight digits for {shell, builds in use}, for reports and error panels. Empty until the first build is in use. */
export const fingerprint = (): string => latest
