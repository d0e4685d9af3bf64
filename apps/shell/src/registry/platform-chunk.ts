/** The platform chunk, fetched once; a failure is forgotten by the bundler's loader, so that asking again tries again. */
export const platformChunk = () => import(/* webpackChunkName: "platform" */ './platform.ts')
