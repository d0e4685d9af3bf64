// Entry for the tools of this repository; the server imports the files directly.
export { lending } from './lending.ts'
export { loanStore } from './loan-store.ts'
export { orderWaiting, type Waiting } from './order-waiting.ts'
