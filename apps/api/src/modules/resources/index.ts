import type { Catalogue } from '../catalogue/index.ts'
import { resourceRoutes } from './routes.ts'

/** The directory of help: helplines, and what the catalogue lists beside them. */
export const resourcesModule = ({ catalogue }: { catalogue: Catalogue }) => resourceRoutes(catalogue)
