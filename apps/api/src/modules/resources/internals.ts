// Entry for the tools of this repository; the server imports the files directly.
export { directoryIn } from './directory.ts'
export { directorySearch } from './search.ts'
