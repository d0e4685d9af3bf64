import { type Verdict, verdictStateOf } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, font, icons, radius, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useJudgementText } from './judgement-text.ts'

const STYLES = {
  healthy: { Icon: icons.CircleCheck, back: color.primarySoft, ink: color.primaryInk },
  waiting: { Icon: icons.Clock, back: color.wash, ink: color.inkSoft },
  unhealthy: { Icon: icons.CircleAlert, back: color.dangerSoft, ink: color.dangerInk },
}

export function useVerdictText(): (verdict: Verdict) => string {
  const t = useT()
  const labels = { healthy: t('Healthy'), waiting: t('Too few visits to judge'), unhealthy: t('Ill') }
  return (verdict) => labels[verdictStateOf(verdict)]
}

/** The gate's verdict on the candidate, and the figures behind it. */
export function HealthVerdict({ verdict }: { verdict: Verdict }) {
  const t = useT()
  const label = useVerdictText()(verdict)
  const judgementText = useJudgementText()
  const { Icon, back, ink } = STYLES[verdictStateOf(verdict)]
  return (
    <Line $back={back} $ink={ink}>
      <Icon size={22} />
      <div>
        <strong>{t('The gate says: {{word}}', { word: label })}</strong>
        <p>{verdict.judgement ? judgementText(verdict.judgement) : <bdi lang="en">{verdict.why}</bdi>}</p>
      </div>
    </Line>
  )
}

const Line = styled.div<{ $back: string; $ink: string }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.m};
  background: ${({ $back }) => $back};
  > svg { flex: none; margin-block-start: 0.1em; color: ${({ $ink }) => $ink}; }
  strong { color: ${({ $ink }) => $ink}; }
  p { margin: 0; font-size: ${font.size.s}; color: ${color.ink}; }
`
