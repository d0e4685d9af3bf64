export type Verdict = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Counts a vitest JSON report. A file that could not even be read counts as one failure, and so does a run without a report. */
export function vitestVerdict(report: unknown, exitCode: number): Verdict {
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  ).length
  return withExit({ passed: numPassedTests, failed: numFailedTests + broken }, exitCode)
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

/** Counts a Playwright JSON report. A journey that needed a second try failed. */
export function playwrightVerdict(report: unknown, exitCode: number): Verdict {
  if (!report) return { passed: 0, failed: 1 }
  const { stats, errors } = report as PlaywrightReport
  return withExit({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }, exitCode)
}

/** A runner that says it failed has failed, whatever it counted; so has one that found nothing to run. */
function withExit({ passed, failed }: Verdict, exitCode: number): Verdict {
  const isSilentFailure = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed }
}
