import { VersionActions } from 'nx/release'

/**
 * Tells `nx release` where a version is. Inside the workspace packages depend on each other by `*`, and packing writes the ranges, so
 * there is nothing else to update.
 */
// biome-ignore lint/style/noDefaultExport: nx reads the default export
export default class PackageVersion extends VersionActions {
  validManifestFilenames = ['package.json']

  /** @param {import('nx/src/devkit-exports.js').Tree} tree */
  async readCurrentVersionFromSourceManifest(tree) {
    const manifestPath = `${this.projectGraphNode.data.root}/package.json`
    return { manifestPath, currentVersion: JSON.parse(tree.read(manifestPath, 'utf8') ?? '').version }
  }

  async readCurrentVersionFromRegistry() {
    return null
  }

  async readCurrentVersionOfDependency() {
    return { currentVersion: null, dependencyCollection: null }
  }

  async updateProjectDependencies() {
    return []
  }

  /** @param {import('nx/src/devkit-exports.js').Tree} tree @param {string} version */
  async updateProjectVersion(tree, version) {
    const file = `${this.projectGraphNode.data.root}/package.json`
    const text = tree.read(file, 'utf8') ?? ''
    tree.write(file, text.replace(/"version": "[^"]*"/, `"version": "${version}"`))
    return [`${file}: ${version}`]
  }
}
