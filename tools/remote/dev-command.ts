import type { Command } from 'commander'
import { EXIT, Failure } from './failure.ts'
import { wholeNumber } from './parse-input.ts'
import { getRemoteFolder } from './remote-folder.ts'

const refuse = (sentence: string) => new Failure(sentence, { exit: EXIT.refused })
const loadServer = () => Promise.all([import('@worrystone/dev-server/proxy'), import('@worrystone/dev-server/watch-remote')])

export function addDevCommand(program: Command, environment: Record<string, string | undefined>) {
  program
    .command('dev')
    .summary('show a remote from this machine inside a deployed site')
    .description('Shows one remote from this machine inside a deployed site, and reloads the page at every change.')
    .argument('[remote]', 'its name or folder (default: the one of this folder)')
    .option('--against <url>', 'the deployed site (default: WORRYSTONE_URL)')
    .option('--port <number>', 'where to listen on this machine', wholeNumber('--port', { min: 0, max: 65_535 }), 4500)
    .action(async (nameOrFolder: string | undefined, { against = environment.WORRYSTONE_URL, port }: DevOptions) => {
      const remote = await getRemoteFolder(nameOrFolder)
      if (!against) throw refuse('Say which site: --against https://… or WORRYSTONE_URL.')
      await serve({ site: await checkedSite(against), ...remote, port })
    })
    .addHelpText('after', '\nExample:\n  npm run dev -- worries --against https://dev.worries.example\n')
}

type DevOptions = { against?: string; port: number }

/** The site's origin, once it has answered with a page of Worrystone. */
async function checkedSite(text: string): Promise<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw refuse(`${text} is no address of a site: write https://… or http://localhost:4400.`)
  const { origin } = url
  const headers = { accept: 'text/html' }
  const response = await fetch(origin, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  )
  if (!response) throw refuse(`${origin} could not be reached: is it running, and is the address right?`)
  const location = response.headers.get('location')
  if (location) throw refuse(`${origin} sends its visitors to ${new URL(location, origin).origin}: use that address.`)
  if (!(await import('@worrystone/dev-server/site-page')).hasSnapshot(await response.text()))
    throw refuse(`${origin} answers, but not with a page of Worrystone: is this the right address?`)
  return origin
}

type Development = { site: string; name: string; dir: string; port: number }

async function serve({ site, name: remote, dir, port }: Development) {
  const [{ startProxy }, { watchRemote }] = await loadServer()
  const proxy = await startProxy({ site, remote, port }).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code !== 'EADDRINUSE') throw thrown
    throw refuse(`Port ${port} is taken: end what runs there, or choose another with --port ${port + 1}.`)
  })
  console.log(`${remote} from this machine, everything else from ${site}. Ctrl-C ends it.`)
  let isFirst = true
  const stopWatching = await watchRemote(dir, {
    onBuild(build) {
      proxy.show(build)
      console.log(`${timeOfDay()} built ${build.manifest.buildId} in ${(build.ms / 1_000).toFixed(1)} s`)
      if (isFirst) console.log(pagesOf(build.manifest.routes, proxy.address))
      isFirst = false
    },
    onFailure(message) {
      proxy.fail(message)
      console.error(
        `${timeOfDay()} ${message}\n${isFirst ? 'The deployed build is shown' : 'The last good build stays'} until this is fixed.`,
      )
    },
  })
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await Promise.all([stopWatching(), proxy.close()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
}

const timeOfDay = () => new Date().toTimeString().slice(0, 8)
const pagesOf = (routes: readonly { path: string }[], address: string) =>
  (routes.length > 0 ? routes : [{ path: '/' }]).map(({ path }) => `  ${address}${path}`).join('\n')
