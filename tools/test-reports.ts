import { stripVTControlCharacters } from 'node:util'

/** `failures`: one text each, the test's name and the first lines of the reason. */
export type CheckResult = { passed: number; failed: number; failures?: string[] }

const MAX_FAILURES = 20
const MAX_LINES = 12

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: VitestFile[]
}
type VitestFile = { name?: string; status: string; message?: string; assertionResults: VitestResult[] }
type VitestResult = { status: string; fullName?: string; failureMessages?: string[] }

/** Counts a vitest JSON report. A file that could not be loaded counts as one failure, and so does a run without a report. */
export function vitestResult(report: unknown, exitCode: number): CheckResult {
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const unloadedFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  )
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => describeFailure(`${name} › ${fullName}`, failureMessages)),
  )
  const loadFailures = unloadedFiles.map(({ name, message }) => describeFailure(`${name}`, [message ?? '']))
  return withExit(
    { passed: numPassedTests, failed: numFailedTests + unloadedFiles.length, ...limitedFailures([...failures, ...loadFailures]) },
    exitCode,
  )
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] }
type PlaywrightSpec = { file: string; line: number; title: string; tests: PlaywrightTest[] }
type PlaywrightTest = { status: string; results: { errors: { message?: string }[] }[] }

/** Counts a Playwright JSON report. A test that needed a retry failed. */
export function playwrightResult(report: unknown, exitCode: number): CheckResult {
  if (!report) return { passed: 0, failed: 1 }
  const { stats, errors, suites = [] } = report as PlaywrightReport
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => ['unexpected', 'flaky'].includes(status))
        .map(({ results }) =>
          describeFailure(`${file}:${line} › ${title}`, results.flatMap((result) => result.errors).map(messageOf)),
        ),
    )
  const runFailures = errors.map((error) => describeFailure('Outside of the tests', [messageOf(error)]))
  return withExit(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      ...limitedFailures([...failures, ...runFailures]),
    },
    exitCode,
  )
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]
const messageOf = ({ message = '' }: { message?: string }) => message

/** A runner with a failing exit code has failed, whatever it counted; so has one without tests. */
function withExit({ failed, ...result }: CheckResult, exitCode: number): CheckResult {
  const isSilentFailure = failed === 0 && (exitCode !== 0 || result.passed === 0)
  return { ...result, failed: isSilentFailure ? 1 : failed }
}

function describeFailure(name: string, messages: string[] = []): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, MAX_LINES)
  return [name, ...lines.map((line) => `  ${line}`)].join('\n').trimEnd()
}

const limitedFailures = (failures: string[]) => (failures.length > 0 ? { failures: failures.slice(0, MAX_FAILURES) } : {})

type NxReport = { tasks: { target: string; status: number }[] }

/** The result of a target in nx's `run.json`: passed when each of its tasks ended with exit code 0. */
export function targetResult(report: unknown, target: string): CheckResult {
  const tasks = ((report as NxReport | undefined)?.tasks ?? []).filter((task) => task.target === target)
  const isPassed = tasks.length > 0 && tasks.every(({ status }) => status === 0)
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
