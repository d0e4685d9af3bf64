import { config } from 'zod/mini'

// Before the first parse: zod would otherwise try `new Function`, which the site's CSP forbids. The server keeps its compiled parsers.
if (typeof document !== 'undefined') config({ jitless: true })

/**
 * The small zod, as the shell provides it to every remote: a page has one copy of it for all remotes. The names that remotes
 * get are listed in `libs/host/src/shared-modules.ts`.
 */
export * from 'zod/mini'
