// What the tools of this repository train, measure and check; the server imports the files themselves.
export { directoryIn } from './directory.ts'
export { directorySearch } from './search.ts'
