import {
  type AuditEntry,
  type Composition,
  type Group,
  type HistoryEntry,
  type RemoteStatus,
  type TeamToken,
  verdictStateOf,
} from '@worrystone/contracts'
import { ago, kilobytes, labelled, percent, share, span, table, wrap } from './tables.ts'

const NONE = '–'
const formatGroup = ({ by, value }: Group) => `${by} ${value}`
const names = (groups: readonly Group[]) => groups.map(formatGroup).join(', ')

const ms = (value: number | null) => (value === null ? NONE : `${Math.round(value)} ms`)

/** All remotes, one line each. */
export function formatRemotes(remotes: readonly RemoteStatus[]): string {
  if (remotes.length === 0) return 'There are no remotes that you may operate.'
  return table(remotes, [
    { title: 'REMOTE', format: ({ remote }) => remote },
    { title: 'STABLE', format: ({ stable }) => stable },
    { title: 'CANDIDATE', format: ({ candidate }) => candidate?.build ?? NONE },
    { title: 'SHARE', format: ({ candidate }) => (candidate ? percent(candidate.percentBp) : NONE), isNumber: true },
    { title: 'STATE', format: stateOf },
  ])
}

function stateOf({ kill, candidate, verdict }: RemoteStatus): string {
  if (kill.on) return 'killed'
  if (!candidate) return NONE
  return candidate.state === 'running' && verdict ? `running, ${verdictStateOf(verdict)}` : candidate.state
}

/** Everything about one remote. */
export function formatRemote(status: RemoteStatus): string {
  const lines = [
    `${status.remote}, team ${status.team}, revision ${status.revision}, changed ${ago(status.updatedAt)}`,
    '',
    labelled('stable', describeBuild(status, status.stable)),
    ...candidateLines(status),
    ...(status.kill.on
      ? [labelled('killed', `nobody gets it${status.kill.messageKey ? `: "${status.kill.messageKey}"` : ''}`)]
      : []),
    ...status.pins.map(({ group, build }) => labelled('pinned', `${build} for ${formatGroup(group)}`)),
    ...(status.blocked.length > 0 ? [labelled('blocked', status.blocked.join(', '))] : []),
    labelled('limits', policyOf(status)),
  ]
  const figures = status.figures.length > 0 ? ['', figuresOf(status)] : []
  return [...lines, ...figures, '', buildsOf(status)].join('\n')
}

function describeBuild({ builds }: RemoteStatus, build: string): string {
  const info = builds.find((each) => each.build === build)
  if (!info) return build
  return `${build}  ${info.version}, published ${ago(info.publishedAt)} by ${info.publishedBy}`
}

function candidateLines(status: RemoteStatus): string[] {
  const { rollout, verdict } = status
  if (!rollout) return [labelled('candidate', 'none')]
  const { include, exclude } = rollout.audience
  const audience = [
    include.length > 0 ? `for ${names(include)}` : 'for everybody',
    exclude.length > 0 ? `not for ${names(exclude)}` : '',
  ]
  const next = rollout.steps[rollout.step + 1]
  const at = `${rollout.state} at ${percent(rollout.percentBp)} ${audience.filter(Boolean).join(', ')}`
  const step = `step ${rollout.step + 1} of ${rollout.steps.length}`
  return [
    labelled('candidate', describeBuild(status, rollout.build)),
    labelled('', `${at} (${step})`),
    ...(next && rollout.state === 'running' ? [labelled('', `next: ${percent(next.bp)}${whenOf(rollout.nextAt)}`)] : []),
    ...(verdict ? [labelled('health', `${verdictStateOf(verdict)}: ${verdict.why}`)] : []),
  ]
}

function whenOf(nextAt: string | null): string {
  if (!nextAt) return ''
  const msLeft = Date.parse(nextAt) - Date.now()
  return msLeft > 0 ? ` in ${span(msLeft)} at the earliest, if it stays healthy` : ' as soon as it is healthy'
}

function policyOf({ health }: RemoteStatus): string {
  const { minSamples, windowMinutes, maxErrorRate, relativeToStable } = health
  return `halts above ${percent(maxErrorRate * 10_000)} and ${relativeToStable} times stable, after ${minSamples} visits, over ${span(windowMinutes * 60_000)}`
}

