import { color } from '@worrystone/ui'

/** The pattern for too few people: lines, which differ from every shade without colour. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" fill={color.surface} />
        <line x1="0" y1="0" x2="0" y2="7" stroke={color.lineStrong} strokeWidth="2" />
      </pattern>
    </defs>
  )
}
