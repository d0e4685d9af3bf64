// Entry for the tools of this repository; the server imports the files directly.
export { supportStore } from './store.ts'
