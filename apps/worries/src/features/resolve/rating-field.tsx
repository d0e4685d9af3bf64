import { useFormat, useT } from '@worrystone/i18n'
import { Button, RadioGroup, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { RATINGS, useRatingLabels } from './rating-labels.ts'

type Props = { value: number | null; error: string | undefined; onChange: (value: number | null) => void }

/** An optional rating from 1 to 5, each with a label. */
export function RatingField({ value, error, onChange }: Props) {
  const t = useT()
  const { number } = useFormat()
  const words = useRatingLabels()
  return (
    <RadioGroup
      legend={t('How much did it help? If you like')}
      options={RATINGS.map((rating) => ({
        value: rating,
        icon: <b aria-hidden="true">{number(rating)}</b>,
        label: words(rating),
      }))}
      value={value}
      error={error}
      min="7.4rem"
      size="s"
      onChange={onChange}
    >
      {value !== null && (
        <SkipButton>
          <Button kind="plain" size="s" onClick={() => onChange(null)}>
            {t('Leave the rating out')}
          </Button>
        </SkipButton>
      )}
    </RadioGroup>
  )
}

const SkipButton = styled.div`
  margin-block-start: ${space[1]};
  margin-inline-start: calc(${space[3]} * -1);
`
