export { thanksTo } from './people-helped.ts'
export { type ThanksStore, thanksStore } from './store.ts'
