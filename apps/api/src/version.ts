import { readFileSync } from 'node:fs'

/** The release, as package.json of the whole project tells it. */
export const VERSION: string = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version
