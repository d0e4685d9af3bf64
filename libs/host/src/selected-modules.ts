/** By request, the names of `SHARED_MODULES` that remotes get of a big package. The build writes the content of this file. */
export const selectedModules: Record<string, object> = {}
