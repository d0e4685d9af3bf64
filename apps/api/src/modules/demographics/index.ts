import type { PublishedFigures } from '../analytics/index.ts'
import { demographicsRoutes } from './routes.ts'

/** The community at a glance, out of the published table that analytics makes. */
export const demographicsModule = ({ published }: { published: PublishedFigures }) => demographicsRoutes(published)
