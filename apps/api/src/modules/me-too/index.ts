import type { Deps } from '../../deps.ts'
import { meTooRoutes } from './routes.ts'
import { meTooService } from './service.ts'
import { meTooStore } from './store.ts'

export { meTooStore } from './store.ts'

/** "I know this worry": me-toos on worries. */
export const meTooModule = ({ database }: Pick<Deps, 'database'>) => meTooRoutes(meTooService(meTooStore(database)))
