/** The shell's part of the platform chunk: nothing in it is needed before the first paint. */
export { installExplain, prefetchPages } from '@worrystone/host/runtime'
export { forgetReadWorriesOnChange } from './features/read-worries/forget-read-worries.ts'
export { followPushes } from './features/service-worker/follow-pushes.ts'
export { keepOffline } from './features/service-worker/keep-offline.ts'
export { registerWorker } from './features/service-worker/register-worker.ts'
export { keepScreens } from './first-page/keep-screens.ts'
export { markMembers } from './first-page/reader-cookie.ts'
export { applyFirstFonts } from './styles/first-fonts.ts'
