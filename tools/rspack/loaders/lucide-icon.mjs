// @ts-nocheck: it replaces a file of lucide's, which has types of its own.
import { createElement } from 'react'

/**
 * Replaces lucide's own icon factory, which adds 3 KB of unused options to each remote: the same drawing, the
 * same class names, hidden from screen readers unless it has a name of its own.
 */
// biome-ignore lint/style/noDefaultExport: it takes the place of one
export default function createLucideIcon({ name, node }) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, className = '', ...rest }) =>
    createElement(
      'svg',
      {
        'aria-hidden': rest['aria-label'] ? undefined : true,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`,
        ...rest,
      },
      children,
    )
}
