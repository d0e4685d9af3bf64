/** The runtime's chunk, fetched once; the bundler's loader does not cache a failure, so the next call tries again. */
export const loadRuntime = () => import(/* webpackChunkName: "platform" */ '../runtime.ts')
