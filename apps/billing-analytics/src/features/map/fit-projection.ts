import type { ExtendedFeatureCollection, GeoProjection } from 'd3-geo'
import { geoAlbersUsa, geoAzimuthalEqualArea, geoCentroid, geoEqualEarth } from 'd3-geo'
import type { Shapes } from './geometry.ts'

type Size = { width: number; height: number }

const PADDING = 6

/** Equal-area projections. The one of the United States places Alaska and Hawaii beside the mainland. */
function createProjection(area: string, shapes: Shapes): GeoProjection {
  if (area === 'world') return geoEqualEarth()
  if (area === 'US') return geoAlbersUsa() as unknown as GeoProjection
  const [longitude, latitude] = geoCentroid(shapes as ExtendedFeatureCollection)
  return geoAzimuthalEqualArea().rotate([-longitude, -latitude])
}

/** A projection of the shapes into a rectangle. `focus`: the shapes that must fit; all by default. */
export function fitProjection(
  area: string,
  shapes: Shapes,
  { size, focus }: { size: Size; focus: readonly string[] },
): GeoProjection {
  const focused = shapes.features.filter(({ id }) => focus.includes(String(id)))
  const fitted = { ...shapes, features: focused.length > 0 ? focused : shapes.features }
  return createProjection(area, shapes).fitExtent(
    [
      [PADDING, PADDING],
      [size.width - PADDING, size.height - PADDING],
    ],
    fitted as ExtendedFeatureCollection,
  )
}
