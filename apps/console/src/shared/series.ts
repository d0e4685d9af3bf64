import type { registryApi } from '@worrystone/contracts'
import type * as z from '@worrystone/contracts/zod'

export type Health = z.infer<typeof registryApi.health.response>
type Point = Health['builds'][number]['points'][number]
/** Measurements over some time: of a point, or of a whole window. */
export type Measurement = Omit<Point, 'at'>

export type Metric = 'errors' | 'mount'
export type Role = 'stable' | 'candidate' | 'other'

/** One build's line: its style, and its points by time. */
export type Series = { build: string; role: Role; style: SeriesStyle; points: ReadonlyMap<number, Point> }

type Shape = 'circle' | 'diamond' | 'triangle' | 'square' | 'cross'
/** Distinguished by dash and shape as well as by colour. */
export type SeriesStyle = { color: string; dash: string; shape: Shape }

const STYLES: Record<Role, SeriesStyle[]> = {
  stable: [{ color: 'var(--primary)', dash: '0', shape: 'circle' }],
  candidate: [{ color: 'var(--accent-ink)', dash: '7 4', shape: 'diamond' }],
  other: [
    { color: 'var(--support-ink)', dash: '2 4', shape: 'triangle' },
    { color: 'var(--ink-soft)', dash: '10 3 2 3', shape: 'square' },
    { color: 'var(--support)', dash: '4 2', shape: 'cross' },
  ],
}

export const countVisits = (points: Iterable<Point>) => [...points].reduce((sum, { visits }) => sum + visits, 0)

/** Stable first, then the candidate, then the most visited others, up to the number of distinguishable styles. */
export function seriesOf({ builds }: Health, { stable, candidate }: { stable: string; candidate: string | null }): Series[] {
  const roleOf = (build: string): Role => (build === stable ? 'stable' : build === candidate ? 'candidate' : 'other')
  const order: Role[] = ['stable', 'candidate', 'other']
  const sorted = builds
    .map(({ build, points }) => ({ build, role: roleOf(build), points, visits: countVisits(points) }))
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role) || b.visits - a.visits || a.build.localeCompare(b.build))
  const usedStyles: Record<Role, number> = { stable: 0, candidate: 0, other: 0 }
  return sorted.flatMap(({ build, role, points }) => {
    const style = STYLES[role][usedStyles[role]++]
    return style ? [{ build, role, style, points: new Map(points.map((point) => [Date.parse(point.at), point])) }] : []
  })
}

/** The plotted value of a point; null without visits. */
export function plottedValue(point: Measurement | undefined, metric: Metric): number | null {
  if (!point) return null
  if (metric === 'mount') return point.mountMs.p95
  return point.visits > 0 ? point.failures / point.visits : null
}

/** Every time at which some build had visits, oldest first. */
export const timestampsOf = (series: readonly Series[]): number[] =>
  [...new Set(series.flatMap(({ points }) => [...points.keys()]))].sort((a, b) => a - b)
