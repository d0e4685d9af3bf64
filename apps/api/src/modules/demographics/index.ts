import type { PublishedFigures } from '../analytics/index.ts'
import { demographicsRoutes } from './routes.ts'

/** Overviews of the community, computed from the published table of analytics. */
export const demographicsModule = ({ published }: { published: PublishedFigures }) => demographicsRoutes(published)
