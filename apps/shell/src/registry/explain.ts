import type { SiteStore } from './site.ts'

declare global {
  interface Window {
    platform?: { explain(): Record<string, string[]> }
  }
}

/** `platform.explain()` in the console: why each remote's build was chosen. */
export function offerExplanation(site: SiteStore): void {
  window.platform = {
    explain() {
      const { found } = site.get()
      const reasons = (found?.snapshot.records ?? []).map(
        (record) => [record.remote, site.choiceOf(record.remote)?.why ?? []] as const,
      )
      return {
        snapshot: [found ? `from the ${found.origin}, of ${found.snapshot.generatedAt}` : 'none'],
        ...Object.fromEntries(reasons),
      }
    },
  }
}
