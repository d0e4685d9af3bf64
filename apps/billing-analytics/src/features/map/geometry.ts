import type { ExtendedFeature, ExtendedFeatureCollection } from 'd3-geo'
import { feature } from 'topojson-client'

// Each map is a chunk of its own: the world or one country.
const MAPS: Record<string, () => Promise<{ default: unknown }>> = {
  world: () => import('../../../map/world.json'),
  US: () => import('../../../map/US.json'),
  CA: () => import('../../../map/CA.json'),
  GB: () => import('../../../map/GB.json'),
  AU: () => import('../../../map/AU.json'),
  DE: () => import('../../../map/DE.json'),
  FR: () => import('../../../map/FR.json'),
  ES: () => import('../../../map/ES.json'),
  IT: () => import('../../../map/IT.json'),
  JP: () => import('../../../map/JP.json'),
  KR: () => import('../../../map/KR.json'),
  BR: () => import('../../../map/BR.json'),
  MX: () => import('../../../map/MX.json'),
  IN: () => import('../../../map/IN.json'),
  CN: () => import('../../../map/CN.json'),
}

/** ISO 3166 numbers, which identify countries in the world map. */
const COUNTRY_OF: Record<string, string> = {
  ...{ '840': 'US', '124': 'CA', '826': 'GB', '036': 'AU', '276': 'DE', '250': 'FR', '724': 'ES' },
  ...{ '380': 'IT', '392': 'JP', '410': 'KR', '076': 'BR', '484': 'MX', '356': 'IN', '156': 'CN' },
}

const OTHER_PREFIX = 'other-'

/** Whether figures can exist for a shape. */
export const canHaveFigures = (id: unknown): id is string => typeof id === 'string' && !id.startsWith(OTHER_PREFIX)

/** Shapes with their key in the figures: a country code, or a region. */
export type Shapes = Omit<ExtendedFeatureCollection, 'features'> & { features: ExtendedFeature[] }

type Topology = Parameters<typeof feature>[0]

/** The shapes of the world, or of one country's regions. */
export async function loadShapes(area: string): Promise<Shapes> {
  const topology = (await MAPS[area]?.())?.default as Topology | undefined
  const [object] = Object.values(topology?.objects ?? {})
  if (!topology || !object) throw new Error(`No map of ${area}`)
  const shapes = feature(topology, object) as unknown as Shapes
  if (area !== 'world') return shapes
  return {
    ...shapes,
    features: shapes.features.map((shape) => ({ ...shape, id: COUNTRY_OF[String(shape.id)] ?? `${OTHER_PREFIX}${shape.id}` })),
  }
}
