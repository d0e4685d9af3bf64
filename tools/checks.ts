// Every check, in order. `npm test` comes here once the packages are installed.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '@worrystone/e2e/ensure-chromium'
import { build, houseEnvironment } from './setup.mjs'
import { playwrightVerdict, type Verdict, vitestVerdict } from './verdict.ts'

const ROOT = resolve(import.meta.dirname, '..')
const REPORTS = mkdtempSync(join(tmpdir(), 'worrystone-checks-'))

type Check = {
  name: string
  title: string
  /** Quick ones run two at a time and speak only when they are done; the others have the machine and the screen for themselves. */
  isQuick?: boolean
  /** Why it cannot run here. */
  skipped?: string | undefined
  run: (say: (text: string) => void) => Promise<Verdict>
}

const CHECKS: Check[] = [
  {
    name: 'lint',
    title: 'Lint and format',
    isQuick: true,
    run: (say) => tool('biome', ['check', '--error-on-warnings', '--max-diagnostics=60', '.'], say),
  },
  { name: 'types', title: 'Types', isQuick: true, run: (say) => tool('tsc', ['--noEmit'], say) },
  { name: 'architecture', title: 'Architecture', isQuick: true, run: (say) => script('tools/architecture.ts', say) },
  { name: 'dictionaries', title: 'Dictionaries', isQuick: true, run: (say) => script('tools/dictionaries.ts', say) },
  { name: 'helplines', title: 'Helplines', isQuick: true, run: (say) => script('tools/helplines.ts', say) },
  { name: 'build', title: 'Build of the pages, and their budgets', isQuick: true, run: buildPages },
  { name: 'unit', title: 'Tests beside the code', run: () => vitest('unit', [], { TEST_DATABASE_URL: undefined }) },
  {
    name: 'postgresql',
    title: 'The same tests of the API on PostgreSQL',
    skipped: process.env.TEST_DATABASE_URL ? undefined : 'TEST_DATABASE_URL names no server',
    run: () => vitest('postgresql', ['--project', 'api'], {}),
  },
  {
    name: 'conformance',
    title: 'Every remote against the rules of the house',
    run: () => inBrowser('conformance', 'tools/conformance/playwright.config.ts', 'CONFORMANCE_REPORT'),
  },
  { name: 'e2e', title: 'Journeys in a browser', run: () => inBrowser('e2e', 'e2e/playwright.config.ts', 'E2E_REPORT') },
]

// ── Running ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const children = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
    process.exitCode = 130
    setTimeout(() => process.exit(130), 10_000).unref()
  })
}

type Run = { env?: Record<string, string | undefined>; say?: (text: string) => void }

/** Runs a program of the house; without `say` it has the screen. Answers its exit code. */
function run(command: string, args: string[], { env = {}, say }: Run = {}): Promise<number> {
  return new Promise((done, refuse) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...houseEnvironment(), ...env },
      stdio: say ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    children.add(child)
    child.stdout?.on('data', (chunk) => say?.(String(chunk)))
    child.stderr?.on('data', (chunk) => say?.(String(chunk)))
    child.on('error', refuse)
    child.on('close', (code) => {
      children.delete(child)
      done(code ?? 1)
    })
  })
}

const oneCheck = (code: number): Verdict => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

const tool = async (name: string, args: string[], say: (text: string) => void) => oneCheck(await run(bin(name), args, { say }))
const script = async (file: string, say: (text: string) => void) => oneCheck(await run(process.execPath, [file], { say }))

async function buildPages(say: (text: string) => void): Promise<Verdict> {
  say(await build())
  return { passed: 1, failed: 0 }
}

async function vitest(name: string, args: string[], env: Record<string, string | undefined>): Promise<Verdict> {
  const report = join(REPORTS, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(bin('vitest'), ['run', ...args, ...reporters], { env })
  return vitestVerdict(readReport(report), code)
}

async function inBrowser(name: string, config: string, report: string): Promise<Verdict> {
  const chromium = await browser
  if (chromium instanceof Error) {
    console.log(`No browser could be had: ${chromium.message}`)
    return { passed: 0, failed: 1 }
  }
  const file = join(REPORTS, `${name}.json`)
  const env = { [report]: file, ...(chromium && { CHROMIUM_PATH: chromium }) }
  const code = await run(bin('playwright'), ['test', '--config', config], { env })
  return playwrightVerdict(readReport(file), code)
}

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

// ── The order of things ─────────────────────────────────────────────────────────────────────────────────────────────

const names = CHECKS.map(({ name }) => name).join(', ')
const { values } = parseArgs({
  options: { only: { type: 'string' }, except: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
})
const listed = (value: string | undefined) => value?.split(',').filter(Boolean)
const unknown = [...(listed(values.only) ?? []), ...(listed(values.except) ?? [])].filter(
  (name) => !CHECKS.some((c) => c.name === name),
)
const chosen = CHECKS.filter(
  ({ name }) => (listed(values.only)?.includes(name) ?? true) && !listed(values.except)?.includes(name),
)

// Fetched meanwhile: whoever has no browser yet waits least this way.
const browser: Promise<string | undefined | Error> = chosen.some(({ name }) => ['conformance', 'e2e'].includes(name))
  ? ensureChromium().catch((error: Error) => error)
  : Promise.resolve(undefined)

const lines: string[] = []
const failures: string[] = []
const total: Verdict = { passed: 0, failed: 0 }

async function perform(check: Check) {
  if (check.skipped) {
    lines.push(`  ${check.title}: not run, ${check.skipped}`)
    return
  }
  const begin = Date.now()
  let said = ''
  if (!check.isQuick) console.log(`\n━━ ${check.title}`)
  const verdict: Verdict = await check
    .run((text) => {
      said += text
    })
    .catch((error: Error) => {
      said += `${error.message}\n`
      return { passed: 0, failed: 1 }
    })
  const seconds = ((Date.now() - begin) / 1000).toFixed(1)
  if (check.isQuick) console.log(`\n━━ ${check.title}`)
  if (said.trim()) console.log(said.trimEnd())
  console.log(`   ${check.title}: ${verdict.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  lines.push(`  ${check.title}: ${verdict.passed} passed, ${verdict.failed} failed, ${seconds} s`)
  total.passed += verdict.passed
  total.failed += verdict.failed
  failures.push(...(verdict.failures ?? []).map((failure) => `  ${check.title}: ${failure.replaceAll('\n', '\n    ')}`))
}

async function main() {
  if (values.help || unknown.length > 0) {
    if (unknown.length > 0) console.log(`There is no check called ${unknown.join(', ')}.`)
    console.log(`npm test -- [--only a,b] [--except a,b]\nChecks: ${names}`)
    process.exitCode = unknown.length > 0 ? 2 : 0
    return
  }
  const quick = chosen.filter(({ isQuick }) => isQuick)
  if (quick.length > 0) console.log(`Running ${quick.map(({ title }) => title).join(', ')} …`)
  const lane = async () => {
    for (let check = quick.shift(); check; check = quick.shift()) await perform(check)
  }
  await Promise.all([lane(), lane()])
  for (const check of chosen.filter(({ isQuick }) => !isQuick)) await perform(check)

  // Once more at the end: whoever keeps the last lines only still learns what went wrong.
  if (failures.length > 0) console.log(`\n━━ What failed\n${failures.join('\n')}`)
  console.log(`\n━━ All checks\n${lines.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

await main().finally(() => rmSync(REPORTS, { recursive: true, force: true }))
