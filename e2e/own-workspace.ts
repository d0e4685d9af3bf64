import type { APIRequestContext } from '@playwright/test'
import { copyMigratedData } from './migrated-data.ts'
import { freePort, type Product, startProduct, withDataDir } from './product.ts'

type Workspace = { folder: string; start: (settings?: Record<string, string>) => Promise<Product> }

/** Migrated data and a port of its own; every process started with them is ended. */
export async function inOwnWorkspace(work: (workspace: Workspace) => Promise<void>) {
  await withDataDir(async (folder) => {
    copyMigratedData(folder)
    const started: Product[] = []
    const PORT = await freePort()
    const start = async (settings: Record<string, string> = {}) => {
      const product = startProduct({ PORT, DATA_DIR: folder, DEMO: 'off', RATE_LIMIT_SCALE: '1000', ...settings })
      started.push(product)
      return product
    }
    try {
      await work({ folder, start })
    } finally {
      for (const { child, ended } of started) {
        child.kill('SIGKILL')
        await ended
      }
    }
  })
}

/** The request fixture calls the shared product; this one calls the test's own. */
export const requestContextOf = (request: APIRequestContext, { address }: Product): APIRequestContext =>
  new Proxy(request, {
    get: (target, name) =>
      name === 'fetch'
        ? (path: string, options: object) => target.fetch(`${address}${path}`, options)
        : Reflect.get(target, name),
  })
