// What the tools of this repository train, measure and check; the server imports the files themselves.
export { supportStore } from './store.ts'
