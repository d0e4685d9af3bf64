import type { Configuration } from '@rspack/core'
import type { RemoteSource } from '@worrystone/contracts'
import { remoteConfiguration as configurationOf } from '@worrystone/rspack-config/remote'

/** The configuration of a remote, built into `dist/` with its `manifest.json`: the export of its `rspack.config.ts`. */
export const remoteConfiguration: (dir: string, source: RemoteSource) => Promise<Configuration> = configurationOf
