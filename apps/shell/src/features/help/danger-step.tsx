import { useT } from '@worrystone/i18n'
import { Button, Row, Stack, space } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

export type DangerAnswer = 'yes' | 'unsure' | 'no'

type Props = { answer: DangerAnswer | null; onAnswer: (answer: DangerAnswer) => void }

/** The panel's first question: whether there is danger now. */
export function DangerStep({ answer, onAnswer }: Props) {
  const t = useT()
  const id = useId()
  const choices: { value: DangerAnswer; label: string }[] = [
    { value: 'yes', label: t('Yes') },
    { value: 'unsure', label: t("I'm not sure") },
    { value: 'no', label: t('No') },
  ]
  return (
    <Stack gap={3} role="group" aria-labelledby={id}>
      <h3 id={id}>{t('Are you in danger right now?')}</h3>
      <Choices gap={2}>
        {choices.map(({ value, label }) => (
          <Button
            key={value}
            kind={answer === value ? 'primary' : 'quiet'}
            aria-pressed={answer === value}
            onClick={() => onAnswer(value)}
          >
            {label}
          </Button>
        ))}
      </Choices>
    </Stack>
  )
}

const Choices = styled(Row)`
  > button { flex: 1 1 auto; padding-inline: ${space[3]}; }
`
