import { useT } from '@worrystone/i18n'
import { color, Fieldset, icons, Row, target, VisuallyHidden } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { RadioTile } from './radio-tile.ts'

const RATINGS = [1, 2, 3, 4, 5]

type Props = { label: string; value: number | null; onChange: (rating: number | null) => void }

/** A rating from 1 to 5 stars. Selecting the chosen star again removes the rating. */
export function StarsField({ label, value, onChange }: Props) {
  const t = useT()
  const name = useId()
  return (
    <Fieldset>
      <legend>{label}</legend>
      <Row gap={1} outdent={2} wrap={false}>
        {RATINGS.map((rating) => (
          <Star key={rating} data-on={value !== null && rating <= value ? '' : undefined}>
            <input
              type="radio"
              name={name}
              checked={value === rating}
              onChange={() => onChange(rating)}
              onClick={() => value === rating && onChange(null)}
            />
            <icons.Star size={26} />
            <VisuallyHidden>{t('{{count}} stars', { count: rating })}</VisuallyHidden>
          </Star>
        ))}
      </Row>
    </Fieldset>
  )
}

const Star = styled(RadioTile)`
  inline-size: ${target};
  border-radius: 50%;
  color: ${color.accentInk};
  &[data-on] > svg { fill: currentColor; }
  &:hover { background: ${color.accentSoft}; }
`
