// Every check, in order. `npm test` runs this once the packages are installed.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '@worrystone/e2e/ensure-chromium'
import { ROOT, workspaceEnvironment } from './setup/run.mjs'
import { type CheckResult, playwrightResult, targetResult, vitestResult } from './test-reports.ts'

const REPORTS = mkdtempSync(join(tmpdir(), 'worrystone-checks-'))
const NX_REPORT = join(ROOT, process.env.NX_CACHE_DIRECTORY ?? '.nx/cache', 'run.json')

type Check = {
  name: string
  title: string
  /** The nx target of quick ones, which run in parallel; the others run alone. */
  target?: string
  /** Why it cannot run here. */
  skipped?: string | undefined
  run?: () => Promise<CheckResult>
}

/** Every test with a database imports this, directly or not. The others are the same on any database, and have run already. */
const TEST_DATABASE = 'apps/api/src/testing/test-database.ts'

const CHECKS: Check[] = [
  { name: 'lint', title: 'Lint and format', target: 'lint' },
  { name: 'types', title: 'Types', target: 'typecheck' },
  { name: 'architecture', title: 'Architecture', target: 'architecture' },
  { name: 'dictionaries', title: 'Dictionaries', target: 'dictionaries' },
  { name: 'unused', title: 'Unused files, exports and packages', target: 'unused' },
  { name: 'helplines', title: 'Helplines', target: 'helplines' },
  { name: 'build', title: 'Build of the pages, and their budgets', target: 'build' },
  { name: 'unit', title: 'Tests beside the code', run: () => runVitest('unit', ['run'], { TEST_DATABASE_URL: undefined }) },
  {
    name: 'postgresql',
    title: 'The tests of the API that have a database, on PostgreSQL',
    skipped: process.env.TEST_DATABASE_URL ? undefined : 'TEST_DATABASE_URL names no server',
    run: () => runVitest('postgresql', ['related', TEST_DATABASE, '--run', '--no-passWithNoTests', '--project', 'api'], {}),
  },
  {
    name: 'conformance',
    title: 'Every remote against the conformance kit',
    run: () => runPlaywright('conformance', 'tools/conformance/playwright.config.ts', 'CONFORMANCE_REPORT'),
  },
  { name: 'e2e', title: 'Journeys in a browser', run: () => runPlaywright('e2e', 'e2e/playwright.config.ts', 'E2E_REPORT') },
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

type Environment = Record<string, string | undefined>

/** Runs a program of the workspace and returns its exit code. */
function run(program: string, args: string[], env: Environment = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...workspaceEnvironment(), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    children.add(child)
    child.on('error', reject)
    child.on('close', (code) => {
      children.delete(child)
      resolve(code ?? 1)
    })
  })
}

async function runTargets(targets: string[]): Promise<unknown> {
  rmSync(NX_REPORT, { force: true })
  await run('nx', ['run-many', '-t', ...targets, '--outputStyle=static'])
  return readReport(NX_REPORT)
}

async function runVitest(name: string, args: string[], env: Environment): Promise<CheckResult> {
  const report = join(REPORTS, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', [...args, ...reporters], env)
  return vitestResult(readReport(report), code)
}

async function runPlaywright(name: string, config: string, report: string): Promise<CheckResult> {
  const problem = await browser
  if (problem) {
    console.log(`No browser is available: ${problem.message}`)
    return { passed: 0, failed: 1 }
  }
  const file = join(REPORTS, `${name}.json`)
  const code = await run('playwright', ['test', '--config', config], { [report]: file })
  return playwrightResult(readReport(file), code)
}

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

// ── Choosing and summing up ─────────────────────────────────────────────────────────────────────────────────────────

const { values } = parseArgs({
  options: { only: { type: 'string' }, except: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
})
const parseNames = (value: string | undefined) => value?.split(',').filter(Boolean)
const unknownNames = [...(parseNames(values.only) ?? []), ...(parseNames(values.except) ?? [])].filter(
  (name) => !CHECKS.some((check) => check.name === name),
)
const selectedChecks = CHECKS.filter(
  ({ name }) => (parseNames(values.only)?.includes(name) ?? true) && !parseNames(values.except)?.includes(name),
)

// Fetched meanwhile, so that a machine without a browser waits least.
const browser: Promise<Error | undefined> = selectedChecks.some(({ name }) => ['conformance', 'e2e'].includes(name))
  ? ensureChromium().then(
      () => undefined,
      (error: Error) => error,
    )
  : Promise.resolve(undefined)

const lines: string[] = []
const failures: string[] = []
const total = { passed: 0, failed: 0 }

function count({ title }: Check, { passed, failed, failures: newFailures = [] }: CheckResult, duration = '') {
  lines.push(`  ${title}: ${passed} passed, ${failed} failed${duration}`)
  total.passed += passed
  total.failed += failed
  failures.push(...newFailures.map((failure) => `  ${title}: ${failure.replaceAll('\n', '\n    ')}`))
}

async function runAlone(check: Check, runCheck: () => Promise<CheckResult>) {
  if (check.skipped) {
    lines.push(`  ${check.title}: not run, ${check.skipped}`)
    return
  }
  const startedAt = Date.now()
  console.log(`\n━━ ${check.title}`)
  const result = await runCheck().catch((error: Error): CheckResult => {
    console.log(error.message)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`   ${check.title}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  count(check, result, `, ${seconds} s`)
}

async function main() {
  if (values.help || unknownNames.length > 0) {
    if (unknownNames.length > 0) console.log(`There is no check called ${unknownNames.join(', ')}.`)
    console.log(`npm test -- [--only a,b] [--except a,b]\nChecks: ${CHECKS.map(({ name }) => name).join(', ')}`)
    process.exitCode = unknownNames.length > 0 ? 2 : 0
    return
  }
  const quickChecks = selectedChecks.filter(({ target }) => target)
  if (quickChecks.length > 0) {
    const report = await runTargets(quickChecks.flatMap(({ target }) => target ?? []))
    for (const check of quickChecks) count(check, targetResult(report, check.target ?? ''))
  }
  for (const check of selectedChecks) if (check.run) await runAlone(check, check.run)

  // Repeated at the end for readers of the last lines only.
  if (failures.length > 0) console.log(`\n━━ What failed\n${failures.join('\n')}`)
  console.log(`\n━━ All checks\n${lines.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

await main().finally(() => rmSync(REPORTS, { recursive: true, force: true }))
