import type { SVGProps } from 'react'

/** What is only drawn: axes, grids, lines. The marks beside it say the same in words. */
export function DecorativeGroup(props: SVGProps<SVGGElement>) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus
  return <g {...props} aria-hidden="true" />
}
