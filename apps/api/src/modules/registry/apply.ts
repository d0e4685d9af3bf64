import type { Action, Group, RemoteManifest } from '@worrystone/contracts'
import { badRequest, invalidField } from '../../http/app-error.ts'
import { DEFAULT_POLICY, type StoredRecord } from './stored-record.ts'

/** The changes by operators and by the registry itself. */
export type Change = Action | { action: 'halt' } | { action: 'step'; step: number }

export type Facts = {
  /** Ids of the published builds of this remote. */
  builds: ReadonlySet<string>
  now: Date
  /** The salt of a new rollout: random, so that each rollout starts with other visitors. */
  salt: string
}

const MAX_PREVIOUS = 5
/** A limit, because every page loads the records. */
const MAX_PINS = 20
const MAX_BLOCKED = 200

/** Returns the record after a change, or throws an AppError with the reason and what to do instead. Pure. */
export function apply(record: StoredRecord, change: Change, facts: Facts): StoredRecord {
  return { ...record, ...changedFields(record, change, facts), revision: record.revision + 1, updatedAt: facts.now }
}

function changedFields(record: StoredRecord, change: Change, facts: Facts): Partial<StoredRecord> {
  const { candidate, rollout, kill } = record
  switch (change.action) {
    case 'rollout':
      return startRollout(record, change, facts)
    case 'step':
      return advance(record, change.step, facts)
    case 'promote':
      if (!candidate) throw noCandidate()
      if (candidate.state === 'halted') throw badRequest('The candidate is halted: resume it first, or roll it back.')
      return { ...NO_CANDIDATE, stable: candidate.build, previous: previousAfter(record, candidate.build) }
    case 'pause':
      if (!candidate) throw noCandidate()
      if (candidate.state !== 'running') throw badRequest(`The candidate is ${candidate.state} already.`)
      return { candidate: { ...candidate, state: 'paused' } }
    case 'resume':
      if (!candidate || !rollout) throw noCandidate()
      if (candidate.state === 'running') throw badRequest('The candidate is running already.')
      // The step restarts: earlier figures neither advance the rollout nor halt a resumed candidate at once.
      return {
        candidate: { ...candidate, state: 'running' },
        rollout: { ...rollout, stepSince: facts.now, ...(candidate.state === 'halted' && { startedAt: facts.now }) },
      }
    case 'halt':
      if (!candidate) throw noCandidate()
      if (candidate.state === 'halted') throw badRequest('The candidate is halted already.')
      return { candidate: { ...candidate, state: 'halted' } }
    case 'rollback':
      return rollBack(record, change.build, facts)
    case 'block':
      return block(record, change.build, facts)
    case 'unblock':
      if (!record.blocked.includes(change.build)) throw badRequest(`Build ${change.build} is not blocked.`)
      return { blocked: record.blocked.filter((build) => build !== change.build) }
    case 'pin': {
      assertUsable(record, change.build, facts)
      const others = record.pins.filter(({ group }) => !isSameGroup(group, change.group))
      if (others.length >= MAX_PINS) throw badRequest(`At most ${MAX_PINS} pins: take one away first.`)
      // The first pin that matches a visitor counts, so the newest comes first.
      return { pins: [{ group: change.group, build: change.build }, ...others] }
    }
    case 'unpin': {
      const pins = record.pins.filter(({ group }) => !isSameGroup(group, change.group))
      if (pins.length === record.pins.length) throw badRequest('Nothing is pinned for this group.')
      return { pins }
    }
    case 'kill':
      if (kill.on && kill.messageKey === change.messageKey) throw badRequest(`${record.remote} is switched off already.`)
      return { kill: { on: true, messageKey: change.messageKey } }
    case 'revive':
      if (!kill.on) throw badRequest(`${record.remote} is not switched off.`)
      return { kill: { on: false, messageKey: null } }
    case 'health':
      return { policy: change.policy }
  }
}

const NO_CANDIDATE = { candidate: null, rollout: null }
const noCandidate = () => badRequest('There is no candidate: roll a build out first.')
const isSameGroup = (a: Group, b: Group) => a.by === b.by && a.value === b.value

function assertUsable({ remote, blocked }: StoredRecord, build: string, { builds }: Facts) {
  if (!builds.has(build)) throw invalidField('change.build', `${remote} has no published build ${build}: publish it first.`)
  if (blocked.includes(build)) throw badRequest(`Build ${build} is blocked: unblock it first.`)
}

