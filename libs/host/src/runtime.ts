/** The lazily loaded half: the federation runtime, single-spa and the shared modules. Not needed before the first paint. */
export { loadExpose } from './loading/load-expose.ts'
export { prefetchPages } from './loading/prefetch-pages.ts'
export { mountParcel } from './mounting/mount-parcel.ts'
export { openExpose } from './mounting/open-expose.ts'
export { installExplain } from './site/explain.ts'
export { registeredBuild } from './site/registered-build.ts'
export { verifySignature } from './site/verify-signature.ts'
