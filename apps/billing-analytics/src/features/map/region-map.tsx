import { useLanguage, useT } from '@worrystone/i18n'
import { color } from '@worrystone/ui'
import { type GeoPermissibleObjects, geoPath } from 'd3-geo'
import { type KeyboardEvent, useId } from 'react'
import { ChartFrame } from '../../shared/charts/chart-frame.tsx'
import { DecorativeGroup } from '../../shared/charts/decorative-group.tsx'
import { HatchPattern } from '../../shared/charts/hatch-pattern.tsx'
import { boundsOf, shadeOf } from '../../shared/charts/shades.ts'
import { useMarks } from '../../shared/charts/use-marks.ts'
import { useWidth } from '../../shared/charts/use-width.ts'
import { fitProjection } from './fit-projection.ts'
import { canHaveFigures, type Shapes } from './geometry.ts'
import { hiddenPlace, type MapPlace } from './map-places.ts'
import { COUNT_STEP, MAP_PX } from './map-size.ts'

/** A shape that opens a country is a button. */
const buttonProps = (activate: () => void) => ({
  role: 'button' as const,
  cursor: 'pointer',
  onClick: activate,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    activate()
  },
})

const POINT_RADIUS = 6

export type RegionMapProps = {
  name: string
  /** `world`, or the country of the regions. */
  area: string
  shapes: Shapes
  /** In the order of the arrow keys. */
  places: MapPlace[]
  /** No filter is active: a shape that is not among the places has too few people to show. */
  isComplete: boolean
  getName: (id: string) => string
  describe: (place: MapPlace) => string
  /** Called for a click on a country. */
  onOpen: ((id: string) => void) | undefined
}

/** The shapes in four shades by number of people; hatched when the number is too small to be shown, plain when it is unknown. */
export function RegionMap({ name, area, shapes, places, isComplete, getName, describe, onOpen }: RegionMapProps) {
  const t = useT()
  const isRtl = useLanguage().direction === 'rtl'
  const [containerRef, width] = useWidth()
  const visiblePlaces = places.filter(({ id }) => shapes.features.some((shape) => shape.id === id))
  if (isComplete) {
    const visibleIds = new Set(visiblePlaces.map(({ id }) => id))
    const hiddenPlaces = shapes.features.flatMap(({ id }) =>
      canHaveFigures(id) && !visibleIds.has(id) ? hiddenPlace(id, getName(id)) : [],
    )
    visiblePlaces.push(...hiddenPlaces)
  }
  const { chosen, group, getMarkProps } = useMarks({ count: visiblePlaces.length, isRtl })
  const hatchId = useId()
  const focus = area === 'world' ? visiblePlaces.filter(({ totalUsers }) => totalUsers !== null).map(({ id }) => id) : []
  const path = geoPath(fitProjection(area, shapes, { size: { width, height: MAP_PX }, focus })).pointRadius(POINT_RADIUS)
  const bounds = boundsOf(
    visiblePlaces.map(({ totalUsers }) => totalUsers),
    COUNT_STEP,
  )
  const shapeOf = new Map(shapes.features.map((shape) => [shape.id, path(shape as GeoPermissibleObjects) ?? '']))
  const place = chosen === null ? undefined : visiblePlaces[chosen]
  return (
    <ChartFrame
      containerRef={containerRef}
      name={name}
      width={width}
      height={MAP_PX}
      groupProps={group}
      description={place && describe(place)}
      hint={t('Point at the map, or use the arrow keys.')}
      isClipped
    >
      <HatchPattern id={hatchId} />
      <DecorativeGroup fill="none" stroke={color.line} strokeWidth={0.75}>
        {[...shapeOf].map(([id, outline]) => (
          <path key={id} d={outline} />
        ))}
      </DecorativeGroup>
      {visiblePlaces.map((place, index) => (
        <path
          key={place.id}
          {...getMarkProps(index, describe(place))}
          {...(onOpen && place.totalUsers !== null && buttonProps(() => onOpen(place.id)))}
          d={shapeOf.get(place.id)}
          fill={place.totalUsers === null ? `url(#${hatchId})` : shadeOf(place.totalUsers, bounds).fill}
          stroke={chosen === index ? color.ink : color.lineStrong}
          strokeWidth={chosen === index ? 2 : 0.75}
        />
      ))}
    </ChartFrame>
  )
}
