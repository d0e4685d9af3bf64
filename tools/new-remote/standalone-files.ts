import { type NewRemote, PACKAGES, rspackConfig, sourceFiles } from './source-files.ts'

/** The tools of a remote in a repository of its own. `@types/node`: the configuration of the build runs in Node. */
export const DEV_PACKAGES = {
  '@testing-library/react': '^16.3.0',
  '@types/node': '>=22',
  '@types/react': '^19.0.0',
  '@types/react-dom': '^19.0.0',
  'happy-dom': '>=20',
  typescript: '>=5.9',
  vitest: '>=4',
}

type VersionOf = (name: string) => string

/** Every file of a new remote that is a repository of its own, by its path there. */
export const standaloneFiles = (options: NewRemote, versionOf: VersionOf): Record<string, string> => ({
  '.gitignore': 'node_modules\ndist\ntest-results\n',
  'package.json': packageJson(options, versionOf),
  'tsconfig.json': TSCONFIG,
  'rspack.config.ts': rspackConfig('@worrystone/remote-cli/rspack'),
  'vitest.config.ts': VITEST,
  'README.md': readme(options),
  ...sourceFiles(options),
})

function packageJson({ name }: NewRemote, versionOf: VersionOf): string {
  const json = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: false,
    scripts: {
      build: 'worrystone-remote build',
      check: 'worrystone-remote check',
      dev: 'worrystone-remote dev',
      remote: 'worrystone-remote',
      test: 'vitest run',
      typecheck: 'tsc --noEmit',
    },
    dependencies: Object.fromEntries(PACKAGES.map((each) => [each, `^${versionOf(each)}`])),
    devDependencies: { '@worrystone/remote-cli': `^${versionOf('@worrystone/remote-cli')}`, ...DEV_PACKAGES },
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2024", "esnext.iterator", "dom", "dom.iterable"],
    "module": "preserve",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "types": ["node"],
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "exactOptionalPropertyTypes": true,
    "erasableSyntaxOnly": true,
    "verbatimModuleSyntax": true,
    "isolatedModules": true,
    "allowImportingTsExtensions": true,
    "resolveJsonModule": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src", "*.config.ts"]
}
`

const VITEST = `import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { environment: 'happy-dom', setupFiles: ['@worrystone/remote-kit/testing-setup'] } })
`

const readme = ({ name, path }: NewRemote) => `# ${name}

A remote of Worrystone with one page, \`${path}\`.

- \`src/manifest.ts\` says which routes and slots are filled, \`src/exposes/\` has one lifecycle per expose.
- \`dictionaries/\` has the texts: the English sentence in \`t('…')\` is the key.

\`npm run dev -- --against <a site>\` shows it inside a site while you work; \`npm test\`, \`npm run typecheck\`, \`npm run build\` and
\`npm run check -- --against <a site>\` check it; \`npm run remote -- publish\` publishes it, and \`npm run remote -- --help\` lists the rest.
`
