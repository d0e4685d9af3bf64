import { SELECTED_NAMES } from '@worrystone/host/shared-modules'

/** A loader for `selected-modules.ts` of the host: imports exactly the listed names, so that tree shaking removes the rest of each package. */
// biome-ignore lint/style/noDefaultExport: loaders are
export default function selectedModules() {
  const modules = Object.entries(SELECTED_NAMES).map(([request, names], index) => {
    const imported = names.map((name) => `${name} as m${index}_${name}`)
    const members = names.map((name) => `${name}: m${index}_${name}`)
    return {
      statement: `import { ${imported.join(', ')} } from '${request}'`,
      entry: `${JSON.stringify(request)}: { ${members.join(', ')} }`,
    }
  })
  return [
    ...modules.map(({ statement }) => statement),
    `export const selectedModules = { ${modules.map(({ entry }) => entry).join(', ')} }`,
  ].join('\n')
}
