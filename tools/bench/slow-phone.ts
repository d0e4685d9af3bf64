import type { CDPSession } from '@playwright/test'

export const CPU_SLOWDOWN = 4

/** `latency`: milliseconds. */
export type Connection = { bytesPerSecond: number; latency: number }

/** `slowdown`: how many times slower than this machine the processor is. */
export async function throttle(devtools: CDPSession, connection: Connection, slowdown = CPU_SLOWDOWN): Promise<void> {
  const { bytesPerSecond, latency } = connection
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)
}
