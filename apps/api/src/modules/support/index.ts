import type { Deps } from '../../deps.ts'
import { postCards } from '../posts/index.ts'
import { supportRoutes } from './routes.ts'
import { supportService } from './service.ts'
import { supportStore } from './store.ts'

export { supportStore } from './store.ts'

/** Support for the worries of others. */
export const supportModule = ({ database }: Pick<Deps, 'database'>) =>
  supportRoutes(supportService({ store: supportStore(database), cards: postCards(database) }))