/** The previous builds after `next` became stable, newest first. */
export const previousAfter = ({ stable, previous }: StoredRecord, next: string) =>
  [...new Set([stable, ...previous])].filter((build) => build !== next).slice(0, MAX_PREVIOUS)

/** The previous builds after a rollback: the replaced stable build remains as the last fallback. */
const previousAfterRollback = ({ stable, previous }: StoredRecord, next: string) => [
  ...previous.filter((build) => build !== next && build !== stable).slice(0, MAX_PREVIOUS - 1),
  stable,
]

/** The newest previous build that could replace the stable one. */
const fallbackOf = ({ previous, blocked, candidate }: StoredRecord, { builds }: Facts) =>
  previous.find((build) => builds.has(build) && !blocked.includes(build) && build !== candidate?.build)

function startRollout(record: StoredRecord, { build, steps, include, exclude }: Action & { action: 'rollout' }, facts: Facts) {
  const { candidate, rollout } = record
  assertUsable(record, build, facts)
  if (build === record.stable) throw badRequest(`Build ${build} is the stable one already.`)
  if (steps.some(({ bp }, at) => bp <= (steps[at - 1]?.bp ?? 0)))
    throw invalidField('change.steps', 'Each step must reach more visitors than the one before.')
  const isRollingOut = candidate !== null && candidate.state !== 'halted'
  if (isRollingOut && candidate.build !== build)
    throw badRequest(`Build ${candidate.build} is being rolled out: promote it or roll it back first.`)

  // The same candidate with other steps keeps its salt, so that visitors who have it keep it.
  const continues = isRollingOut && rollout !== null
  return {
    candidate: {
      build,
      salt: continues ? candidate.salt : facts.salt,
      percentBp: steps[0]?.bp ?? 0,
      audience: { include, exclude },
      state: 'running' as const,
    },
    rollout: { steps, step: 0, startedAt: continues ? rollout.startedAt : facts.now, stepSince: facts.now },
  }
}

function advance({ candidate, rollout }: StoredRecord, step: number, { now }: Facts) {
  if (!candidate || !rollout) throw noCandidate()
  const next = rollout.steps[step]
  if (candidate.state !== 'running') throw badRequest(`The candidate is ${candidate.state}: resume it first.`)
  if (!next || step <= rollout.step) throw badRequest(`The rollout has no step ${step + 1} to go on to.`)
  return { candidate: { ...candidate, percentBp: next.bp }, rollout: { ...rollout, step, stepSince: now } }
}

function rollBack(record: StoredRecord, build: string | undefined, facts: Facts): Partial<StoredRecord> {
  if (record.candidate) {
    if (build === undefined || build === record.candidate.build) return NO_CANDIDATE
    throw badRequest('There is a candidate: take it back first, without naming a build.')
  }
  if (build !== undefined) assertUsable(record, build, facts)
  if (build === record.stable) throw badRequest(`Build ${build} is the stable one already.`)
  const target = build ?? fallbackOf(record, facts)
  if (target === undefined) throw badRequest('There is no earlier build to go back to: use kill to take the remote off the site.')
  return { stable: target, previous: previousAfterRollback(record, target) }
}

function block(record: StoredRecord, build: string, facts: Facts): Partial<StoredRecord> {
  if (record.blocked.includes(build)) throw badRequest(`Build ${build} is blocked already.`)
  assertUsable(record, build, facts)
  if (record.blocked.length >= MAX_BLOCKED) throw badRequest(`At most ${MAX_BLOCKED} blocked builds: unblock some first.`)
  const blocked = [...record.blocked, build]
  if (build === record.candidate?.build) return { ...NO_CANDIDATE, blocked }
  if (build !== record.stable) return { blocked }
  const target = fallbackOf(record, facts)
  if (target !== undefined) return { stable: target, previous: previousAfterRollback(record, target), blocked }
  throw badRequest(
    record.candidate
      ? `No other build could be everybody's: promote the candidate first, or use kill to take the remote off the site.`
      : `Build ${build} is the only one left: use kill to take the remote off the site.`,
  )
}

/** The record of a remote whose first build this is. */
export const firstRecord = ({ name, buildId, owner }: RemoteManifest, now: Date): StoredRecord => ({
  remote: name,
  revision: 1,
  stable: buildId,
  previous: [],
  ...NO_CANDIDATE,
  pins: [],
  blocked: [],
  kill: { on: false, messageKey: null },
  team: owner.team,
  policy: DEFAULT_POLICY,
  updatedAt: now,
})
