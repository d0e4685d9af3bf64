import { readFileSync } from 'node:fs'

/** The version in the package.json of the whole project. */
export const VERSION: string = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version
