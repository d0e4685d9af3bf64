import type { Deps } from '../../deps.ts'
import { blockRoutes } from './routes.ts'
import { blockService } from './service.ts'
import { blockStore } from './store.ts'

type Follows = { endBetween(userId: string, otherId: string): Promise<void> }

/** Blocks between people, and mutes for one's own lists. */
export const blocksModule = ({ database }: Pick<Deps, 'database'>, follows: Follows) =>
  blockRoutes(blockService({ database, store: blockStore(database), follows }))
