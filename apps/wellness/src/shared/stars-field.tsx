import { useT } from '@worrystone/i18n'
import { color, icons, space, target, VisuallyHidden } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

const RATINGS = [1, 2, 3, 4, 5]

type Props = { label: string; value: number | null; onChange: (rating: number | null) => void }

/** A rating from 1 to 5 stars. The chosen star once more takes the rating back. */
export function StarsField({ label, value, onChange }: Props) {
  const t = useT()
  const name = useId()
  return (
    <Group>
      <legend>{label}</legend>
      <Row>
        {RATINGS.map((rating) => (
          <label key={rating} data-on={value !== null && rating <= value ? '' : undefined}>
            <input
              type="radio"
              name={name}
              checked={value === rating}
              onChange={() => onChange(rating)}
              onClick={() => value === rating && onChange(null)}
            />
            <icons.Star size={26} />
            <VisuallyHidden>{t('{{count}} stars', { count: rating })}</VisuallyHidden>
          </label>
        ))}
      </Row>
    </Group>
  )
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0; margin-block-end: ${space[1]}; font-weight: 650; }
`

const Row = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-inline-start: calc(${space[2]} * -1);
  > label { position: relative; display: grid; place-items: center; inline-size: ${target}; block-size: ${target}; border-radius: 50%; color: ${color.accentInk}; cursor: pointer; }
  > label > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  > label[data-on] > svg { fill: currentColor; }
  > label:hover { background: ${color.accentSoft}; }
  > label:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`
