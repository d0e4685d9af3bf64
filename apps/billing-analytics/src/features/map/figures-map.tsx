import type { GeographicFigures } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Card, Columns, Heading, Stack, Text } from '@worrystone/ui'
import { useId } from 'react'
import { useCountryName } from '../../shared/use-country-name.ts'
import { useFigureFormat } from '../../shared/use-figure-format.ts'
import { LazyMap } from './lazy-map.tsx'
import { MapLegend } from './map-legend.tsx'
import { describePlace, getMapArea, listPlaces, type MapPlace } from './map-places.ts'
import { PlaceList } from './place-list.tsx'

type Props = {
  figures: GeographicFigures
  /** The filtered countries and regions. */
  chosen: { countries: readonly string[]; regions: readonly string[] }
  onOpen: (country: string) => void
}

/** Where people share worries: a map, and the same figures as a list. */
export function FiguresMap({ figures, chosen, onOpen }: Props) {
  const t = useT()
  const id = useId()
  const format = useFigureFormat()
  const countryName = useCountryName()
  const area = getMapArea(chosen.countries)
  const places = listPlaces(figures, area, countryName)
  const title = useTitle(places)
  const labels = { people: t('People'), worries: t('Worries') }
  const isUnfiltered = (area === 'world' ? chosen.countries : chosen.regions).length === 0
  const open = area === 'world' ? onOpen : undefined
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading id={id}>{title}</Heading>
          <Text size="s" tone="inkSoft">
            {t('People who shared a worry and share where they live')}
          </Text>
        </Stack>
        <Columns from="medium" columns="minmax(0, 3fr) minmax(14rem, 2fr)" gap={5}>
          <Stack gap={3}>
            <LazyMap
              name={title}
              area={area}
              places={places}
              isComplete={isUnfiltered}
              getName={area === 'world' ? countryName : String}
              describe={(place) => describePlace(place, { format, labels })}
              onOpen={open}
            />
            <MapLegend values={places.map(({ totalUsers }) => totalUsers)} />
          </Stack>
          <PlaceList name={title} places={places} format={format} isComplete={isUnfiltered} onOpen={open} />
        </Columns>
      </Stack>
    </Card>
  )
}

function useTitle(places: MapPlace[]): string {
  const t = useT()
  const [first] = places
  if (!first || first.totalUsers === null) return t('No place here has enough people to show')
  return t('Most people: {{place}}', { place: first.name })
}
