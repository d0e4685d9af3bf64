import { styled } from 'styled-components'
import { color, font, space } from './tokens.ts'

/** The worry stone: a smooth pebble with the hollow of a thumb. Decorative, hidden from screen readers. */
export function StoneGlyph({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M5.5 27.2C4.3 18.6 11.6 10.4 21.9 8.9c10.6-1.6 19.7 4 21.1 13 1.3 8.4-5.2 15.6-16.2 17.4C15.9 41 6.800 36.400 5.500 27.200Z"
        fill="var(--stone)"
      />
      <path
        d="M13.500 25.300c-.5-4.900 4.200-9 10.200-9.800 6.200-.8 11.300 2 11.900 6.500.5 4.300-3.900 7.700-10.200 8.500-6.300.8-11.500-1.100-11.900-5.200Z"
        fill="var(--stone-hollow)"
      />
      <path
        d="M16.200 25.900c3.100 2.300 12.300 1.700 16.900-3.100"
        stroke="var(--stone-light)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The symbol and the name. */
export function Logo({ size = 'm' }: { size?: 'm' | 'l' }) {
  return (
    <Lockup $size={size}>
      <StoneGlyph size={size === 'l' ? 48 : 34} />
      <span>Worrystone</span>
    </Lockup>
  )
}

const Lockup = styled.span<{ $size: 'm' | 'l' }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-family: ${font.serif};
  font-size: ${({ $size }) => ($size === 'l' ? font.size.xl : font.size.l)};
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.2;
  color: ${color.ink};
  white-space: nowrap;
  > svg { flex: none; }
`
