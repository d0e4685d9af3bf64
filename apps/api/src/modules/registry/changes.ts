import { randomBytes } from 'node:crypto'
import type { Action, Group, Judgement, RemoteManifest } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { AppError, badRequest, forbidden, invalidField, notFound } from '../../http/app-error.ts'
import type { Members } from './members.ts'
import { DEFAULT_POLICY, type RegistryStore, type StoredRecord } from './store.ts'

/** Who changes a record: an admin's username, `token <name>`, `gate` or `start`. `remotes`: the only ones they may touch; null: all. */
export type Actor = { name: string; remotes: readonly string[] | null }

/** The registry itself, when it halts an ill candidate or goes on with a healthy one. */
export const GATE: Actor = { name: 'gate', remotes: null }
/** A server that starts with builds beside it. */
export const START: Actor = { name: 'start', remotes: null }

/** What operators do, and what the registry does by itself. */
export type Change = Action | { action: 'halt' } | { action: 'step'; step: number }

export type Facts = {
  /** Ids of the builds of this remote that are published. */
  builds: ReadonlySet<string>
  now: Date
  /** For a new rollout: random, so that each one meets other people. */
  salt: string
}

const KEPT_PREVIOUS = 5
/** Records stand in every page. */
const MOST_PINS = 20
const MOST_BLOCKED = 200

/** The record after a change, or an AppError that says in one sentence why not and what to do instead. Pure. */
export function apply(record: StoredRecord, change: Change, facts: Facts): StoredRecord {
  return { ...record, ...whatChanges(record, change, facts), revision: record.revision + 1, updatedAt: facts.now }
}

