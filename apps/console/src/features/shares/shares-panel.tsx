import { useQuery } from '@tanstack/react-query'
import type { RemoteStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Card, color, IconButton, icons, List, Row, radius, Skeleton, Stack, space, Text } from '@worrystone/ui'
import { styled } from 'styled-components'
import { BuildTag } from '../../shared/build-tag.tsx'
import type { DialogRequest } from '../../shared/dialog-request.ts'
import { useFigures } from '../../shared/figures.ts'
import { groupKey, useGroupName } from '../../shared/groups.ts'
import { healthQuery } from '../../shared/registry.queries.ts'
import { countVisits } from '../../shared/series.ts'

type Props = { status: RemoteStatus; minutes: number; onRequest: (request: DialogRequest) => void }

/** The actual shares of builds among visits, and the pinned groups. */
export function SharesPanel({ status, minutes, onRequest }: Props) {
  const t = useT()
  const figures = useFigures()
  return (
    <Card as="section" aria-labelledby="shares">
      <Stack gap={4}>
        <div>
          <h2 id="shares">{t('Who has what')}</h2>
          <Text size="s" tone="inkSoft">
            {t('The last {{span}}', { span: figures.minutes(minutes) })}
          </Text>
        </div>
        <Shares status={status} minutes={minutes} />
        <Pins status={status} onRequest={onRequest} />
      </Stack>
    </Card>
  )
}

function Shares({ status, minutes }: Omit<Props, 'onRequest'>) {
  const t = useT()
  const figures = useFigures()
  const { data } = useQuery(healthQuery(status.remote, minutes))
  if (!data) return <Skeleton lines={3} height="1.5rem" />
  const builds = data.builds
    .map(({ build, points }) => ({ build, visits: countVisits(points) }))
    .filter(({ visits }) => visits > 0)
  const total = builds.reduce((sum, { visits }) => sum + visits, 0)
  if (total === 0)
    return (
      <Text size="s" tone="inkSoft">
        {t('No visits in this time.')}
      </Text>
    )
  const rank = (build: string) => (build === status.stable ? 0 : build === status.candidate?.build ? 1 : 2)
  return (
    <List gap={3}>
      {builds
        .sort((a, b) => rank(a.build) - rank(b.build) || b.visits - a.visits)
        .map(({ build, visits }) => (
          <li key={build}>
            <Row justify="between" gap={2}>
              <span>
                <BuildTag build={build} canCopy={false} /> {buildLabel(status, build, t)}
              </span>
              <strong>{figures.rate(visits / total)}</strong>
            </Row>
            <Bar aria-hidden="true">
              <span style={{ inlineSize: `${(100 * visits) / total}%` }} />
            </Bar>
            <Text size="s" tone="inkSoft">
              {t('{{visits}} visits', { visits: figures.number(visits), count: visits })}
            </Text>
          </li>
        ))}
    </List>
  )
}

function buildLabel({ stable, candidate, blocked }: RemoteStatus, build: string, t: (key: string) => string): string {
  if (build === stable) return t('Stable')
  if (build === candidate?.build) return t('Candidate')
  return blocked.includes(build) ? t('Blocked') : t('Earlier')
}

function Pins({ status, onRequest }: Pick<Props, 'status' | 'onRequest'>) {
  const t = useT()
  const groupName = useGroupName()
  return (
    <Stack gap={2}>
      <h3>{t('Pinned groups')}</h3>
      {status.pins.length === 0 && (
        <Text size="s" tone="inkSoft">
          {t('No group is pinned to a build.')}
        </Text>
      )}
      {status.pins.length > 0 && (
        <List gap={3}>
          {status.pins.map(({ group, build }) => (
            <li key={groupKey(group)}>
              <Row justify="between" gap={2} wrap={false}>
                <span>
                  {groupName(group)} <BuildTag build={build} canCopy={false} />
                </span>
                <IconButton
                  icon={<icons.X size={18} />}
                  label={t('Unpin: {{group}}', { group: groupName(group) })}
                  onClick={() => onRequest({ action: 'unpin', group })}
                />
              </Row>
            </li>
          ))}
        </List>
      )}
      <div>
        <Button kind="quiet" size="s" onClick={() => onRequest({ action: 'pin' })}>
          <icons.Pin size={16} />
          {t('Pin a group')}
        </Button>
      </div>
    </Stack>
  )
}

const Bar = styled.div`
  block-size: 0.5rem;
  margin-block: ${space[1]};
  border-radius: ${radius.round};
  background: ${color.wash};
  overflow: hidden;
  > span { display: block; block-size: 100%; border-radius: inherit; background: ${color.primary}; }
  @media (forced-colors: active) { border: 1px solid; > span { background: Highlight; } }
`
