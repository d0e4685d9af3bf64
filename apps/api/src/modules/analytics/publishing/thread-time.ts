/** CPU time of this thread in milliseconds: the budget is the same on a busy machine. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
