import { Command, CommanderError } from 'commander'
import { addChanges } from './change-commands.ts'
import type { Client } from './client.ts'
import { EXIT, type Exit, Failure, wrongUsage } from './failure.ts'
import { siteUrl, wholeNumber } from './input.ts'
import { addPublishing } from './publish-commands.ts'
import { addReading } from './read-commands.ts'
import { asCaller, type PasswordSource } from './sign-in.ts'
import { wrap } from './tables.ts'
import { addTokens } from './token-commands.ts'

/** Everything outside the command, so that it can run inside a test as well. */
export type World = {
  environment: Record<string, string | undefined>
  out: (text: string) => void
  err: (text: string) => void
  password: PasswordSource
}

/** What a command has to say: to a person, or to a script. */
export type Told = { text: string; json: unknown }

/** Runs the work of a command as whoever calls, and prints what it tells. */
export type Perform = (work: (client: Client) => Promise<Told>) => Promise<void>

const UPLOAD_SECONDS = 60

/** Runs one command and answers its exit code. With `--json` exactly one JSON document is printed, whatever happens. */
export async function run(args: readonly string[], world: World): Promise<Exit> {
  try {
    await remoteProgram(world).parseAsync(args, { from: 'user' })
    return EXIT.done
  } catch (thrown) {
    const failure = asFailure(thrown)
    if (!failure) return EXIT.done
    tell(failure, args.includes('--json'), world)
    return failure.exit
  }
}

/** Undefined: there is nothing to complain about, a person asked for help. */
function asFailure(thrown: unknown): Failure | undefined {
  if (thrown instanceof Failure) return thrown
  if (!(thrown instanceof CommanderError)) throw thrown
  return thrown.exitCode === 0 ? undefined : wrongUsage(sentenceOf(thrown))
}

/** Commander's own words without its prefix; called without any command it has shown the help already. */
const sentenceOf = ({ code, message }: CommanderError) =>
  code === 'commander.help' ? 'Name a command.' : `${message.replace(/^error: /, '').replace(/\n/g, ' ')} (--help shows how)`

function tell({ message, exit, code, reasons }: Failure, isJson: boolean, { out, err }: World) {
  err([wrap(message), ...reasons.map((reason) => `  - ${wrap(reason, 4)}`), ''].join('\n'))
  if (isJson) out(`${JSON.stringify({ error: { exit, code: code ?? null, message, reasons } }, null, 2)}\n`)
}

function remoteProgram(world: World): Command {
  const { environment, out, err } = world
  const program = new Command('npm run remote --')
    .description('Publishes builds of a remote to a running site, rolls them out, and takes them back.')
    .option('--to <url>', 'the site, https://… (default: WORRYSTONE_URL)')
    .option('--token <token>', "the team's token; better in WORRYSTONE_TOKEN: a command line is seen by others")
    .option(
      '--as <email>',
      'sign in as an admin for this command; the password is asked for, or read from WORRYSTONE_PASSWORD or standard input',
    )
    .option('--json', 'print one JSON document on standard output, and nothing else')
    .option('--timeout <seconds>', 'how long each call may take', wholeNumber('--timeout', { least: 1, most: 600 }))
    .configureHelp({ helpWidth: 80, showGlobalOptions: true })
    .configureOutput({ writeOut: out, writeErr: err, outputError: () => {} })
    .exitOverride()
    .addHelpText('after', AFTERWORD)

  const perform: Perform = async (work) => {
    const { to = environment.WORRYSTONE_URL, token, as, json, timeout } = program.opts()
    if (!to) throw wrongUsage('Say which site: --to https://… or WORRYSTONE_URL.')
    const wishes = {
      site: siteUrl(to),
      token: token ?? environment.WORRYSTONE_TOKEN,
      as,
      seconds: timeout ?? 15,
      uploadSeconds: timeout ?? UPLOAD_SECONDS,
    }
    const told = await asCaller(wishes, world.password, work)
    out(json ? `${JSON.stringify(told.json, null, 2)}\n` : `${told.text}\n`)
  }
  addPublishing(program, perform)
  addChanges(program, perform)
  addReading(program, perform)
  addTokens(program, perform)
  return program
}

const AFTERWORD = `
Who you are:
  WORRYSTONE_TOKEN=wst_…   a team's token, limited to its remotes; an admin makes
                           it on /platform or with "token make"
  --as you@example.org     an admin

Exit codes:
  0 done              3 site not reachable, or too slow
  1 refused           4 somebody changed the record meanwhile; nothing was done
  2 wrong usage       5 not allowed

Examples:
  export WORRYSTONE_URL=https://worries.example WORRYSTONE_TOKEN=wst_…
  npx nx build worries && npm run remote -- publish worries
  npm run remote -- rollout worries 0c9d --steps 1:30,10:60,100:60 --why "new feed"
  npm run remote -- status worries
  npm run --silent remote -- status worries --json | jq .verdict
`
