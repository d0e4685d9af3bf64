import { config } from 'zod/mini'

// Before the first parse: zod would otherwise probe `new Function`, which the site's CSP forbids. The server keeps its compiled parsers.
if (typeof document !== 'undefined') config({ jitless: true })

/**
 * The small zod, as the shell provides it to every remote: a page holds one copy of it however many remotes it shows. Which names remotes
 * get is listed in `libs/host/src/shared-modules.ts`.
 */
export * from 'zod/mini'
