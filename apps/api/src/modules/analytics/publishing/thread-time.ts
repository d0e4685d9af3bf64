/** Milliseconds of processor time of this thread: on a busy machine work gets as much as on an idle one. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
