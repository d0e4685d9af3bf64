import { placesRoutes } from './routes.ts'
import { placesService } from './service.ts'

export { type RegionNames, regionNames } from './region-names.ts'

/** Regions and cities of the countries that the settings offer, for suggestions while one types. */
export const placesModule = () => placesRoutes(placesService())
