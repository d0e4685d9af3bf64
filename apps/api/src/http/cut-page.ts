/** A page from rows that were read with `limit + 1`: the extra row shows that there are more. */
export const cutPage = <Row>(rows: Row[], limit: number) => ({ page: rows.slice(0, limit), hasMore: rows.length > limit })
