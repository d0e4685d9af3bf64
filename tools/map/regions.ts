import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, merge, quantize } from 'topojson-client'
import { topology } from 'topojson-server'
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, GeometryObject, Objects, Point, Topology } from 'topojson-specification'
import { regionOfShape } from './region-of-shape.ts'
import type { Town } from './towns.ts'

/** Countries differ in size a hundredfold: each keeps about this many points per region. */
const POINTS_PER_REGION = 22
const MIN_POINTS = 400
/** An island smaller than this many of the least corners is left out. */
const ISLAND_FACTOR = 3
const GRID = 2_000

type Shapes = Topology<Objects<object>>
type Area = Polygon | MultiPolygon

/**
 * The first-level regions of a country by the names of the places data. Smaller shapes of the source are merged where the places
 * data has one region for them; a region without a shape is a point among its towns.
 */
export function regionsOf(source: Topology, towns: Town[]): Topology {
  const shapes = simplifyShapes(mergeRegions(source, towns))
  const { objects, ...map } = quantize(shapes, GRID)
  const { geometries } = objects.regions as GeometryCollection
  const shapeIds = new Set(geometries.map(({ id }) => id))
  const points = [...Map.groupBy(towns, ({ region }) => region)]
    .filter(([region]) => !shapeIds.has(region))
    .map(([region, members]): Point => ({ type: 'Point', id: region, coordinates: onGrid(middleOf(members), map.transform) }))
  return { ...map, objects: { regions: { type: 'GeometryCollection', geometries: [...geometries, ...points] } } }
}

/** One shape per region, in full detail. */
function mergeRegions(source: Topology, towns: Town[]): Shapes {
  const [object] = Object.values(source.objects)
  if (!object) throw new Error('The source has no shapes')
  const collection = feature(source, object as GeometryCollection)
  const tagged = collection.features.flatMap((shape) => {
    const region = shape.geometry?.type.endsWith('Polygon') && regionOfShape(shape as Feature<Area>, towns)
    return region ? [{ ...shape, id: region }] : []
  })
  const regionTopology = topologyOf(tagged)
  const { geometries } = regionTopology.objects.regions as GeometryCollection
  const byRegion = Map.groupBy(geometries as (GeometryObject & { type: 'Polygon' })[], ({ id }) => String(id))
  return topologyOf(
    [...byRegion].map(([id, members]) => ({
      type: 'Feature',
      id,
      properties: null,
      geometry: merge(regionTopology as never, members as never),
    })),
  )
}

const topologyOf = (features: Feature[]): Shapes => {
  const regions: FeatureCollection = { type: 'FeatureCollection', features }
  return topology({ regions }) as Shapes
}

function simplifyShapes(detailed: Shapes): Shapes {
  const weighted = presimplify(detailed)
  const { geometries } = weighted.objects.regions as GeometryCollection
  const pointCount = Math.max(MIN_POINTS, geometries.length * POINTS_PER_REGION)
  const weights = weighted.arcs.flat().flatMap(([, , weight]) => (Number.isFinite(weight) ? [Number(weight)] : []))
  const minWeight = weights.sort((a, b) => b - a)[pointCount] ?? 0
  return filter(simplify(weighted, minWeight), filterWeight(weighted, minWeight * ISLAND_FACTOR))
}

const middleOf = (towns: Town[]): Position =>
  [0, 1].map((axis) => towns.reduce((sum, { position }) => sum + (position[axis] ?? 0), 0) / towns.length)

function onGrid([x = 0, y = 0]: Position, transform: Topology['transform']): Position {
  const { scale = [1, 1], translate = [0, 0] } = transform ?? {}
  return [Math.round((x - translate[0]) / scale[0]), Math.round((y - translate[1]) / scale[1])]
}
