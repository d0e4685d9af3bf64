import { StarsField } from '@worrystone/community-ui'
import { LIMITS } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Banner, Button, Card, Heading, Row, Stack } from '@worrystone/ui'
import { type FormEvent, useId, useState } from 'react'
import { PrivateNote } from '../../shared/private-note.tsx'
import { WeightField } from '../../shared/weight-field.tsx'
import type { Practice } from './practice-store.ts'

export type Feedback = Pick<Practice, 'rating' | 'effectiveness' | 'notes' | 'after'>

type Props = {
  practice: Practice
  /** Stars and notes are for members; visitors see the weight before and after. */
  isMember: boolean
  onSave: (feedback: Feedback) => Promise<void>
}

/** Feedback on an exercise. All of it is optional, and can be changed later. */
export function FeedbackPanel({ practice, isMember, onSave }: Props) {
  const t = useT()
  const { number } = useFormat()
  const id = useId()
  const [feedback, setFeedback] = useState<Feedback>({
    rating: practice.rating,
    effectiveness: practice.effectiveness,
    notes: practice.notes,
    after: practice.after,
  })
  const [isBusy, setBusy] = useState(false)
  const set = (part: Partial<Feedback>) => setFeedback((now) => ({ ...now, ...part }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    await onSave(feedback)
    setBusy(false)
  }

  return (
    <Card as="section" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Heading id={id}>{t('How was this exercise?')}</Heading>
          {practice.before !== null && <WeightField value={feedback.after} onChange={(after) => set({ after })} />}
          {practice.before !== null && feedback.after !== null && (
            <Banner kind="support">
              {t('From {{before}} to {{after}}', { before: number(practice.before), after: number(feedback.after) })}
            </Banner>
          )}
          {isMember && (
            <>
              <StarsField label={t('Overall Rating')} value={feedback.rating} onChange={(rating) => set({ rating })} />
              <StarsField
                label={t('How well did it help?')}
                value={feedback.effectiveness}
                onChange={(effectiveness) => set({ effectiveness })}
              />
              <PrivateNote
                label={t('Notes (optional)')}
                hint={t('Only you can read this.')}
                maxLength={LIMITS.exerciseNotes}
                value={feedback.notes}
                onChange={(notes) => set({ notes })}
              />
              <Row>
                <Button type="submit" busy={isBusy}>
                  {isBusy ? t('Saving...') : t('Save Feedback')}
                </Button>
              </Row>
            </>
          )}
        </Stack>
      </form>
    </Card>
  )
}
