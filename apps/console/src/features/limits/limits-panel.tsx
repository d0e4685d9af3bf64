import type { RemoteStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Card, color, icons, Row, Stack, Text } from '@worrystone/ui'
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
        <Stack gap={2}>
          <Text size="s" tone="inkSoft">
            {t(
              'The gate stops a candidate when more than {{rate}} of its visits fail, {{times}} times as often as with the stable build, beyond chance.',
              {
                rate: figures.rate(health.maxErrorRate),
                times: figures.number(health.relativeToStable),
              },
            )}
          </Text>
          <Text size="s" tone="inkSoft">
            {t('It looks back {{span}} and judges from {{visits}} visits on.', {
              span: figures.minutes(health.windowMinutes),
              visits: figures.number(health.minSamples),
              count: health.minSamples,
            })}
          </Text>
        </Stack>
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
