import path from 'node:path'
import { bundleHarness } from '@worrystone/conformance/bundle'
import { SINGLETONS } from './packed-json.ts'

type RuntimeNeeds = {
  /** Sources that no other one imports: programs and loaders that are started by their paths. */
  entries: string[]
  /** Packages that are found by their names, not imported. */
  packages: string[]
  /** Files that are read as they are. */
  files: string[]
  /** Writes what is built for the package into its `dist`. */
  build(dist: string): Promise<void>
}

/** What a package needs besides its public entries, relative to the repository. */
export const RUNTIME_NEEDS = new Map<string, RuntimeNeeds>([
  [
    '@worrystone/remote-cli',
    {
      entries: [
        'tools/conformance/playwright.config.ts',
        'tools/conformance/remotes.conformance.ts',
        'tools/conformance/serve.ts',
        'tools/rspack/loaders/earlier-names.mjs',
        'tools/rspack/loaders/lucide-icon.mjs',
      ],
      // rspack's command line, axe as the text that a page gets, and what the shell shares, whose installed versions a build requires.
      packages: ['@rspack/cli', 'axe-core', ...SINGLETONS],
      files: ['tools/conformance/harness/index.html', 'tools/dev/live-reload.js'],
      build: (dist) => bundleHarness(path.join(dist, 'tools/conformance/harness')),
    },
  ],
])
