import type { Exercise } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Button, bottomInset, Card, color, font, Heading, icons, ProgressBar, Row, Stack, space, Text } from '@worrystone/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { StepList } from './step-list.tsx'
import { StepView } from './step-view.tsx'
import type { SyncState } from './sync-practice.ts'

type Props = {
  exercise: Exercise
  /** From 0. */
  step: number
  answers: Record<string, string>
  sync: SyncState
  /** The breath of this step begins by itself. */
  autostarts: boolean
  onGo: (step: number) => void
  onAnswer: (stepId: string, answer: string) => void
  onComplete: () => void
}

/** One step of an exercise at a time. The arrow keys navigate unless the focused control uses them. */
export function Player({ exercise: { steps }, step, answers, sync, autostarts, onGo, onAnswer, onComplete }: Props) {
  const t = useT()
  const { number } = useFormat()
  const heading = useFocusOnChange(step)
  const current = steps[step]
  const isLast = step >= steps.length - 1

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || usesArrowKeys(event.target)) return
    const isForward = event.key === (document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
    const isBack = event.key === (document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft')
    if (isForward && !isLast) onGo(step + 1)
    if (isBack && step > 0) onGo(step - 1)
  }

  if (!current) return null
  return (
    <Stack as="section" gap={5} aria-label={t('Exercise Progress')} onKeyDown={onKeyDown}>
      <Stack gap={2}>
        <Row justify="between">
          <Text size="s" tone="inkSoft" numeric>
            {t('Step {{step}} of {{steps}}', { step: number(step + 1), steps: number(steps.length) })}
          </Text>
          {sync === 'waiting' && (
            <Text size="s" tone="inkSoft" role="status">
              {t('Kept on this device until you are back online')}
            </Text>
          )}
        </Row>
        <ProgressBar aria-label={t('Exercise Progress')} max={steps.length} value={step + 1} />
      </Stack>
      <Card as="div">
        <Stack gap={5}>
          <Heading size="xl" lineHeight={1.3} ref={heading} tabIndex={-1}>
            {current.title}
          </Heading>
          <StepView
            key={current.id}
            step={current}
            text={
              <Text size="l" max="60ch">
                {current.content}
              </Text>
            }
            autostarts={autostarts}
            answer={answers[current.id]}
            onAnswer={(answer) => onAnswer(current.id, answer)}
          />
        </Stack>
      </Card>
      <ButtonBar>
        <Button kind="quiet" size="l" disabled={step === 0} onClick={() => onGo(step - 1)}>
          {t('Previous')}
        </Button>
        {isLast ? (
          <Button size="l" onClick={onComplete}>
            <icons.Check size={20} />
            {t('Complete Exercise')}
          </Button>
        ) : (
          <Button size="l" onClick={() => onGo(step + 1)}>
            {t('Next Step')}
          </Button>
        )}
      </ButtonBar>
      <StepList steps={steps} current={step} onGo={onGo} />
    </Stack>
  )
}

/** Whether the focused element uses arrow keys. */
const usesArrowKeys = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select, summary') !== null

/** The heading of each next step takes the focus, for keyboards and screen readers. The first one takes it only when nothing has it. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  // The button that opened the player is removed, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return heading
}

/* Within reach of a thumb, however long the step is. */
const ButtonBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding-block: ${space[3]} calc(${space[3]} + ${bottomInset});
  background: ${color.ground};
  display: grid;
  grid-template-columns: 1fr 1.6fr;
  gap: ${space[3]};
  > button { padding-inline: ${space[3]}; font-size: ${font.size.m}; }
`
