import * as z from '@worrystone/contracts/zod'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { Country } from './profiles.ts'
import { textField } from './text.ts'

const PlaceQuery = textField({
  max: LIMITS.place,
  required: 'Please type the beginning of a name',
  tooLong: 'Please use less than 100 characters',
})
const Region = textField({ max: LIMITS.place, tooLong: 'Please use less than 100 characters' })

/** A city or town, and the region it lies in; null where that is not known. */
export const City = z.object({ name: z.string(), region: z.nullable(z.string()) })
export type City = z.infer<typeof City>

/** Suggestions while typing, at most eight, the closest first. A place that is missing here may be typed all the same. */
export const placesApi = {
  regions: endpoint.get('/places/regions', {
    who: 'member',
    summary: 'Regions of a country that begin like this, blind to case and accents',
    rate: 'check',
    query: z.object({ country: Country, query: PlaceQuery }),
    response: z.object({ regions: z.array(z.string()) }),
  }),
  cities: endpoint.get('/places/cities', {
    who: 'member',
    summary: 'Cities and towns that begin like this, those of `region` only where it is a known one',
    rate: 'check',
    query: z.object({ country: Country, region: z.optional(Region), query: PlaceQuery }),
    response: z.object({ cities: z.array(City) }),
  }),
}
