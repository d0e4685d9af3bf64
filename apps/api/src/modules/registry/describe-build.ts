import type { RemoteManifest } from '@worrystone/contracts'

/**
 * The description of a build for pages, without later chunks, whose hashes are in the build's own code, and without fields that only
 * publishing needs: the snapshot is part of every page.
 */
export const describeBuild = ({ sentences: _, ...build }: RemoteManifest): RemoteManifest => ({
  ...build,
  assets: build.assets.filter((asset) => asset.initial),
})
