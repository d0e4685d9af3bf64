// npm run dev: one local remote inside a deployed site, reloaded at every change.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command, CommanderError } from 'commander'
import { startProxy } from './proxy.ts'
import { holdsSnapshot } from './site-page.ts'
import { watchRemote } from './watch-remote.ts'

const APPS = resolve(import.meta.dirname, '../../apps')

/** Ends the command with one sentence. */
class Stop extends Error {}

async function main() {
  const command = new Command('npm run dev --')
    .description('Shows one remote from this machine inside a deployed site, and reloads the page at every change.')
    .argument('<remote>', 'its name, as in apps/<remote>')
    .option('--against <url>', 'the deployed site (default: WORRYSTONE_URL)', process.env.WORRYSTONE_URL)
    .option('--port <number>', 'where to listen on this machine', '4500')
    .addHelpText('after', '\nExample:\n  npm run dev -- worries --against https://dev.worries.example\n')
    .exitOverride()
    .parse()
  const { against, port } = command.opts<{ against?: string; port: string }>()
  const remote = command.args[0] ?? ''
  const dir = folderOf(remote)
  if (!against) throw new Stop('Say which site: --against https://… or WORRYSTONE_URL.')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Stop(`"${port}" is not a port: give a number up to 65535.`)
  const site = await checkedSite(against)
  await serve({ site, remote, dir, port: Number(port) })
}

function folderOf(remote: string): string {
  const names = readdirSync(APPS).filter((name) => existsSync(join(APPS, name, 'src/exposes')))
  if (names.includes(remote)) return join(APPS, remote)
  throw new Stop(
    `There is no remote "${remote}" with pages here. There are: ${names.join(', ')}. A new one: npm run new-remote -- ${remote || '<name>'}`,
  )
}

/** The site's origin, once it has answered with a page of Worrystone. */
async function checkedSite(text: string): Promise<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Stop(`${text} is no address of a site: write https://… or http://localhost:4400.`)
  const { origin } = url
  const headers = { accept: 'text/html' }
  const answer = await fetch(origin, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  if (!answer) throw new Stop(`${origin} could not be reached: is it running, and is the address right?`)
  const place = answer.headers.get('location')
  if (place) throw new Stop(`${origin} sends its visitors to ${new URL(place, origin).origin}: use that address.`)
  if (!holdsSnapshot(await answer.text()))
    throw new Stop(`${origin} answers, but not with a page of Worrystone: is this the right address?`)
  return origin
}

type DevOptions = { site: string; remote: string; dir: string; port: number }

async function serve({ site, remote, dir, port }: DevOptions) {
  const proxy = await startProxy({ site, remote, port }).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code !== 'EADDRINUSE') throw thrown
    throw new Stop(`Port ${port} is taken: end what runs there, or choose another with --port ${port + 1}.`)
  })
  console.log(`${remote} from this machine, everything else from ${site}. Ctrl-C ends it.`)
  let isFirst = true
  const stop = await watchRemote(dir, {
    onBuild(build) {
      proxy.show(build)
      console.log(`${time()} built ${build.manifest.buildId} in ${(build.ms / 1_000).toFixed(1)} s`)
      if (isFirst) console.log(pagesOf(build.manifest.routes, proxy.address))
      isFirst = false
    },
    onFailure(message) {
      proxy.fail(message)
      console.error(
        `${time()} ${message}\n${isFirst ? 'The deployed build is shown' : 'The last good build stays'} until this is mended.`,
      )
    },
  })
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await Promise.all([stop(), proxy.close()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
}

const time = () => new Date().toTimeString().slice(0, 8)
const pagesOf = (routes: readonly { path: string }[], address: string) =>
  (routes.length > 0 ? routes : [{ path: '/' }]).map(({ path }) => `  ${address}${path}`).join('\n')

main().catch((thrown: unknown) => {
  if (thrown instanceof CommanderError) process.exitCode = thrown.exitCode === 0 ? 0 : 2
  else if (thrown instanceof Stop) {
    console.error(thrown.message)
    process.exitCode = 1
  } else throw thrown
})
