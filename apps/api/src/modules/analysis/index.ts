import { existsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { ConfigError } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import type { AssessLevel } from '../safety/index.ts'
import { type AnalysisWorker, analysisWorker } from './analysis-worker.ts'
import { remoteAnalysis } from './remote.ts'
import { requestStore } from './request-store.ts'
import { analysisRoutes } from './routes.ts'
import { analysisService } from './service.ts'
import { similarPosts } from './similar-posts.ts'
import { similarQueries } from './similar-queries.ts'
import { similarService } from './similar-service.ts'
import { analysisStore, categoryOf } from './store.ts'

export type { AnalysisWorker } from './analysis-worker.ts'
export { detectLanguage } from './engine/detect-language.ts'
export { entryMatcher } from './engine/entry-matcher.ts'
export { isListedWord } from './engine/lexicon.ts'
export { knownThemeRow } from './nearby-posts.ts'

/** The thread that analyzes texts. The first text starts it. */
export function analysisThread({ modelPath }: { modelPath?: string | undefined }): AnalysisWorker {
  if (modelPath !== undefined) requireModel(modelPath)
  return analysisWorker({ modelPath })
}

/** What a text that is not stored is about, by the local analysis alone; null: it has too little to analyze. */
export const categorizer = (thread: Pick<AnalysisWorker, 'analyze'>) => async (text: string) => {
  const result = await thread.analyze(text)
  const category = categoryOf(result)
  return category && { category, language: result.language }
}

type Options = Pick<Deps, 'config' | 'database' | 'queue' | 'now' | 'log'> & { thread: AnalysisWorker; assessLevel: AssessLevel }

/** Categories of worries, and similar worries. Each worry is analyzed after publishing, in `thread`. */
export function analysisModule({ config, database, queue, now, log, thread, assessLevel }: Options) {
  const { remote } = config.analysis
  const store = analysisStore(database)
  const requests = requestStore(database)
  const similar = similarService({ store, queries: similarQueries(database) })
  const analysis = analysisService({
    ...{ database, queue, store, requests, thread, assessLevel, now, log },
    similarPosts: similarPosts(database),
    remote: remote && remoteAnalysis(remote),
  })
  const jobs: JobHandlers = { 'post.analyze': ({ postId }) => analysis.analyzePost(postId) }
  return { routes: analysisRoutes({ analysis, similar, thread }), jobs, cleanupTasks: [requests.deleteOldRequests] }
}

/** The package for an operator's model has 400 MB: it is not a dependency, operators install it. */
function requireModel(folder: string) {
  if (!existsSync(folder))
    throw new ConfigError(`ANALYSIS_MODEL_PATH ${folder} is not there: correct the setting or leave it out.`)
  let packageFile: string | undefined
  try {
    packageFile = findPackageJSON('@huggingface/transformers', import.meta.url)
  } catch {
    // Not installed: the error below says so.
  }
  if (packageFile === undefined) {
    throw new ConfigError(
      'ANALYSIS_MODEL_PATH needs the package @huggingface/transformers: install it (npm install @huggingface/transformers) or leave the setting out.',
    )
  }
}
