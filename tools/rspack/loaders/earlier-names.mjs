import { EARLIER_NAMES } from '@worrystone/host/earlier-names'

/**
 * A loader for builds of remotes: replaces the name of a renamed export of a shared module by its earlier name.
 * @param {string} source
 */
// biome-ignore lint/style/noDefaultExport: loaders are
export default function earlierNames(source) {
  return source.replaceAll(/import \{([^}]*)\} from (['"])([^'"]+)\2/g, (statement, names, quote, module) => {
    const earlier = Object.entries(EARLIER_NAMES).find(([name]) => name === module)?.[1]
    if (!earlier) return statement
    const renamed = names.replaceAll(
      /(?<=^|,)(\s*)(\w+)(\s+as\s+\w+)?(?=\s*(?:,|$))/g,
      (
        /** @type {string} */ specifier,
        /** @type {string} */ space,
        /** @type {string} */ name,
        /** @type {string | undefined} */ alias,
      ) => {
        const earlierName = Object.entries(earlier).find(([currentName]) => currentName === name)?.[1]
        return earlierName ? `${space}${earlierName}${alias ?? ` as ${name}`}` : specifier
      },
    )
    return `import {${renamed}} from ${quote}${module}${quote}`
  })
}
