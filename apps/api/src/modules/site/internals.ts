// What the tools of this repository train, measure and check; the server imports the files themselves.
export { policyFor } from './shell-files.ts'
