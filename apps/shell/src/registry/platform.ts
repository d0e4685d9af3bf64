/** The lazily loaded half of the shell: the federation runtime, single-spa and what remotes share. Nothing before the first paint needs it. */
export { whenQuiet } from '../shared/when-quiet.ts'
export { fetchFonts } from '../styles/late-fonts.ts'
export { offerExplanation } from './explain.ts'
export { followPushes } from './follow-pushes.ts'
export { open } from './open.ts'
export { prefetchPages } from './prefetch.ts'
export { registeredBuild } from './registered.ts'
export { verify } from './verify.ts'
