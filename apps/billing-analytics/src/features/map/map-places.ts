import type { GeographicFigures } from '@worrystone/contracts'
import type { FigureFormat } from '../../shared/use-figure-format.ts'

/** A place of the map and of its list. */
export type MapPlace = {
  /** A country code, or the name of a region. */
  id: string
  name: string
  totalUsers: number | null
  totalPosts: number | null
  averageSentiment: number | null
}

/** A single selected country is shown by its regions, everything else by countries. */
export const getMapArea = (countries: readonly string[]): string => (countries.length === 1 ? (countries[0] ?? 'world') : 'world')

const byPeople = (a: MapPlace, b: MapPlace) => (b.totalUsers ?? -1) - (a.totalUsers ?? -1) || a.name.localeCompare(b.name)

/** The places of an area, most people first. */
export function listPlaces(figures: GeographicFigures, area: string, countryName: (code: string) => string): MapPlace[] {
  if (area === 'world') {
    return figures.countries.map((place) => ({ ...place, id: place.country, name: countryName(place.country) })).sort(byPeople)
  }
  return figures.regions
    .filter(({ country }) => country === area)
    .map((place) => ({ ...place, id: place.region, name: place.region }))
    .sort(byPeople)
}

type DescriptionContext = { format: FigureFormat; labels: { people: string; worries: string } }

/** A place without figures: too few people to be shown, or none. */
export const hiddenPlace = (id: string, name: string): MapPlace => ({
  ...{ id, name },
  ...{ totalUsers: null, totalPosts: null, averageSentiment: null },
})

/** The accessible name of a place. */
export function describePlace(place: MapPlace, { format, labels }: DescriptionContext): string {
  if (place.totalUsers === null) return `${place.name}: ${format.count(null)}`
  return [
    `${place.name}: ${labels.people} ${format.count(place.totalUsers)}`,
    `${labels.worries} ${format.count(place.totalPosts)}`,
    format.sentiment(place.averageSentiment),
  ].join(', ')
}
