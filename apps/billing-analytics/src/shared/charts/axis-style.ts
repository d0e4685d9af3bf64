import { color } from '@worrystone/ui'

/** What all axes have in common. Sizes are in pixels: an axis is drawn, not laid out. */
export const AXIS = {
  stroke: color.lineStrong,
  hideTicks: true,
  tickClassName: 'tick',
} as const

export const TICK = { fontSize: 13, fontFamily: 'inherit', fill: color.inkSoft } as const
