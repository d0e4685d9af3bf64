import { buildsInUse, fingerprint, shellBuildId } from '../health/builds-in-use.ts'
import type { SiteStore } from './site.ts'

declare global {
  interface Window {
    platform?: { explain(): Record<string, string[]> }
  }
}

const SIGNATURE_STATUS = {
  pending: 'its signature is still being checked',
  verified: 'signed by the registry',
  unverifiable: 'its signature cannot be checked here; accepted, because it came inside the page',
  forged: 'without a valid signature: no build of it runs',
}

/** The reasons for the builds that this page uses, in words. */
function explainSite(site: SiteStore): Record<string, string[]> {
  const { loaded } = site.get()
  const remotes = (loaded?.snapshot.records ?? []).map(
    (record) => [record.remote, site.choiceOf(record.remote)?.why ?? []] as const,
  )
  const inUse = Object.entries(buildsInUse()).map(([remote, build]) => `${remote}@${build}`)
  return {
    snapshot: loaded
      ? [`from the ${loaded.origin}, of ${loaded.snapshot.generatedAt}`, SIGNATURE_STATUS[site.signatureStatus()]]
      : ['none: no remote is known'],
    visitor: loaded ? Object.entries(loaded.visitor).map(([property, value]) => `${property}: ${value ?? 'unknown'}`) : [],
    page: [`shell ${shellBuildId() ?? 'unknown'}`, ...inUse, `fingerprint ${fingerprint() || 'none yet'}`],
    ...(site.isTestVisit() && { test: ['a QA link chose builds: this visit counts in no health figure'] }),
    ...Object.fromEntries(remotes),
  }
}

/** `platform.explain()` in the console: why each remote's build was chosen. */
export function installExplain(site: SiteStore): void {
  window.platform = {
    explain() {
      const explanation = explainSite(site)
      for (const [subject, lines] of Object.entries(explanation)) console.info(`${subject}\n  ${lines.join('\n  ')}`)
      return explanation
    },
  }
}
