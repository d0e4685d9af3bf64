/** The free texts of a resolution. */
export const textsOf = (methods: string[], story: string | null | undefined) => [...methods, ...(story ? [story] : [])]
