import { useT } from '@worrystone/i18n'
import { Button, color, Fieldset, icons, Row, Stack, Text, target, VisuallyHidden } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { RadioTile } from './radio-tile.ts'

const RATINGS = [1, 2, 3, 4, 5]

type Props = {
  label: string
  value: number | null
  onChange: (rating: number | null) => void
  /** What each rating means: read out with its star, and shown for the chosen one. */
  nameOf?: (rating: number) => string
}

/** The one scale of ratings: 1 to 5 stars, optional. Selecting the chosen star again removes the rating. */
export function StarsField({ label, value, onChange, nameOf }: Props) {
  const t = useT()
  const name = useId()
  return (
    <Fieldset>
      <legend>{label}</legend>
      <Stack gap={0}>
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
              <VisuallyHidden>{nameOf ? nameOf(rating) : t('{{count}} stars', { count: rating })}</VisuallyHidden>
            </Star>
          ))}
        </Row>
        {value !== null && (
          <Row gap={2} justify="between">
            {nameOf && (
              <Text size="s" tone="inkSoft" aria-hidden="true">
                {nameOf(value)}
              </Text>
            )}
            <Button kind="plain" size="s" style={{ marginInline: '-0.75rem' }} onClick={() => onChange(null)}>
              {t('Leave the rating out')}
            </Button>
          </Row>
        )}
      </Stack>
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
