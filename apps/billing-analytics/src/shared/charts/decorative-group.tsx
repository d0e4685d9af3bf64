import type { SVGProps } from 'react'

/** Axes, grids, lines: hidden from screen readers, because the marks have texts. */
export function DecorativeGroup(props: SVGProps<SVGGElement>) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus
  return <g {...props} aria-hidden="true" />
}
