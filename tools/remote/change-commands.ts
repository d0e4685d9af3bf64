import type { Action, Group, RemoteStatus, Step } from '@worrystone/contracts'
import { type Command, Option } from 'commander'
import { change, resolveBuild } from './change.ts'
import type { RunCommand } from './command.ts'
import { wrongUsage } from './failure.ts'
import { formatOutcome } from './format.ts'
import { parseBuild, parseGroup, parseGroups, parseRemoteName, parseSteps, wholeNumber } from './parse-input.ts'

type ChangeOptions = { why?: string; revision?: number }
type CreateAction = (status: RemoteStatus) => Action

/** The commands that change a record: each needs a reason and applies to the revision that was read. */
export function addChangeCommands(program: Command, perform: RunCommand) {
  const command = (name: string, summary: string, example: string) =>
    program
      .command(name)
      .summary(summary)
      .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
      .argument('<remote>', 'the remote', parseRemoteName)
      .option('--why <reason>', 'the reason, kept in the history (needed)')
      .option(
        '--revision <number>',
        'only if the record still stands at this revision',
        wholeNumber('--revision', { min: 0, max: 1e9 }),
      )
      .addHelpText('after', `\nExample:\n  npm run remote -- ${example}\n`)

  const applyChange = (remote: string, { why, revision }: ChangeOptions, createAction: CreateAction) =>
    perform(async (client) => {
      const status = await change(client, { remote, why, revision }, createAction)
      return { json: status, text: formatOutcome(status) }
    })

  command(
    'rollout',
    'offer a build to a share of the visitors, and widen it by itself while it is healthy',
    'rollout worries 0c9d --steps 1:30,10:60,100:60 \\\n    --include role:admin,language:de --exclude country:AT --why "new feed"',
  )
    .argument('<build>', 'its id, or the first digits of it', parseBuild)
    .requiredOption('--steps <list>', 'percent:minutes, each held at least that long: 1:30,10:60,50:120,100:60', parseSteps)
    .option('--include <groups>', 'only these: role:admin, tier:premium, language:de, country:AT, member:mira', parseGroups)
    .option('--exclude <groups>', 'never these', parseGroups)
    .action((remote: string, build: string, options: ChangeOptions & { steps: Step[]; include?: Group[]; exclude?: Group[] }) =>
      applyChange(remote, options, (status) => ({
        action: 'rollout',
        build: resolveBuild(status, build),
        steps: options.steps,
        include: options.include ?? [],
        exclude: options.exclude ?? [],
      })),
    )

  for (const [name, summary, why] of ACTIONS_WITHOUT_ARGUMENTS) {
    command(name, summary, `${name} worries --why "${why}"`).action((remote: string, options: ChangeOptions) =>
      applyChange(remote, options, () => ({ action: name })),
    )
  }

  command(
    'rollback',
    'take the candidate away; without one, go back to an earlier stable build',
    'rollback worries --why "cards overlap"',
  )
    .argument('[build]', 'the earlier build; the newest usable one unless said', parseBuild)
    .action((remote: string, build: string | undefined, options: ChangeOptions) =>
      applyChange(remote, options, (status) => ({ action: 'rollback', ...(build && { build: resolveBuild(status, build) }) })),
    )

  for (const [name, summary] of [
    ['block', 'let nobody use a build any more'],
    ['unblock', 'allow a blocked build again'],
  ] as const) {
    command(name, summary, `${name} worries 0c9d --why "loses drafts"`)
      .argument('<build>', 'its id, or the first digits of it', parseBuild)
      .action((remote: string, build: string, options: ChangeOptions) =>
        applyChange(remote, options, (status) => ({ action: name, build: resolveBuild(status, build) })),
      )
  }

  command('pin', 'give a group one build, whatever is rolled out', 'pin worries 0c9d --for role:admin --why "a first look"')
    .argument('<build>', 'its id, or the first digits of it', parseBuild)
    .addOption(groupOption())
    .action((remote: string, build: string, options: ChangeOptions & { for: Group }) =>
      applyChange(remote, options, (status) => ({
        action: 'pin',
        build: resolveBuild(status, build),
        group: options.for,
      })),
    )

  command('unpin', 'take a group’s pin away', 'unpin worries --for role:admin --why "seen"')
    .addOption(groupOption())
    .action((remote: string, options: ChangeOptions & { for: Group }) =>
      applyChange(remote, options, () => ({ action: 'unpin', group: options.for })),
    )

  command('kill', 'take the whole remote off the site at once; its pages say so', 'kill worries --why "shows private drafts"')
    .option('--message <sentence>', 'an English sentence of the dictionaries to show instead')
    .action((remote: string, options: ChangeOptions & { message?: string }) =>
      applyChange(remote, options, () => ({ action: 'kill', messageKey: options.message ?? null })),
    )

  addHealth(command, applyChange)
}

const ACTIONS_WITHOUT_ARGUMENTS = [
  ['promote', 'make the candidate the stable build, for everybody', 'a week without a failure'],
  ['pause', 'keep the candidate’s share as it is: no further step by itself', 'over the weekend'],
  ['resume', 'go on with a paused or halted rollout', 'it was the network'],
  ['revive', 'bring a killed remote back', 'repaired'],
] as const

const groupOption = () =>
  new Option('--for <group>', 'role:admin, tier:premium, language:de, country:AT or member:mira')
    .argParser<Group>(parseGroup)
    .makeOptionMandatory()

type Policy = ChangeOptions & { minSamples?: number; window?: number; maxErrorRate?: string; relative?: string }

function addHealth(
  command: (name: string, summary: string, example: string) => Command,
  applyChange: (remote: string, options: ChangeOptions, createAction: CreateAction) => Promise<void>,
) {
  command(
    'health',
    'change when a candidate counts as unhealthy and is halted',
    'health worries --max-error-rate 2 --why "a small page"',
  )
    .option(
      '--min-samples <visits>',
      'visits of the candidate before it is judged',
      wholeNumber('--min-samples', { min: 5, max: 100_000 }),
    )
    .option('--window <minutes>', 'over which visits are compared', wholeNumber('--window', { min: 1, max: 1_440 }))
    .option('--max-error-rate <percent>', 'failed visits that are never fine')
    .option('--relative <times>', 'how many times the failures of the stable build')
    .action((remote: string, options: Policy) =>
      applyChange(remote, options, ({ health }) => ({
        action: 'health',
        policy: {
          minSamples: options.minSamples ?? health.minSamples,
          windowMinutes: options.window ?? health.windowMinutes,
          maxErrorRate:
            options.maxErrorRate === undefined
              ? health.maxErrorRate
              : parseFigure('--max-error-rate', options.maxErrorRate, 100) / 100,
          relativeToStable:
            options.relative === undefined ? health.relativeToStable : parseFigure('--relative', options.relative, 100),
        },
      })),
    )
}

function parseFigure(name: string, text: string, max: number): number {
  const number = Number(text)
  if (text.trim() !== '' && number >= 0 && number <= max) return number
  throw wrongUsage(`${name} must be a number from 0 to ${max}, not "${text}".`)
}
