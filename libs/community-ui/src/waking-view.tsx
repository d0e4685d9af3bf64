import { useT } from '@worrystone/i18n'
import { Button, color, font, icons, motion, radius, StoneGlyph, space, VisuallyHidden } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The progress: 0 starting, 1 connecting, 2 almost ready. */
export type WakingStep = 0 | 1 | 2

type Props = {
  /** 'Waking up services...' by default. */
  message?: string
  step: WakingStep
  onRetry?: (() => void) | undefined
}

/** Fills the page while the services start: what happens, how long it may take, the progress. */
export function WakingView({ message, step, onRetry }: Props) {
  const t = useT()
  const lines = [t('Starting backend services'), t('Connecting to database'), t('Almost ready')]
  return (
    <Page>
      <Pulse aria-hidden="true">
        <StoneGlyph size={96} />
      </Pulse>
      <Title>{message ?? t('Waking up services...')}</Title>
      <Notice>
        {t('Worrystone is in alpha and its services sleep when nobody is here. They may take 30-60 seconds to wake.')}
      </Notice>
      <Steps>
        {lines.map((line, index) => (
          <Step
            key={line}
            $state={index < step ? 'done' : index === step ? 'now' : 'later'}
            aria-current={index === step ? 'step' : undefined}
          >
            <Mark aria-hidden="true">{index < step && <icons.Check size={16} />}</Mark>
            {line}
            {index < step && <VisuallyHidden>{t('Done')}</VisuallyHidden>}
          </Step>
        ))}
      </Steps>
      <VisuallyHidden role="status">{lines[step]}</VisuallyHidden>
      {onRetry && (
        <Button kind="quiet" onClick={onRetry}>
          <icons.RefreshCw size={18} />
          {t('Try Again')}
        </Button>
      )}
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[5]};
  min-block-size: calc(100dvh - 4rem);
  padding: ${space[8]} ${space[5]};
  text-align: center;
`

const Pulse = styled.div`
  animation: breathe 4s ease-in-out infinite;
`

const Title = styled.h1`
  margin: 0;
`

const Notice = styled.p`
  margin: 0;
  max-inline-size: 30rem;
  color: ${color.inkSoft};
`

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  margin: ${space[2]} 0;
  padding: ${space[5]} ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  list-style: none;
  text-align: start;
`

type State = 'done' | 'now' | 'later'

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 2px solid ${color.lineStrong};
  border-radius: 50%;
`

const Step = styled.li<{ $state: State }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${({ $state }) => ($state === 'now' ? color.ink : color.inkSoft)};
  font-size: ${font.size.m};
  font-weight: ${({ $state }) => ($state === 'now' ? 650 : 400)};
  transition: color ${motion.slow} ${motion.ease};
  ${Mark} {
    border-color: ${({ $state }) => ($state === 'later' ? color.line : color.primary)};
    background: ${({ $state }) => ($state === 'done' ? color.primary : 'transparent')};
    color: ${color.onPrimary};
  }
  &[aria-current] ${Mark}::after {
    content: '';
    inline-size: 0.6rem;
    block-size: 0.6rem;
    border-radius: 50%;
    background: ${color.primary};
    animation: breathe 1.6s ease-in-out infinite;
  }
`
