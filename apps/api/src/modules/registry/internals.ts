// What the tools of this repository train, measure and check; the server imports the files themselves.
export { checkBuild } from './check.ts'
export { type Stage, simulate } from './health/simulation.ts'
export { registrySigner } from './signing.ts'
export { DEFAULT_POLICY } from './stored-record.ts'
