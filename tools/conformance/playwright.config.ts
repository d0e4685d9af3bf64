import { extname, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findHeadlessChromium } from '@worrystone/e2e/chromium'
import { freePort } from '@worrystone/e2e/product'
import { WINDOW } from './check-context.ts'

const chromium = findHeadlessChromium()

// Workers read this file again and take the chosen port from the environment.
process.env.CONFORMANCE_PORT ??= await freePort()
/** The API of a running site, or of a product that this repository starts. */
const server = resolve(
  import.meta.dirname,
  `${process.env.CONFORMANCE_SITE ? 'serve' : 'serve-workspace'}${extname(import.meta.filename)}`,
)
const address = `http://localhost:${process.env.CONFORMANCE_PORT}`

export default defineConfig({
  testDir: '.',
  testMatch: '*.conformance.{ts,js}',
  outputDir: resolve('test-results/conformance'),
  fullyParallel: true,
  // A test waits more than it computes: five keep two processors busy.
  workers: 5,
  retries: 0,
  timeout: 60_000,
  reporter: [
    ['list'],
    ...(process.env.CONFORMANCE_REPORT ? ([['json', { outputFile: process.env.CONFORMANCE_REPORT }]] as const) : []),
  ],
  use: {
    browserName: 'chromium',
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    viewport: WINDOW,
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(chromium && { executablePath: chromium }) },
  },
  webServer: {
    command: `"${process.execPath}" "${server}"`,
    url: `${address}/api/health`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
