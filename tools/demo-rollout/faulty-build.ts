import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { workspaceEnvironment } from '@worrystone/workspace/setup/run'

const ROOT = resolve(import.meta.dirname, '../..')
const REMOTE = join(ROOT, 'apps/worries')

/** The storage key that says whether the fault affects a visitor: drawn outside the build, so that a run can be repeated. */
export const FAULT_KEY = 'demo_fault'

/**
 * The real feed, behind a fault that affects some visitors at the first render. The page is a lazy chunk:
 * it fills its byte budget, and with anything beside it the build would be refused.
 */
const FAULTY_EXPOSE = `import { lazy } from 'react'
import { page } from '../remote.ts'

const FaultyFeedPage = lazy(async () => {
  if (localStorage.getItem('${FAULT_KEY}') === 'affected') throw new Error('a fault of this build')
  return { default: (await import('../pages/feed-page.tsx')).FeedPage }
})

export const { bootstrap, mount, unmount } = page(FaultyFeedPage)
`

/** Builds \`worries\` from its real sources and with a fault in the feed. Returns the folder of the build. */
export async function buildFaulty(folder: string): Promise<string> {
  const dir = join(folder, 'worries')
  cpSync(REMOTE, dir, { recursive: true, filter: (file) => !['dist', 'node_modules'].includes(basename(file)) })
  const expose = join(dir, 'src/exposes/feed.ts')
  if (!existsSync(expose) || !readFileSync(expose, 'utf8').includes('page(FeedPage)'))
    throw new Error('apps/worries/src/exposes/feed.ts is not what this demo expects; change tools/demo-rollout/faulty-build.ts')
  writeFileSync(expose, FAULTY_EXPOSE)
  await promisify(execFile)('rspack', ['build'], { cwd: dir, env: workspaceEnvironment() })
  return join(dir, 'dist')
}

/** Inside the repository, because packages are resolved from there; ignored by git. */
export const workFolder = () => join(ROOT, '.tmp', `demo-rollout-${process.pid}`)
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })
