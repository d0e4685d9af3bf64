import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startProduct } from './product.ts'

/** The data folder of a product that has started once and ended; `serve.ts` prepares it before the journeys start. */
const MIGRATED_DATA = join(process.env.E2E_FOLDER ?? '', 'migrated-data')

/** Prepares the migrated data. It is also the test that a product starts with an empty folder and ends after SIGTERM: all journeys need it. */
export async function migrateData(): Promise<void> {
  const product = startProduct({ PORT: await freePort(), DATA_DIR: MIGRATED_DATA, DEMO: 'off' })
  await product.ready()
  const end = await product.stop()
  if (end !== 0) throw new Error(`The product that prepares the data ended with ${end}:\n${product.output()}`)
}

/** Copies the migrated data, so that a product starts in a third of the processor time that an empty folder takes. */
export const copyMigratedData = (to: string): void => cpSync(MIGRATED_DATA, to, { recursive: true })
