import { placesRoutes } from './routes.ts'
import { placesService } from './service.ts'

export { type RegionNames, regionNames } from './region-names.ts'

/** Regions and cities of the countries that the settings offer, for autocompletion. */
export const placesModule = () => placesRoutes(placesService())
