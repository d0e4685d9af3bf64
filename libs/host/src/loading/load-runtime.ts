/** The runtime's chunk, fetched once; a failure is forgotten by the bundler's loader, so that asking again tries again. */
export const loadRuntime = () => import(/* webpackChunkName: "platform" */ '../runtime.ts')
