import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessChromium } from './chromium.ts'
import { aFolder, freePort } from './product.ts'

const root = resolve(import.meta.dirname, '..')
const launchOptionsOf = (chromium: string | undefined) => ({
  args: CHROMIUM_ARGUMENTS,
  ...(chromium && { executablePath: chromium }),
})

// Workers read this file again and take the chosen values from the environment.
process.env.E2E_PORT ??= await freePort()
process.env.E2E_FOLDER ??= aFolder()
const address = `http://localhost:${process.env.E2E_PORT}`

/** They start products of their own and take longest: they begin first, so that no processor waits for them at the end. */
const OWN_PRODUCTS = [
  ...['new-remote', 'packed-remote', 'platform-page', 'process', 'platform/earlier-builds'],
  ...['journeys/follow-up', 'journeys/words-across-languages'],
].map((name) => `**/${name}.e2e.ts`)
/** The headless build of Chromium shows no notifications. */
const NOTIFICATIONS = '**/push.e2e.ts'
const DESKTOP = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // With two, two processors are idle for a fifth of the time.
  workers: 3,
  retries: 0,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env.E2E_REPORT ? ([['json', { outputFile: process.env.E2E_REPORT }]] as const) : [])],
  use: {
    browserName: 'chromium',
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Steps, requests and console. Screenshots and the DOM of each step cost an eighth to a sixth of the whole run each: `--trace on` has both.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: launchOptionsOf(findHeadlessChromium()),
  },
  projects: [
    { name: 'own-products', testMatch: OWN_PRODUCTS, use: DESKTOP },
    {
      name: 'desktop',
      testMatch: '**/*.e2e.ts',
      testIgnore: ['**/*.phone.e2e.ts', NOTIFICATIONS, ...OWN_PRODUCTS],
      use: DESKTOP,
    },
    { name: 'notifications', testMatch: NOTIFICATIONS, use: { ...DESKTOP, launchOptions: launchOptionsOf(findChromium()) } },
    {
      name: 'phone',
      testMatch: '**/*.phone.e2e.ts',
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/serve.ts ${process.env.E2E_PORT}`,
    cwd: root,
    wait: { stdout: /^ready$/m },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
