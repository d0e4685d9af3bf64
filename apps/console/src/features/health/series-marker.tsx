import type { SeriesStyle } from '../../shared/series.ts'

type Props = { style: SeriesStyle; x: number; y: number; size?: number }

/** The marker of a build: its shape carries the same information as its colour. */
export function SeriesMarker({ style: { shape, color }, x, y, size = 4 }: Props) {
  const common = { fill: color, stroke: 'var(--surface)', strokeWidth: 1 }
  switch (shape) {
    case 'circle':
      return <circle cx={x} cy={y} r={size} {...common} />
    case 'square':
      return <rect x={x - size} y={y - size} width={2 * size} height={2 * size} {...common} />
    case 'diamond':
      return (
        <path
          d={`M${x} ${y - size * 1.35}l${size * 1.35} ${size * 1.35}l${-size * 1.35} ${size * 1.35}l${-size * 1.35} ${-size * 1.35}Z`}
          {...common}
        />
      )
    case 'triangle':
      return <path d={`M${x} ${y - size * 1.25}l${size * 1.2} ${size * 2.2}h${-size * 2.4}Z`} {...common} />
    case 'cross':
      return (
        <path
          d={`M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`}
          fill="none"
          stroke={color}
          strokeWidth={2}
        />
      )
  }
}

/** The style of the line of the threshold above which a candidate may count as unhealthy. */
export const LIMIT_LINE = { stroke: 'var(--danger-ink)', strokeWidth: 2, strokeDasharray: '1 5', strokeLinecap: 'round' } as const

export const LimitSample = () => (
  <svg width={34} height={14} aria-hidden="true">
    <line x1={2} x2={32} y1={7} y2={7} {...LIMIT_LINE} />
  </svg>
)

/** A part of a build's line with its marker, for the legend. */
export const LineSample = ({ style }: { style: SeriesStyle }) => (
  <svg width={34} height={14} aria-hidden="true">
    <line x1={1} x2={33} y1={7} y2={7} stroke={style.color} strokeWidth={2} strokeDasharray={style.dash} />
    <SeriesMarker style={style} x={17} y={7} />
  </svg>
)
