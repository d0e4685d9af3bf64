/** Everything of a resolution that its author wrote. */
export const textsOf = (methods: string[], story: string | null | undefined) => [...methods, ...(story ? [story] : [])]
