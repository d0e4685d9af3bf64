import { useFormat, useT } from '@worrystone/i18n'
import { Button, breakpoint, color, font, Row, radius, space, target } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

const HEAVIEST = 10

type Props = {
  /** Null: not answered, which is fine. */
  value: number | null
  onChange: (weight: number | null) => void
}

/** How heavy it is, from 0 to 10; may be left out. */
export function WeightField({ value, onChange }: Props) {
  const t = useT()
  const { number } = useFormat()
  const name = useId()
  return (
    <Group>
      <legend>{t('How heavy is it now?')}</legend>
      <Scale>
        {Array.from({ length: HEAVIEST + 1 }, (_, weight) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers are the keys
          <label key={weight}>
            <input type="radio" name={name} checked={value === weight} onChange={() => onChange(weight)} />
            <span>{number(weight)}</span>
          </label>
        ))}
      </Scale>
      <Row justify="between">
        <small>{t('0: light')}</small>
        {value !== null && (
          <Button kind="plain" size="s" onClick={() => onChange(null)}>
            {t('Leave it out')}
          </Button>
        )}
        <small>{t('10: very heavy')}</small>
      </Row>
    </Group>
  )
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0; margin-block-end: ${space[2]}; font-weight: 650; }
  small { color: ${color.inkSoft}; font-size: ${font.size.s}; }
`

const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[1]};
  margin-block-end: ${space[1]};
  @media (min-width: ${breakpoint.small}) { grid-template-columns: repeat(${HEAVIEST + 1}, minmax(0, 1fr)); }
  > label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: ${target};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.m};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  > label > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  > label:hover { background: ${color.wash}; }
  > label:has(:checked) { border-color: ${color.primary}; background: ${color.primary}; color: ${color.onPrimary}; }
  > label:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`
