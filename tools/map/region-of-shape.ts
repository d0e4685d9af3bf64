import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import type { Town } from './towns.ts'

type Shape = Feature<Polygon | MultiPolygon>

/** A shape without towns belongs to the region of the closest town, if that is closer than this many degrees. */
const CLOSE_DEGREES = 4

const ringsOf = ({ geometry }: Shape): Position[][] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()

/** Whether a ray to the east crosses the outline an odd number of times. */
function isInside([x = 0, y = 0]: Position, rings: Position[][]): boolean {
  let isOdd = false
  for (const ring of rings) {
    for (const [index, [ax = 0, ay = 0]] of ring.entries()) {
      const [bx = 0, by = 0] = ring.at(index - 1) ?? []
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isOdd = !isOdd
    }
  }
  return isOdd
}

function boundsOf(rings: Position[][]): [west: number, south: number, east: number, north: number] {
  const points = rings.flat()
  const coordinatesOn = (axis: 0 | 1) => points.map((point) => point[axis] ?? 0)
  const [xs, ys] = [coordinatesOn(0), coordinatesOn(1)]
  const minOf = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const maxOf = (values: number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  return [minOf(xs), minOf(ys), maxOf(xs), maxOf(ys)]
}

/** The region of most towns inside the shape: names of provinces and spellings of two sources need no table. */
export function regionOfShape(shape: Shape, towns: Town[]): string | undefined {
  const rings = ringsOf(shape)
  const [west, south, east, north] = boundsOf(rings)
  const votes = new Map<string, number>()
  for (const { position, region } of towns) {
    const [x = 0, y = 0] = position
    if (x < west || x > east || y < south || y > north || !isInside(position, rings)) continue
    votes.set(region, (votes.get(region) ?? 0) + 1)
  }
  const [first] = [...votes].sort((a, b) => b[1] - a[1])
  return first?.[0] ?? closest([(west + east) / 2, (south + north) / 2], towns)
}

function closest([x = 0, y = 0]: Position, towns: Town[]): string | undefined {
  let best: { region: string; distance: number } | undefined
  for (const { position, region } of towns) {
    const distance = Math.hypot((position[0] ?? 0) - x, (position[1] ?? 0) - y)
    if (distance < CLOSE_DEGREES && (!best || distance < best.distance)) best = { region, distance }
  }
  return best?.region
}
