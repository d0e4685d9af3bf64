import { existsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { ConfigError } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import type { LevelOf } from '../safety/index.ts'
import { neighbours } from './neighbours.ts'
import { remoteAnalysis } from './remote.ts'
import { analysisRoutes } from './routes.ts'
import { analysisService } from './service.ts'
import { analysisStore } from './store.ts'
import { type LookingThread, lookingThread } from './thread.ts'

export { languageOf } from './looking/language.ts'
export { isListedWord } from './looking/lexicon.ts'
export { hashOf } from './text-hash.ts'
export type { LookingThread } from './thread.ts'

/** The thread that analyzes texts. It is started by the first text. */
export function analysisThread({ config }: Pick<Deps, 'config'>): LookingThread {
  const { modelPath } = config.analysis
  if (modelPath !== undefined) demandModel(modelPath)
  return lookingThread({ modelPath })
}

type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'now' | 'log'> & { thread: LookingThread; levelOf: LevelOf }

/** What worries are about and which are similar. It analyzes each worry after publishing, in `thread`. */
export function analysisModule({ config, database, queue, now, log, thread, levelOf }: Needs) {
  const { remote } = config.analysis
  const store = analysisStore(database)
  const analysis = analysisService({
    ...{ database, queue, store, thread, levelOf, now, log },
    neighbours: neighbours(database),
    remote: remote && remoteAnalysis(remote),
  })
  const jobs: JobHandlers = { 'analysis.look': ({ postId }) => analysis.look(postId) }
  return { routes: analysisRoutes(analysis, thread), jobs, forgetOld: store.forgetOldAsks }
}

/** The package that runs an operator's model is 400 MB: whoever wants it brings it. */
function demandModel(folder: string) {
  if (!existsSync(folder))
    throw new ConfigError(`ANALYSIS_MODEL_PATH ${folder} is not there: correct the setting or leave it out.`)
  let found: string | undefined
  try {
    found = findPackageJSON('@huggingface/transformers', import.meta.url)
  } catch {
    // Not there: said below.
  }
  if (found === undefined) {
    throw new ConfigError(
      'ANALYSIS_MODEL_PATH needs the package @huggingface/transformers: install it (npm install @huggingface/transformers) or leave the setting out.',
    )
  }
}
