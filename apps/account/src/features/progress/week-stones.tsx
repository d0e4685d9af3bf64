import { color } from '@worrystone/ui'
import { styled } from 'styled-components'
import type { Week } from './use-week-labels.ts'
import type { WeekKind } from './week-kinds.ts'

const KINDS: WeekKind[] = ['shared', 'received', 'given', 'exercises', 'resolved']
const HEIGHT = 14
const BASELINE_Y = 84
const CENTER_X = 24

/** Each stone is shifted and rotated differently, so that the stack looks irregular. */
const OFFSETS = [
  { dx: 0, tilt: -2 },
  { dx: 1.5, tilt: 3 },
  { dx: -1.5, tilt: -3 },
  { dx: 1, tilt: 2 },
  { dx: 0, tilt: 0 },
] as const

/** Half the width of a stone; grows with the logarithm of the count. */
const radiusOf = (count: number) => Math.min(21, 9 + 4 * Math.log2(count))

/** A week as a stack of stones: one for each kind of activity, wider with its count. Decorative: the numbers are in the accessible name. */
export function WeekStones({ week }: { week: Week }) {
  const kinds = KINDS.filter((kind) => week[kind] > 0)
  return (
    <Picture viewBox={`0 0 ${2 * CENTER_X} 90`} aria-hidden="true">
      <path d={`M4 ${BASELINE_Y + 3}q20 -3 40 0`} className="ground" />
      {kinds.length === 0 && <circle cx={CENTER_X} cy={BASELINE_Y - 1} r="2" className="ground" />}
      {kinds.map((kind, at) => (
        <Stone key={kind} kind={kind} radius={radiusOf(week[kind])} at={at} />
      ))}
    </Picture>
  )
}

/** One sample for the legend. */
export const StoneSample = ({ kind }: { kind: WeekKind }) => (
  <Picture viewBox="8 66 32 20" aria-hidden="true" style={{ inlineSize: '1.6rem', blockSize: '1rem' }}>
    <Stone kind={kind} radius={13} at={0} />
  </Picture>
)

/** Kinds differ in their marks as well as in their colours. */
function Stone({ kind, radius, at }: { kind: WeekKind; radius: number; at: number }) {
  const { dx, tilt } = OFFSETS[at % OFFSETS.length] ?? OFFSETS[0]
  const x = CENTER_X + dx
  const y = BASELINE_Y - 6 - at * HEIGHT
  return (
    <g className={kind} transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <ellipse rx={radius} ry={HEIGHT / 2 - 0.5} />
      {kind === 'received' && (
        <g className="mark">
          <circle cx="-4" r="1.3" />
          <circle r="1.3" cy="-1.5" />
          <circle cx="4" r="1.3" />
        </g>
      )}
      {kind === 'given' && <path className="mark line" d="M-5 3l3 -6M-1 3l3 -6M3 3l3 -6" />}
      {kind === 'exercises' && <path className="mark line" d="M-6 1q3 -4 6 -1t6 -1" />}
      {kind === 'resolved' && <path className="sprout" d={`M0 -5v-7m0 3q6 0 6 -6q-6 0 -6 6m0 -1q-5 0 -5 -5q5 0 5 5`} />}
    </g>
  )
}

const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 4rem;
  overflow: visible;
  .ground { fill: none; stroke: ${color.lineStrong}; stroke-linecap: round; }
  circle.ground { fill: ${color.lineStrong}; stroke: none; }
  .shared > ellipse { fill: ${color.primary}; }
  .received > ellipse { fill: ${color.support}; }
  .given > ellipse { fill: ${color.accent}; }
  .exercises > ellipse { fill: ${color.wash}; stroke: ${color.lineStrong}; }
  .resolved > ellipse { fill: ${color.primarySoft}; stroke: ${color.primary}; }
  .mark { fill: ${color.surface}; }
  .mark.line { fill: none; stroke: ${color.surface}; stroke-width: 1.5; stroke-linecap: round; }
  .exercises > .mark.line { stroke: ${color.inkSoft}; }
  .sprout { fill: ${color.primarySoft}; stroke: ${color.primary}; stroke-width: 1.3; stroke-linejoin: round; }
  @media (forced-colors: active) {
    ellipse, .sprout { fill: Canvas; stroke: CanvasText; }
    .mark { fill: CanvasText; }
    .mark.line { stroke: CanvasText; }
  }
`
