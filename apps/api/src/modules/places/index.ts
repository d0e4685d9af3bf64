import { placesRoutes } from './routes.ts'
import { placesService } from './service.ts'

export { type RegionNames, regionNames } from './region-names.ts'

const places = placesService()

/** Regions and cities of the countries that the settings offer, for autocompletion. All apps of a process share the gazetteer. */
export const placesModule = () => placesRoutes(places)
