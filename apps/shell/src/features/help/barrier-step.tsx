import { useT } from '@worrystone/i18n'
import { Button, Panel, Stack, space } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

export type Barrier = 'police' | 'not-bad-enough' | 'did-not-help' | 'cannot-speak' | 'unknown'

type Props = { barrier: Barrier | null; onChoose: (barrier: Barrier) => void }

/** The barriers to calling, each with an honest answer. */
export function BarrierStep({ barrier, onChoose }: Props) {
  const t = useT()
  const id = useId()
  const barriers: { value: Barrier; label: string; answer: string }[] = [
    {
      value: 'police',
      label: t("I don't want police or hospital"),
      answer: t(
        'Most talks stay talks: somebody listens, and you decide what comes next. Only when a life is in immediate danger may a service send help, and you can ask about that first.',
      ),
    },
    {
      value: 'not-bad-enough',
      label: t("I'm not bad enough"),
      answer: t(
        "There is nothing you have to prove. These services are also for people who are worn out, unsure, or cannot sleep. You may begin with 'I don't know where to start'.",
      ),
    },
    {
      value: 'did-not-help',
      label: t('I tried and it did not help'),
      answer: t(
        'That is hard, and it is not your fault. Much depends on who answers. You may try again, ask for somebody else, or choose another way: text, chat, another service.',
      ),
    },
    {
      value: 'cannot-speak',
      label: t("I can't speak aloud here"),
      answer: t('You can write instead. Services with text or chat stand first now.'),
    },
    {
      value: 'unknown',
      label: t("I don't know what happens or what it costs"),
      answer: t(
        'Somebody answers, sometimes after a wait, and asks what is going on. You can say as little as you like and stop at any time. What it costs stands beside each service.',
      ),
    },
  ]
  const selectedBarrier = barriers.find(({ value }) => value === barrier)
  return (
    <Stack gap={3} role="group" aria-labelledby={id}>
      <h3 id={id}>{t('What makes it hard to talk to somebody?')}</h3>
      <Choices gap={2}>
        {barriers.map(({ value, label }) => (
          <Button
            key={value}
            wide
            kind={barrier === value ? 'primary' : 'quiet'}
            aria-pressed={barrier === value}
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
        ))}
      </Choices>
      {/* A live region must exist before its text. */}
      <LiveRegion role="status">
        {selectedBarrier ? (
          <Panel as="p" tone="supportSoft">
            {selectedBarrier.answer}
          </Panel>
        ) : null}
      </LiveRegion>
    </Stack>
  )
}

const Choices = styled(Stack)`
  > button { justify-content: flex-start; text-align: start; }
`

const LiveRegion = styled.div`
  &:empty { margin-block-start: calc(-1 * ${space[3]}); }
`
