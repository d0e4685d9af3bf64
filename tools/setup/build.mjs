import { join } from 'node:path'
import { pinnedNode } from './packages.mjs'
import { quietly, ROOT } from './run.mjs'

/** Builds the shell and the changed remotes; nx takes the others from its cache. */
export const build = () =>
  quietly(
    pinnedNode(),
    [join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js'), 'run-many', '-t', 'build', '--outputStyle=static'],
    {
      failed: 'Building the pages failed: the lines above say where.',
    },
  )
