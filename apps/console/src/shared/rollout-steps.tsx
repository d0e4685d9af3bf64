import type { RemoteStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, font, icons, space, VisuallyHidden } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useFigures } from './figures.ts'

type Rollout = NonNullable<RemoteStatus['rollout']>

/** The steps of a rollout: completed ones are ticked, the current one has a ring. */
export function RolloutSteps({ rollout: { steps, step } }: { rollout: Rollout }) {
  const t = useT()
  const figures = useFigures()
  const labels = { done: t('done'), current: t('here now'), upcoming: t('to come') }
  return (
    <Steps aria-label={t('Steps')}>
      {steps.map(({ bp, holdMinutes }, index) => {
        const state = index < step ? 'done' : index === step ? 'current' : 'upcoming'
        return (
          <Step key={bp} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Dot $state={state} aria-hidden="true">
              {state === 'done' && <icons.Check size={12} strokeWidth={3} />}
            </Dot>
            <strong>{figures.share(bp)}</strong>
            <small>{figures.minutes(holdMinutes)}</small>
            <VisuallyHidden>{labels[state]}</VisuallyHidden>
          </Step>
        )
      })}
    </Steps>
  )
}

type StepState = 'done' | 'current' | 'upcoming'

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Step = styled.li<{ $state: StepState }>`
  position: relative;
  display: flex;
  flex: 1 1 4.25rem;
  flex-direction: column;
  align-items: center;
  min-inline-size: 4.25rem;
  line-height: 1.4;
  text-align: center;
  color: ${({ $state }) => ($state === 'upcoming' ? color.inkSoft : color.ink)};
  > strong { font-variant-numeric: tabular-nums; font-weight: ${({ $state }) => ($state === 'current' ? 750 : 600)}; }
  > small { font-size: ${font.size.xs}; color: ${color.inkSoft}; }
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    inset-block-start: 0.75rem;
    inset-inline: calc(-50% + 0.9rem) calc(50% + 0.9rem);
    border-block-start: 2px ${({ $state }) => ($state === 'upcoming' ? 'dotted' : 'solid')}
      ${({ $state }) => ($state === 'upcoming' ? color.lineStrong : color.primary)};
  }
`

const Dot = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin-block: 0.2rem 0.35rem;
  border: 2px solid ${({ $state }) => ($state === 'upcoming' ? color.lineStrong : color.primary)};
  border-radius: 50%;
  background: ${({ $state }) => ($state === 'done' ? color.primary : color.surface)};
  color: ${color.onPrimary};
  ${({ $state }) => $state === 'current' && `box-shadow: inset 0 0 0 3px ${color.surface}, inset 0 0 0 10px ${color.primary};`}
`
