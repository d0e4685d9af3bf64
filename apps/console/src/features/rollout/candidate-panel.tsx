import type { RemoteStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Card, Empty, icons, Row, Stack, Text } from '@worrystone/ui'
import { BuildTag } from '../../shared/build-tag.tsx'
import type { DialogRequest } from '../../shared/dialog-request.ts'
import { useFigures, useNow } from '../../shared/figures.ts'
import { useGroupName } from '../../shared/groups.ts'
import { HealthVerdict } from '../../shared/health-verdict.tsx'
import { Moment } from '../../shared/moment.tsx'
import { RolloutSteps } from '../../shared/rollout-steps.tsx'
import { Comparison } from './comparison.tsx'

type Props = { status: RemoteStatus; onRequest: (request: DialogRequest) => void }

/** The candidate, its rollout step, and its health compared with the stable build. */
export function CandidatePanel({ status, onRequest }: Props) {
  const t = useT()
  const { candidate, rollout, verdict, stable, builds, blocked } = status
  const hasOther = builds.some(({ build }) => build !== stable && !blocked.includes(build))
  return (
    <Card as="section" aria-labelledby="candidate">
      <Stack gap={5}>
        <Row justify="between">
          <h2 id="candidate">{t('Candidate')}</h2>
          {candidate && (
            <Button kind="plain" size="s" onClick={() => onRequest({ action: 'rollout' })}>
              <icons.Pencil size={16} />
              {t('Change the steps')}
            </Button>
          )}
        </Row>
        {candidate && rollout ? (
          <>
            <About status={status} rollout={rollout} />
            <RolloutSteps rollout={rollout} />
            {verdict && <HealthVerdict verdict={verdict} />}
            <Comparison status={status} />
            <Actions state={candidate.state} onRequest={onRequest} />
          </>
        ) : (
          <Empty
            glyph={<icons.Sprout size={40} />}
            title={
              hasOther
                ? t('No build is being rolled out.')
                : t('There is no other build yet. A team publishes one by command line.')
            }
            action={hasOther && <Button onClick={() => onRequest({ action: 'rollout' })}>{t('Roll out')}</Button>}
          />
        )}
      </Stack>
    </Card>
  )
}

function About({ status, rollout }: { status: RemoteStatus; rollout: NonNullable<RemoteStatus['rollout']> }) {
  const t = useT()
  const figures = useFigures()
  const now = useNow()
  const groupName = useGroupName()
  const { audience, steps, step, stepSince, nextAt, state, build } = rollout
  const next = steps[step + 1]
  const list = (groups: typeof audience.include) => groups.map(groupName).join(', ')

  const nextStep = () => {
    if (state !== 'running') return null
    if (!nextAt) return t('It stays here until somebody decides.')
    const isDue = Date.parse(nextAt) <= now
    const values = { share: figures.share(next?.bp ?? 0), when: figures.relative(Date.parse(nextAt), now) }
    if (!next)
      return isDue
        ? t('It becomes the stable build as soon as it is healthy.')
        : t('It becomes the stable build {{when}}, if it is healthy.', values)
    return isDue
      ? t('It goes on to {{share}} as soon as it is healthy.', values)
      : t('It goes on to {{share}} {{when}}, if it is healthy.', values)
  }
  return (
    <Stack gap={1}>
      <Text size="s" tone="inkSoft">
        <BuildTag build={build} version={status.builds.find((info) => info.build === build)?.version} />
      </Text>
      {audience.include.length > 0 && (
        <Text size="s" tone="inkSoft">
          {t('Only for: {{groups}}', { groups: list(audience.include) })}
        </Text>
      )}
      {audience.exclude.length > 0 && (
        <Text size="s" tone="inkSoft">
          {t('Not for: {{groups}}', { groups: list(audience.exclude) })}
        </Text>
      )}
      <Text size="s" tone="inkSoft">
        <Moment at={stepSince} format={(when) => t('It reached this step {{when}}.', { when })} /> {nextStep()}
      </Text>
    </Stack>
  )
}

function Actions({ state, onRequest }: { state: 'running' | 'paused' | 'halted'; onRequest: (request: DialogRequest) => void }) {
  const t = useT()
  return (
    <Row gap={2}>
      {state !== 'halted' && <Button onClick={() => onRequest({ action: 'promote' })}>{t('Promote')}</Button>}
      {state === 'running' ? (
        <Button kind="quiet" onClick={() => onRequest({ action: 'pause' })}>
          <icons.Pause size={18} />
          {t('Pause')}
        </Button>
      ) : (
        <Button kind="quiet" onClick={() => onRequest({ action: 'resume' })}>
          <icons.Play size={18} />
          {t('Resume')}
        </Button>
      )}
      <Button kind="quiet" onClick={() => onRequest({ action: 'rollback' })}>
        <icons.Undo2 size={18} />
        {t('Roll back')}
      </Button>
    </Row>
  )
}
