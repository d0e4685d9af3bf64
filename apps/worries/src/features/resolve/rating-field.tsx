import { useFormat, useT } from '@worrystone/i18n'
import { Button, RadioGroup, Row } from '@worrystone/ui'
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
        <Row outdent={3} style={{ marginBlockStart: '0.25rem' }}>
          <Button kind="plain" size="s" onClick={() => onChange(null)}>
            {t('Leave the rating out')}
          </Button>
        </Row>
      )}
    </RadioGroup>
  )
}
