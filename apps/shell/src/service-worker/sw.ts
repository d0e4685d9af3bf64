import { type HelpFiles, type HelpScope, keepHelp } from './help-cache.ts'
import { keepOfflinePages } from './offline-pages.ts'
import { handlePushes, type WorkerScope } from './pushes.ts'

/** Injected by the build. */
declare const __HELP_FILES__: HelpFiles

handlePushes(self as unknown as WorkerScope)
keepHelp(self as unknown as HelpScope, __HELP_FILES__)
keepOfflinePages(self as unknown as HelpScope)
