// Entry for the tools of this repository; the server imports the files directly.
export { checkBuild } from './check.ts'
export { type Stage, simulate } from './health/simulation.ts'
export { DEFAULT_POLICY } from './stored-record.ts'
