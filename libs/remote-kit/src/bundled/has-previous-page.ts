/** Whether the previous history entry belongs to this site; the router counts them. */
export const hasPreviousPage = () => Number(window.history.state?.idx ?? 0) > 0
