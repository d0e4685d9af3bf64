import type { ExerciseStep } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, font, icons, radius, space, target, VisuallyHidden } from '@worrystone/ui'
import { styled } from 'styled-components'

type Props = { steps: ExerciseStep[]; current: number; onGo: (step: number) => void }

/** All steps: done ones with a check mark, the current one marked. */
export function StepList({ steps, current, onGo }: Props) {
  const t = useT()
  return (
    <Panel>
      <summary>{t('All steps')}</summary>
      <ol>
        {steps.map(({ id, title }, index) => (
          <li key={id}>
            <button type="button" aria-current={index === current ? 'step' : undefined} onClick={() => onGo(index)}>
              <span aria-hidden="true">{index < current && <icons.Check size={18} />}</span>
              {title}
              {index < current && <VisuallyHidden>{t('done')}</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const Panel = styled.details`
  > ol { margin: 0; padding: 0; list-style: none; }
  > ol > li > button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    inline-size: 100%;
    min-block-size: ${target};
    padding: ${space[2]} ${space[3]};
    border: 0;
    border-radius: ${radius.m};
    background: none;
    color: ${color.ink};
    font: inherit;
    font-size: ${font.size.s};
    text-align: start;
    cursor: pointer;
  }
  > ol > li > button:hover { background: ${color.wash}; }
  > ol > li > button[aria-current] { background: ${color.primarySoft}; color: ${color.primaryInk}; font-weight: 650; }
  > ol > li > button > span:first-child { flex: none; inline-size: 1.125rem; color: ${color.primaryInk}; }
`
