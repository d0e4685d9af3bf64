import type { RemoteStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Card, color, font, icons, Row, Stack, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import type { DialogRequest } from '../../shared/dialog-request.ts'
import { useFigures } from '../../shared/figures.ts'

type Props = { status: RemoteStatus; onRequest: (request: DialogRequest) => void }

/** The gate's thresholds, and the kill switch of the remote. */
export function LimitsPanel({ status: { health, kill, remote }, onRequest }: Props) {
  const t = useT()
  const figures = useFigures()
  return (
    <Card as="section" aria-labelledby="limits">
      <Stack gap={4}>
        <h2 id="limits">{t('Safety')}</h2>
        <Explanation>
          <p>
            {t(
              'The gate stops a candidate when more than {{rate}} of its visits fail, {{times}} times as often as with the stable build, beyond chance.',
              {
                rate: figures.rate(health.maxErrorRate),
                times: figures.number(health.relativeToStable),
              },
            )}
          </p>
          <p>
            {t('It looks back {{span}} and judges from {{visits}} visits on.', {
              span: figures.minutes(health.windowMinutes),
              visits: figures.number(health.minSamples),
              count: health.minSamples,
            })}
          </p>
        </Explanation>
        <Row gap={2}>
          <Button kind="quiet" onClick={() => onRequest({ action: 'health' })}>
            {t('Change the limits')}
          </Button>
          {kill.on ? (
            <Button onClick={() => onRequest({ action: 'revive' })}>
              <icons.Power size={18} />
              {t('Switch on')}
            </Button>
          ) : (
            <KillButton kind="quiet" onClick={() => onRequest({ action: 'kill' })}>
              <icons.Power size={18} />
              {t('Switch {{remote}} off', { remote })}
            </KillButton>
          )}
        </Row>
      </Stack>
    </Card>
  )
}

/** Only coloured as dangerous; its dialog explains the rest. */
const KillButton = styled(Button)`
  && { color: ${color.dangerInk}; }
  &&:hover { background: ${color.dangerSoft}; border-color: ${color.dangerInk}; }
`

const Explanation = styled.div`
  > p { margin: 0 0 ${space[2]}; font-size: ${font.size.s}; color: ${color.inkSoft}; }
`
