import type { RemoteManifest, RemoteRoute } from '@worrystone/contracts'

/**
 * The description of a build for pages, without later chunks, whose hashes are in the build's own code, and without fields that only
 * publishing or the server needs: the snapshot is part of every page.
 */
export const describeBuild = ({ sentences: _, previews: __, ...build }: RemoteManifest): RemoteManifest => ({
  ...build,
  assets: build.assets.filter((asset) => asset.initial),
  routes: build.routes.map(withoutPreview),
})

const withoutPreview = ({ descriptionKey: _, previewTitleKey: __, searchable: ___, ...route }: RemoteRoute): RemoteRoute => route
