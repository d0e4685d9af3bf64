import { useFormat, useT } from '@worrystone/i18n'
import { Button, color, Fieldset, font, Grid, radius, space, target } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { GroupError } from '../../shared/group-error.tsx'
import { RATINGS, useRatingWords } from './rating.ts'

type Props = { value: number | null; error: string | undefined; onChange: (value: number | null) => void }

/** From 1 to 5, each in words; left out by whoever does not want to rate. */
export function RatingField({ value, error, onChange }: Props) {
  const t = useT()
  const { number } = useFormat()
  const words = useRatingWords()
  const name = useId()
  return (
    <Group aria-describedby={error ? `${name}-error` : undefined} data-problem={error ? '' : undefined}>
      <legend>{t('How much did it help? If you like')}</legend>
      <Grid min="7.4rem" gap={2}>
        {RATINGS.map((rating) => (
          <Choice key={rating}>
            <input type="radio" name={name} value={rating} checked={value === rating} onChange={() => onChange(rating)} />
            <b aria-hidden="true">{number(rating)}</b>
            <span>{words(rating)}</span>
          </Choice>
        ))}
      </Grid>
      {value !== null && (
        <Button kind="plain" size="s" onClick={() => onChange(null)}>
          {t('Leave the rating out')}
        </Button>
      )}
      {error && <GroupError id={`${name}-error`}>{error}</GroupError>}
    </Group>
  )
}

const Group = styled(Fieldset)`
  > [role='alert'] { margin-block-start: ${space[2]}; }
  > button { margin-block-start: ${space[1]}; margin-inline-start: calc(${space[3]} * -1); }
`

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  font-size: ${font.size.s};
  line-height: 1.3;
  cursor: pointer;
  > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  > b { font-size: ${font.size.m}; font-variant-numeric: tabular-nums; }
  &:hover { background: ${color.wash}; }
  &:has(:checked) { border-color: ${color.primary}; background: ${color.primarySoft}; color: ${color.primaryInk}; box-shadow: inset 0 0 0 1px ${color.primary}; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`
