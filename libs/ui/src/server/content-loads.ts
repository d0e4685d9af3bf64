/** Loads of components that the present render misses, and that belong to the page's content. */
export const contentLoads = new Set<Promise<unknown>>()
