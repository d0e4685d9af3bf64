type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the browser requests to save data, or the connection is slow: then nothing is prefetched. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
