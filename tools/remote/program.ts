import { Command, CommanderError } from 'commander'
import { addBuildCommand } from './build-command.ts'
import { addChangeCommands } from './change-commands.ts'
import { addCheckCommand } from './check-command.ts'
import type { CommandIo, RunCommand } from './command.ts'
import { addCreateCommand } from './create-command.ts'
import { addDevCommand } from './dev-command.ts'
import { EXIT, type Exit, Failure, wrongUsage } from './failure.ts'
import { parseSiteUrl, wholeNumber } from './parse-input.ts'
import { addPublishCommands } from './publish-commands.ts'
import { addReadCommands } from './read-commands.ts'
import { withClient } from './sign-in.ts'
import { wrap } from './tables.ts'
import { addTokenCommands } from './token-commands.ts'

const UPLOAD_SECONDS = 60

/** Runs one command and returns its exit code. With `--json` exactly one JSON document is printed, in every case. */
export async function run(args: readonly string[], io: CommandIo): Promise<Exit> {
  try {
    await remoteProgram(io).parseAsync(args, { from: 'user' })
    return EXIT.done
  } catch (thrown) {
    const failure = toFailure(thrown)
    if (!failure) return EXIT.done
    printFailure(failure, args.includes('--json'), io)
    return failure.exit
  }
}

/** Undefined: no failure, help was requested. */
function toFailure(thrown: unknown): Failure | undefined {
  if (thrown instanceof Failure) return thrown
  if (!(thrown instanceof CommanderError)) throw thrown
  return thrown.exitCode === 0 ? undefined : wrongUsage(sentenceOf(thrown))
}

/** Commander's own message without its prefix; without any command it has printed the help already. */
const sentenceOf = ({ code, message }: CommanderError) =>
  code === 'commander.help' ? 'Name a command.' : `${message.replace(/^error: /, '').replace(/\n/g, ' ')} (--help shows how)`

function printFailure({ message, exit, code, reasons }: Failure, isJson: boolean, { out, err }: CommandIo) {
  err([wrap(message), ...reasons.map((reason) => `  - ${wrap(reason, 4)}`), ''].join('\n'))
  if (isJson) out(`${JSON.stringify({ error: { exit, code: code ?? null, message, reasons } }, null, 2)}\n`)
}

function remoteProgram(io: CommandIo): Command {
  const { environment, out, err } = io
  const program = new Command('npm run remote --')
    .description('Builds and checks a remote, publishes its builds to a running site, rolls them out, and takes them back.')
    .option('--to <url>', 'the site, https://… (default: WORRYSTONE_URL)')
    .option('--token <token>', "the team's token; better in WORRYSTONE_TOKEN: a command line is seen by others")
    .option(
      '--as <email>',
      'sign in as an admin for this command; the password is asked for, or read from WORRYSTONE_PASSWORD or standard input',
    )
    .option('--json', 'print one JSON document on standard output, and nothing else')
    .option('--timeout <seconds>', 'how long each call may take', wholeNumber('--timeout', { min: 1, max: 600 }))
    .configureHelp({ helpWidth: 80, showGlobalOptions: true })
    .configureOutput({ writeOut: out, writeErr: err, outputError: () => {} })
    .exitOverride()
    .addHelpText('after', HELP_FOOTER)

  const perform: RunCommand = async (work) => {
    const { to = environment.WORRYSTONE_URL, token, as, json, timeout } = program.opts()
    if (!to) throw wrongUsage('Say which site: --to https://… or WORRYSTONE_URL.')
    const connection = {
      site: parseSiteUrl(to),
      token: token ?? environment.WORRYSTONE_TOKEN,
      as,
      seconds: timeout ?? 15,
      uploadSeconds: timeout ?? UPLOAD_SECONDS,
    }
    const output = await withClient(connection, io.password, work)
    out(json ? `${JSON.stringify(output.json, null, 2)}\n` : `${output.text}\n`)
  }
  addCreateCommand(program, out)
  addDevCommand(program, environment)
  addBuildCommand(program)
  addCheckCommand(program, io)
  addPublishCommands(program, perform)
  addChangeCommands(program, perform)
  addReadCommands(program, perform)
  addTokenCommands(program, perform)
  return program
}

const HELP_FOOTER = `
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
