import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two workers fit the smallest machine that runs this; more would fight over its cores.
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          // Files share their worker's modules, and with them one database: starting one costs seconds.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          globalSetup: ['./apps/api/src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/!(api)/src/**/*.test.{ts,tsx}', 'libs/*/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A new VM context for each file is as new as a process, for two thirds of the processor time.
          pool: 'vmForks',
          testTimeout: 20_000,
          setupFiles: ['./libs/remote-kit/src/testing.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts', 'e2e/*.test.ts'],
          environment: 'node',
          // A process for each of them costs a seventh of the processor time of all.
          isolate: false,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
