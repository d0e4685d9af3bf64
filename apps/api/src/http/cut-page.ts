/** A page out of rows that were read with one more than `limit`: that one tells whether there are more. */
export const cutPage = <Row>(rows: Row[], limit: number) => ({ page: rows.slice(0, limit), hasMore: rows.length > limit })