function whatChanges(record: StoredRecord, change: Change, facts: Facts): Partial<StoredRecord> {
  const { candidate, rollout, kill } = record
  switch (change.action) {
    case 'rollout':
      return begin(record, change, facts)
    case 'step':
      return climb(record, change.step, facts)
    case 'promote':
      if (!candidate) throw noCandidate()
      if (candidate.state === 'halted') throw badRequest('The candidate is halted: resume it first, or roll it back.')
      return { ...NO_CANDIDATE, stable: candidate.build, previous: before(record, candidate.build) }
    case 'pause':
      if (!candidate) throw noCandidate()
      if (candidate.state !== 'running') throw badRequest(`The candidate is ${candidate.state} already.`)
      return { candidate: { ...candidate, state: 'paused' } }
    case 'resume':
      if (!candidate || !rollout) throw noCandidate()
      if (candidate.state === 'running') throw badRequest('The candidate is running already.')
      // The step holds anew: what was seen before is no reason to go on, nor, of a halted one, to halt again at once.
      return {
        candidate: { ...candidate, state: 'running' },
        rollout: { ...rollout, stepSince: facts.now, ...(candidate.state === 'halted' && { startedAt: facts.now }) },
      }
    case 'halt':
      if (!candidate) throw noCandidate()
      if (candidate.state === 'halted') throw badRequest('The candidate is halted already.')
      return { candidate: { ...candidate, state: 'halted' } }
    case 'rollback':
      return goBack(record, change.build, facts)
    case 'block':
      return block(record, change.build, facts)
    case 'unblock':
      if (!record.blocked.includes(change.build)) throw badRequest(`Build ${change.build} is not blocked.`)
      return { blocked: record.blocked.filter((build) => build !== change.build) }
    case 'pin': {
      mustBeUsable(record, change.build, facts)
      const others = record.pins.filter(({ group }) => !isSameGroup(group, change.group))
      if (others.length >= MOST_PINS) throw badRequest(`At most ${MOST_PINS} pins: take one away first.`)
      // The first that fits a visitor counts, so the newest decision does.
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

function mustBeUsable({ remote, blocked }: StoredRecord, build: string, { builds }: Facts) {
  if (!builds.has(build)) throw invalidField('change.build', `${remote} has no published build ${build}: publish it first.`)
  if (blocked.includes(build)) throw badRequest(`Build ${build} is blocked: unblock it first.`)
}

/** The earlier builds once `next` is the stable one, newest first. */
const before = ({ stable, previous }: StoredRecord, next: string) =>
  [...new Set([stable, ...previous])].filter((build) => build !== next).slice(0, KEPT_PREVIOUS)

/** The same once the stable build has turned out bad: still known, but the last to fall back to. */
const behind = ({ stable, previous }: StoredRecord, next: string) => [
  ...previous.filter((build) => build !== next && build !== stable).slice(0, KEPT_PREVIOUS - 1),
  stable,
]

/** The newest earlier build that everybody could get instead of the stable one. */
const fallbackOf = ({ previous, blocked, candidate }: StoredRecord, { builds }: Facts) =>
  previous.find((build) => builds.has(build) && !blocked.includes(build) && build !== candidate?.build)

function begin(record: StoredRecord, { build, steps, include, exclude }: Action & { action: 'rollout' }, facts: Facts) {
  const { candidate, rollout } = record
  mustBeUsable(record, build, facts)
  if (build === record.stable) throw badRequest(`Build ${build} is the stable one already.`)
  if (steps.some(({ bp }, at) => bp <= (steps[at - 1]?.bp ?? 0)))
    throw invalidField('change.steps', 'Each step must reach more visitors than the one before.')
  const isOpen = candidate !== null && candidate.state !== 'halted'
  if (isOpen && candidate.build !== build)
    throw badRequest(`Build ${candidate.build} is being rolled out: promote it or roll it back first.`)

  // The same candidate on another ladder: whoever has it keeps it.
  const goesOn = isOpen && rollout !== null
  return {
    candidate: {
      build,
      salt: goesOn ? candidate.salt : facts.salt,
      percentBp: steps[0]?.bp ?? 0,
      audience: { include, exclude },
      state: 'running' as const,
    },
    rollout: { steps, step: 0, startedAt: goesOn ? rollout.startedAt : facts.now, stepSince: facts.now },
  }
}

function climb({ candidate, rollout }: StoredRecord, step: number, { now }: Facts) {
  if (!candidate || !rollout) throw noCandidate()
  const stop = rollout.steps[step]
  if (candidate.state !== 'running') throw badRequest(`The candidate is ${candidate.state}: resume it first.`)
  if (!stop || step <= rollout.step) throw badRequest(`The rollout has no step ${step + 1} to go on to.`)
  return { candidate: { ...candidate, percentBp: stop.bp }, rollout: { ...rollout, step, stepSince: now } }
}

function goBack(record: StoredRecord, build: string | undefined, facts: Facts): Partial<StoredRecord> {
  if (record.candidate) {
    if (build === undefined || build === record.candidate.build) return NO_CANDIDATE
    throw badRequest('There is a candidate: take it back first, without naming a build.')
  }
  if (build !== undefined) mustBeUsable(record, build, facts)
  if (build === record.stable) throw badRequest(`Build ${build} is the stable one already.`)
  const target = build ?? fallbackOf(record, facts)
  if (target === undefined) throw badRequest('There is no earlier build to go back to: use kill to take the remote off the site.')
  return { stable: target, previous: behind(record, target) }
}

function block(record: StoredRecord, build: string, facts: Facts): Partial<StoredRecord> {
  if (record.blocked.includes(build)) throw badRequest(`Build ${build} is blocked already.`)
  mustBeUsable(record, build, facts)
  if (record.blocked.length >= MOST_BLOCKED) throw badRequest(`At most ${MOST_BLOCKED} blocked builds: unblock some first.`)
  const blocked = [...record.blocked, build]
  if (build === record.candidate?.build) return { ...NO_CANDIDATE, blocked }
  if (build !== record.stable) return { blocked }
  const target = fallbackOf(record, facts)
  if (target !== undefined) return { stable: target, previous: behind(record, target), blocked }
  throw badRequest(
    record.candidate
      ? `No other build could be everybody's: promote the candidate first, or use kill to take the remote off the site.`
      : `Build ${build} is the only one left: use kill to take the remote off the site.`,
  )
}

/** `judgement`: the gate's reason in figures, beside its `why`. */
type Wish = { revision: number; why: string; judgement?: Judgement | undefined; change: Change }
type Needs = {
  database: Pick<Database, 'tx'>
  store: RegistryStore
  members: Members
  /** What speaks against letting visitors have a build. */
  against?: (remote: string, build: string) => Promise<string[]>
  now: () => Date
  /** Told after every change, so that this process shows it at once. */
  onChange: (remote: string) => void
}

/** Whoever lets people in has asked this already (`operators.ts`); here it holds for every way to come. */
function holdTo({ name, remotes }: Actor, remote: string) {
  if (remotes && !remotes.includes(remote)) throw forbidden(`${name} may not change ${remote}.`)
}

const meanwhile = (revision: number) =>
  new AppError('CONFLICT', `The record changed meanwhile: read it again (revision ${revision}).`)

export type RegistryChanges = ReturnType<typeof registryChanges>

/** The only way to change a record: compared with the revision that was read, and written together with its history. */
export function registryChanges({ database, store, members, against, now, onChange }: Needs) {
  return {
    async change(remote: string, { revision, why, judgement, change: wish }: Wish, actor: Actor): Promise<void> {
      holdTo(actor, remote)
      if (actor === GATE && !['halt', 'step', 'promote'].includes(wish.action))
        throw badRequest(`Only a person may ${wish.action}.`)
      await database.tx(async () => {
        const record = await store.record(remote)
        if (!record) throw notFound()
        if (record.revision !== revision) throw meanwhile(record.revision)
        if (wish.action === 'rollout' || wish.action === 'pin') {
          const [problem] = (await against?.(remote, wish.build)) ?? []
          if (problem) throw badRequest(`Build ${wish.build} does not fit what visitors have now: ${problem}.`)
        }
        const change = await members.hide(wish)
        const facts = { builds: await store.buildIds(remote), now: now() }
        const next = apply(record, change, { ...facts, salt: randomBytes(16).toString('hex') })
        const isWritten = await store.change(next, revision, { ...lineOf(record, next, change), who: actor.name, why, judgement })
        if (!isWritten) throw meanwhile((await store.record(remote))?.revision ?? 0)
      })
      onChange(remote)
    },

    /**
     * Makes a checked build known whose files are in place. Nobody sees it by that: it waits for a rollout, and the first build of a
     * new remote is switched off until somebody revives it. Only a build beside a starting server (START) becomes the stable one, and
     * only while that overrules nobody: when the registry has never seen it, or nothing but starts has changed the record so far.
     * What operators have rolled back, blocked, pinned or are rolling out stays as they left it, however often a server starts again.
     */
    async published(manifest: RemoteManifest, actor: Actor): Promise<void> {
      holdTo(actor, manifest.name)
      await database.tx(async () => {
        const isNew = await store.addBuild(manifest, actor.name)
        for (let isDone = false; !isDone; ) isDone = await (actor === START ? settle(manifest, isNew) : make(manifest, actor))
        if (isNew && actor !== START) {
          const line = { what: 'uploaded', build: manifest.buildId, detail: null, who: actor.name, why: 'a new build' }
          await store.tell(manifest.name, line, now())
        }
      })
      onChange(manifest.name)
    },
  }

  /** False: another process changed the record meanwhile. */
  async function settle(manifest: RemoteManifest, isNew: boolean): Promise<boolean> {
    const { name: remote, buildId: build } = manifest
    const line = { what: 'published', build, detail: null, who: START.name, why: 'built beside this server' }
    const record = await store.record(remote)
    if (!record) return store.change(firstRecord(manifest, now()), 0, line)
    if ([record.stable, record.candidate?.build, ...record.blocked].includes(build)) return true
    if (!isNew && !(await store.isUntouched(remote))) return true
    const next = { stable: build, previous: before(record, build), revision: record.revision + 1, updatedAt: now() }
    return store.change({ ...record, ...next }, record.revision, line)
  }

  async function make(manifest: RemoteManifest, { name: who }: Actor): Promise<boolean> {
    if (await store.record(manifest.name)) return true
    const record = { ...firstRecord(manifest, now()), kill: { on: true, messageKey: null } }
    const why = 'a new remote: switched off until somebody revives it'
    return store.change(record, 0, { what: 'kill', build: manifest.buildId, detail: null, who, why })
  }
}

const firstRecord = ({ name, buildId, owner }: RemoteManifest, now: Date): StoredRecord => ({
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

/** What a line of the history tells of a change. */
function lineOf(record: StoredRecord, next: StoredRecord, change: Change) {
  const named = 'build' in change ? change.build : undefined
  const isOfCandidate = ['promote', 'pause', 'resume', 'halt', 'step', 'rollback'].includes(change.action)
  const build = named ?? (isOfCandidate ? (record.candidate?.build ?? next.stable) : null)
  const moved = next.stable !== record.stable && next.stable !== build ? `→ ${next.stable}` : null
  return { what: change.action, build, detail: detailOf(change, next) ?? moved }
}

function detailOf(change: Change, { candidate, rollout }: StoredRecord): string | null {
  switch (change.action) {
    case 'rollout': {
      const ladder = change.steps.map(({ bp }) => percent(bp)).join(' → ')
      return [
        ladder,
        ...change.include.map((group) => `+ ${nameOf(group)}`),
        ...change.exclude.map((group) => `− ${nameOf(group)}`),
      ].join(', ')
    }
    case 'step':
      return candidate && rollout && `${percent(candidate.percentBp)} (${rollout.step + 1}/${rollout.steps.length})`
    case 'pin':
    case 'unpin':
      return nameOf(change.group)
    case 'kill':
      return change.messageKey
    case 'health': {
      const { minSamples, windowMinutes, maxErrorRate, relativeToStable } = change.policy
      return `≥ ${minSamples}, ${windowMinutes} min, > ${maxErrorRate * 100} %, > ×${relativeToStable}`
    }
    default:
      return null
  }
}

const percent = (bp: number) => `${bp / 100} %`
/** The history is kept for ever: it names no member, not even by a hash. */
const nameOf = ({ by, value }: Group) => (by === 'member' ? by : `${by} ${value}`)