const figuresOf = ({ figures, stable, candidate }: RemoteStatus) =>
  table(figures, [
    { title: 'BUILD', format: ({ build }) => build },
    { title: 'ROLE', format: ({ build }) => (build === stable ? 'stable' : build === candidate?.build ? 'candidate' : 'other') },
    { title: 'VISITS', format: ({ visits }) => String(visits), isNumber: true },
    { title: 'FAILED', format: ({ failures }) => String(failures), isNumber: true },
    { title: 'RATE', format: ({ visits, failures }) => share(failures, visits), isNumber: true },
    { title: 'P50', format: ({ mountMs }) => ms(mountMs.p50), isNumber: true },
    { title: 'P95', format: ({ mountMs }) => ms(mountMs.p95), isNumber: true },
  ])

const buildsOf = ({ builds }: RemoteStatus) =>
  table(builds, [
    { title: 'BUILD', format: ({ build }) => build },
    { title: 'IS', format: ({ role }) => role },
    { title: 'VERSION', format: ({ version }) => version },
    { title: 'COMMIT', format: ({ commit }) => commit.slice(0, 8) },
    { title: 'SIZE', format: ({ bytes }) => kilobytes(bytes), isNumber: true },
    { title: 'PUBLISHED', format: ({ publishedAt }) => ago(publishedAt) },
  ])

/** The result of a change, in one or two lines. */
export function formatOutcome(status: RemoteStatus): string {
  const state = status.kill.on
    ? 'killed: nobody gets it'
    : status.rollout
      ? `stable ${status.stable}, candidate ${status.rollout.build} ${status.rollout.state} at ${percent(status.rollout.percentBp)}`
      : `stable ${status.stable}, no candidate`
  return wrap(`${status.remote} is now at revision ${status.revision}: ${state}.`)
}

/** Newest first. */
export function formatHistory(entries: readonly HistoryEntry[]): string {
  if (entries.length === 0) return 'Nothing has happened yet.'
  return entries
    .map(({ revision, what, build, detail, who, why, at }) => {
      const action = `${[what, build, detail].filter(Boolean).join(' ')}, ${ago(at)} by ${who}`
      return `${String(revision).padStart(4)}  ${wrap(action, 6)}\n      ${wrap(why, 6)}`
    })
    .join('\n')
}

export function formatComposition({ fingerprint, shell, remotes, shared, firstSeenAt, lastSeenAt }: Composition): string {
  const rows = Object.entries(remotes)
  return [
    `A page with the fingerprint ${fingerprint}, first seen ${ago(firstSeenAt)}, last ${ago(lastSeenAt)}:`,
    '',
    table(
      [['shell', shell], ...rows],
      [
        { title: 'PART', format: ([part]) => part ?? '' },
        { title: 'BUILD', format: ([, build]) => build ?? '' },
      ],
    ),
    '',
    table(Object.entries(shared).sort(), [
      { title: 'SHARED BY THE SHELL', format: ([name]) => name },
      { title: 'VERSION', format: ([, version]) => version },
    ]),
  ].join('\n')
}

export function formatTokens(tokens: readonly TeamToken[]): string {
  if (tokens.length === 0) return 'There are no tokens.'
  return tokens
    .map(({ id, name, remotes, createdAt, createdBy, lastUsedAt, revokedAt }) => {
      const use = revokedAt ? `revoked ${ago(revokedAt)}` : lastUsedAt ? `used ${ago(lastUsedAt)}` : 'never used'
      return `${name}  for ${remotes.join(', ')}\n  ${id}  ${use}\n  made ${ago(createdAt)} by ${createdBy}`
    })
    .join('\n')
}

/** Newest first. */
export function formatAudit(entries: readonly AuditEntry[]): string {
  if (entries.length === 0) return 'Nothing has happened to a token yet.'
  return entries.map((entry) => wrap(`${describeAction(entry)}, ${ago(entry.at)}`, 2)).join('\n')
}

function describeAction({ what, token, remote, who }: AuditEntry): string {
  if (what !== 'refused') return `${what}: ${token}, by ${who}`
  return remote === null ? `refused: ${token}, which is revoked` : `refused: ${token}, which is not for ${remote}`
}
