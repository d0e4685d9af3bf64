import type { Database } from '../../db/db.ts'
import { buildStore } from './build-store.ts'
import { recordStore } from './record-store.ts'

export type RegistryStore = ReturnType<typeof registryStore>

export const registryStore = (database: Pick<Database, 'db' | 'tx'>) => ({ ...recordStore(database), ...buildStore(database) })
