import type { BuildInfo, RemoteStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Badge, Card, icons, List, Menu, type MenuItem, MetaRow, Stack, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { BuildTag, isolatedId } from '../../shared/build-tag.tsx'
import type { DialogRequest } from '../../shared/dialog-request.ts'
import { useFigures } from '../../shared/figures.ts'
import { Moment } from '../../shared/moment.tsx'

type Props = { status: RemoteStatus; onRequest: (request: DialogRequest) => void }

const STYLES = {
  stable: { kind: 'primary', Icon: icons.Check },
  candidate: { kind: 'accent', Icon: icons.Sprout },
  previous: { kind: 'calm', Icon: icons.Clock },
  blocked: { kind: 'danger', Icon: icons.Ban },
  idle: { kind: 'calm', Icon: icons.Ellipsis },
} as const

/** Every published build with its source and actions. */
export function BuildsPanel({ status, onRequest }: Props) {
  const t = useT()
  const figures = useFigures()
  const roles = {
    stable: t('Stable'),
    candidate: t('Candidate'),
    previous: t('Earlier'),
    blocked: t('Blocked'),
    idle: t('Not in use'),
  }
  return (
    <Card as="section" aria-labelledby="builds">
      <Stack gap={4}>
        <h2 id="builds">{t('Builds')}</h2>
        <Builds>
          {status.builds.map((info) => {
            const { kind, Icon } = STYLES[info.role]
            return (
              <li key={info.build}>
                <BuildTag build={info.build} version={info.version} />
                <Badge kind={kind}>
                  <Icon size={14} />
                  {roles[info.role]}
                </Badge>
                <MetaRow as="span" gap={4}>
                  <Moment
                    at={info.publishedAt}
                    format={(when) => t('Published by {{who}} {{when}}', { who: `\u2068${info.publishedBy}\u2069`, when })}
                  />
                  <span>
                    {t('Commit')}{' '}
                    <code dir="ltr" title={info.commit}>
                      {info.commit.slice(0, 7)}
                    </code>
                  </span>
                  <span>{figures.bytes(info.bytes)}</span>
                </MetaRow>
                <BuildMenu info={info} status={status} onRequest={onRequest} />
              </li>
            )
          })}
        </Builds>
      </Stack>
    </Card>
  )
}

function BuildMenu({ info: { build, role }, status, onRequest }: Props & { info: BuildInfo }) {
  const t = useT()
  const items: MenuItem[] = []
  const isBlocked = status.blocked.includes(build)
  if (!isBlocked && role !== 'stable' && role !== 'candidate')
    items.push({
      id: 'rollout',
      label: t('Roll out'),
      icon: <icons.Play />,
      onSelect: () => onRequest({ action: 'rollout', build }),
    })
  if (!isBlocked)
    items.push({ id: 'pin', label: t('Pin a group'), icon: <icons.Pin />, onSelect: () => onRequest({ action: 'pin', build }) })
  if (role === 'previous' && !isBlocked && !status.candidate)
    items.push({
      id: 'back',
      label: t('Go back to this'),
      icon: <icons.Undo2 />,
      onSelect: () => onRequest({ action: 'rollback', build }),
    })
  items.push(
    isBlocked
      ? { id: 'unblock', label: t('Unblock'), icon: <icons.Check />, onSelect: () => onRequest({ action: 'unblock', build }) }
      : {
          id: 'block',
          label: t('Block'),
          icon: <icons.Ban />,
          danger: true,
          onSelect: () => onRequest({ action: 'block', build }),
        },
  )
  return <Menu label={t('What to do with {{build}}', { build: isolatedId(build) })} items={items} />
}

const Builds = styled(List).attrs({ divided: true })`
  > li { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: ${space[1]} ${space[4]}; }
  > li:last-child { padding-block-end: 0; }
  @media (min-width: 48em) {
    > li { grid-template-columns: 14rem 8rem 1fr auto; }
    > li > :nth-child(2) { justify-self: start; }
  }
  @media (max-width: 47.99em) {
    > li > :nth-child(2) { justify-self: start; grid-row: 2; grid-column: 1 / -1; }
    > li > :nth-child(3) { grid-row: 3; grid-column: 1 / -1; }
    > li > :nth-child(4) { grid-row: 1; grid-column: 2; }
  }
`
