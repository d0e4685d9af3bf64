import { isTestFile, type Source } from '@worrystone/sentences/source'
import type { Project } from './project.ts'

/** The shell owns the React roots and the global styles of the page. */
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

/** Settings have one reader, so that they can be listed, checked and documented in one place. */
export function checkEnvironment(project: Project, { file, text }: Source): string[] {
  const mayRead = [`${project.folder}/src/config.ts`, `${project.folder}/src/main.ts`].includes(file) || isTestFile(file)
  return !mayRead && /\bprocess\.env\b/.test(text)
    ? [`${file}: only config.ts reads process.env; take the setting from there`]
    : []
}
