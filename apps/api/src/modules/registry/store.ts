import type { Database } from '../../db/db.ts'
import { buildStore } from './build-store.ts'
import { recordStore } from './record-store.ts'

export type RegistryStore = ReturnType<typeof registryStore>

/** The SQL of records, builds and their history. */
export const registryStore = (database: Pick<Database, 'db' | 'tx'>) => ({ ...recordStore(database), ...buildStore(database) })
