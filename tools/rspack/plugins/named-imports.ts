export type NamedImport = { from: string; name: string }

const STATEMENT = /\b(?:import|export)\b\s*([^'";()]*?)\s*\bfrom\s*(['"])([^'"]+)\2/g

/** Names that a module takes from others by static imports; of `* as x` those that it reads as `x.name`. The whole module counts as `*`. */
export function namedImports(source: string): NamedImport[] {
  const imports: NamedImport[] = []
  for (const [, clause = '', , from = ''] of source.matchAll(STATEMENT)) {
    const add = (name: string) => imports.push({ from, name })
    const braces = /\{([^}]*)\}/.exec(clause)
    for (const part of braces?.[1]?.split(',') ?? []) {
      const name = part.trim().split(/\s+as\s+/)[0]
      if (name && !name.startsWith('type ')) add(name)
    }
    const withoutBraces = clause
      .replace(/\{[^}]*\}/, '')
      .replaceAll(',', ' ')
      .trim()
    const namespace = /^\*\s*as\s+([\w$]+)$/.exec(withoutBraces)?.[1]
    if (namespace) membersOf(source, namespace).forEach(add)
    else if (withoutBraces && !withoutBraces.startsWith('type ') && withoutBraces !== 'type') add('*')
  }
  return imports
}

function membersOf(source: string, namespace: string): string[] {
  const name = namespace.replace('$', '\\$')
  const members = [...source.matchAll(new RegExp(`(?<![\\w$.'"-])${name}\\s*\\.\\s*([\\w$]+)`, 'g'))].flatMap(
    ([, member]) => member ?? [],
  )
  // Passed on as a value: everything may be read from it. (Not the `z` of a pattern such as [a-z].)
  const isPassedOn = new RegExp(`[(,=:\\[?{]\\s*${name}\\s*[),;\\]}]|\\.\\.\\.${name}\\b|=\\s*${name}\\s*$`, 'm').test(source)
  return isPassedOn ? [...members, '*'] : members
}

/** One sentence for each import that the shell does not provide: it would be `undefined` in the browser. */
export function missingFromFacade(
  modules: { name: string; source: string }[],
  facade: Record<string, readonly string[]>,
): string[] {
  const problems = new Set<string>()
  for (const module of modules) {
    for (const { from, name } of namedImports(module.source)) {
      const provided = facade[from]
      if (!provided || provided.includes(name)) continue
      problems.add(
        name === '*'
          ? `${module.name}: takes the whole of ${from}; name what it uses, since the shell provides a selection of it`
          : `${module.name}: imports ${name} from ${from}, which the shell does not provide; add it to its list in libs/host/src/shared-modules.ts`,
      )
    }
  }
  return [...problems].sort()
}

/** One sentence for each import of a shared lib that an open shell may not have. Imports of the whole namespace check for names at run time. */
export function missingFromContract(
  modules: { name: string; source: string }[],
  contract: Record<string, readonly string[]>,
): string[] {
  const problems = modules.flatMap((module) =>
    namedImports(module.source).flatMap(({ from, name }) =>
      name === '*' || !contract[from] || contract[from].includes(name)
        ? []
        : [
            `${module.name}: imports ${name} from ${from}, which a shell opened before the last release does not have; see CONTRACT_NAMES in libs/host/src/shared-modules.ts`,
          ],
    ),
  )
  return [...new Set(problems)].sort()
}
