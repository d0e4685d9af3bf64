import { useCategoryNames } from '@worrystone/community-ui'
import type { Category } from '@worrystone/contracts'
import { color, font, radius, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The eight colours that the shell keeps distinguishable, in light and in dark; other categories have the neutral one. */
const COLORS: Record<Category, string> = {
  work: 'var(--avatar-4)',
  relationships: 'var(--avatar-5)',
  health: 'var(--avatar-1)',
  family: 'var(--avatar-3)',
  finances: 'var(--avatar-6)',
  education: 'var(--avatar-2)',
  social: 'var(--avatar-7)',
  personal: 'var(--accent)',
  future: 'var(--avatar-8)',
  other: color.inkFaint,
}

/** The category as text; its colour is decorative. */
export function CategoryBadge({ category, subcategory }: { category: Category; subcategory?: string | null }) {
  const names = useCategoryNames()
  return (
    <Pill $color={COLORS[category]}>
      {names[category]}
      {subcategory ? <span>{subcategory}</span> : null}
    </Pill>
  )
}

const Pill = styled.span<{ $color: string }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  padding: 0.1rem ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.round};
  background: color-mix(in srgb, ${({ $color }) => $color} 14%, ${color.surface});
  color: ${color.ink};
  font-size: ${font.size.s};
  font-weight: 650;
  line-height: 1.6;
  &::before {
    content: '';
    flex: none;
    inline-size: 0.6em;
    block-size: 0.6em;
    border-radius: 50%;
    background: ${({ $color }) => $color};
    @media (forced-colors: active) { background: CanvasText; }
  }
  > span { font-weight: 400; }
`
