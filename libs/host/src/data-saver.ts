type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether whoever is here would rather not have fetched what they may never look at. */
export function wantsLittleData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
