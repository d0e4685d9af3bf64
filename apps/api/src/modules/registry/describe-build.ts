import type { RemoteManifest } from '@worrystone/contracts'

/**
 * A build as pages read it. Later chunks are left out: the build's own code carries their hashes, and the snapshot is part of every
 * page. So is what only publishing looks at.
 */
export const describeBuild = ({ sentences: _, ...build }: RemoteManifest): RemoteManifest => ({
  ...build,
  assets: build.assets.filter((asset) => asset.initial),
})
