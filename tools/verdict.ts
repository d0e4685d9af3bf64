import { stripVTControlCharacters } from 'node:util'

/** `failures`: what went wrong, one text each: the test's name and the first lines of why. */
export type Verdict = { passed: number; failed: number; failures?: string[] }

const MOST_FAILURES = 20
const MOST_LINES = 12

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: VitestFile[]
}
type VitestFile = { name?: string; status: string; message?: string; assertionResults: VitestResult[] }
type VitestResult = { status: string; fullName?: string; failureMessages?: string[] }

/** Counts a vitest JSON report. A file that could not even be read counts as one failure, and so does a run without a report. */
export function vitestVerdict(report: unknown, exitCode: number): Verdict {
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  )
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(`${name} › ${fullName}`, failureMessages)),
  )
  const unread = broken.map(({ name, message }) => told(`${name}`, [message ?? '']))
  return withExit({ passed: numPassedTests, failed: numFailedTests + broken.length, ...some([...failures, ...unread]) }, exitCode)
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] }
type PlaywrightSpec = { file: string; line: number; title: string; tests: PlaywrightTest[] }
type PlaywrightTest = { status: string; results: { errors: { message?: string }[] }[] }

/** Counts a Playwright JSON report. A journey that needed a second try failed. */
export function playwrightVerdict(report: unknown, exitCode: number): Verdict {
  if (!report) return { passed: 0, failed: 1 }
  const { stats, errors, suites = [] } = report as PlaywrightReport
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => ['unexpected', 'flaky'].includes(status))
        .map(({ results }) => told(`${file}:${line} › ${title}`, results.flatMap((result) => result.errors).map(messageOf))),
    )
  const outside = errors.map((error) => told('Outside of the tests', [messageOf(error)]))
  return withExit(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, ...some([...failures, ...outside]) },
    exitCode,
  )
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)]
const messageOf = ({ message = '' }: { message?: string }) => message

/** A runner that says it failed has failed, whatever it counted; so has one that found nothing to run. */
function withExit({ failed, ...verdict }: Verdict, exitCode: number): Verdict {
  const isSilentFailure = failed === 0 && (exitCode !== 0 || verdict.passed === 0)
  return { ...verdict, failed: isSilentFailure ? 1 : failed }
}

function told(name: string, messages: string[] = []): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, MOST_LINES)
  return [name, ...lines.map((line) => `  ${line}`)].join('\n').trimEnd()
}

const some = (failures: string[]) => (failures.length > 0 ? { failures: failures.slice(0, MOST_FAILURES) } : {})
