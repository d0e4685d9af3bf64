import { isTestFile, type Source } from '@worrystone/sentences/source'
import type { Project } from './project.ts'

/** Only the shell has React roots and global styles. */
export function checkRemoteRules(project: Project, source: Source): string[] {
  if (project.folder === 'apps/shell' || isTestFile(source.file)) return []
  return source.parsed.module.staticImports.flatMap((entry) => {
    const from = entry.moduleRequest.value
    if (/^@worrystone\/(host|console)(\/|$)/.test(from)) return [`${source.file}: only the shell uses ${from}`]
    if (from === 'react-dom/client') return [`${source.file}: a remote makes no React root; use page or slot from remote.ts`]
    const isGlobal =
      from === 'styled-components' && entry.entries.some(({ importName }) => importName.name === 'createGlobalStyle')
    return isGlobal ? [`${source.file}: global styles belong to the shell; style your own elements`] : []
  })
}

/** Settings are read in one place, so that they can be listed, validated and documented there. */
export function checkEnvironment(project: Project, { file, text }: Source): string[] {
  const mayRead = [`${project.folder}/src/config.ts`, `${project.folder}/src/main.ts`].includes(file) || isTestFile(file)
  return !mayRead && /\bprocess\.env\b/.test(text)
    ? [`${file}: only config.ts reads process.env; take the setting from there`]
    : []
}
