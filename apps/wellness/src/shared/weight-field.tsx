import { RadioTile } from '@worrystone/community-ui'
import { useFormat, useT } from '@worrystone/i18n'
import { Button, breakpoint, color, Fieldset, Row, radius, space, Text } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

const MAX_WEIGHT = 10

type Props = {
  /** Null: not answered. */
  value: number | null
  onChange: (weight: number | null) => void
}

/** How heavy it is, from 0 to 10; optional. */
export function WeightField({ value, onChange }: Props) {
  const t = useT()
  const { number } = useFormat()
  const name = useId()
  return (
    <Fieldset>
      <legend>{t('How heavy is it now?')}</legend>
      <Scale>
        {Array.from({ length: MAX_WEIGHT + 1 }, (_, weight) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers are the keys
          <Weight key={weight}>
            <input type="radio" name={name} checked={value === weight} onChange={() => onChange(weight)} />
            <span>{number(weight)}</span>
          </Weight>
        ))}
      </Scale>
      <Row justify="between">
        <Text as="small" size="s" tone="inkSoft">
          {t('0: light')}
        </Text>
        {value !== null && (
          <Button kind="plain" size="s" onClick={() => onChange(null)}>
            {t('Leave it out')}
          </Button>
        )}
        <Text as="small" size="s" tone="inkSoft">
          {t('10: very heavy')}
        </Text>
      </Row>
    </Fieldset>
  )
}

const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[1]};
  margin-block-end: ${space[1]};
  @media (min-width: ${breakpoint.small}) { grid-template-columns: repeat(${MAX_WEIGHT + 1}, minmax(0, 1fr)); }
`

const Weight = styled(RadioTile)`
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  font-variant-numeric: tabular-nums;
  &:hover { background: ${color.wash}; }
  &:has(:checked) { border-color: ${color.primary}; background: ${color.primary}; color: ${color.onPrimary}; }
`
