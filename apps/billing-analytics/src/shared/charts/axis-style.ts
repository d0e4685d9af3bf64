import { color } from '@worrystone/ui'

/** The common style of all axes. Sizes are in pixels: SVG has no layout. */
export const AXIS = {
  stroke: color.lineStrong,
  hideTicks: true,
  tickClassName: 'tick',
} as const

export const TICK = { fontSize: 13, fontFamily: 'inherit', fill: color.inkSoft } as const
