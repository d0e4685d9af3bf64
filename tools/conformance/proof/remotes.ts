import path from 'node:path'
import { type BuiltRemote, builtRemote, builtRemotes, runFolder } from '../remotes.ts'

export const proofFolder = () => path.join(runFolder(), 'proof')

/** The remote with violations; exists while the checks run. */
export function proofRemote(): BuiltRemote {
  const remote = builtRemote(proofFolder())
  if (!remote) throw new Error('the proof is not built: start it with tools/conformance/playwright.config.ts')
  return remote
}

/** An earlier build of the worries, and today's, if it is built: both may be in one page. */
export function earlierAndCurrentWorries(): BuiltRemote[] {
  const current = builtRemotes().find(({ manifest }) => manifest.name === 'worries')
  const earlier = builtRemote(runFolder(), 'worries')
  return current && earlier ? [earlier, current] : []
}
