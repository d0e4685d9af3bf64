import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installProblem, isInstalled, markInstalled } from './setup/packages.mjs'
import { nodeProblem } from './setup/run.mjs'
import { playwrightResult, targetResult, vitestResult } from './test-reports.ts'

let root: string
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('the machine’s Node', () => {
  it.each(['v20.0.0', 'v20.20.2', 'v24.21.0', 'v100.1.0'])('%s is enough to begin with', (version) => {
    expect(nodeProblem(version)).toBeUndefined()
  })

  it.each(['v4.9.1', 'v18.20.4', 'v19.9.0'])('%s is too old, said in one sentence that helps', (version) => {
    expect(nodeProblem(version)).toMatch(new RegExp(`^Worrystone needs Node 20 or newer .*${version}.*https://nodejs.org.*\\.$`))
  })

  it('runs files with syntax that old versions can parse', () => {
    for (const file of ['start.mjs', 'test.mjs', 'setup/run.mjs', 'setup/packages.mjs', 'setup/build.mjs']) {
      expect(readFileSync(join(import.meta.dirname, file), 'utf8'), file).not.toMatch(
        /import\.meta\.(dir|file)name|\busing\b|globSync/,
      )
    }
  })
})

describe('packages', () => {
  beforeEach(() => put('package-lock.json', 'one'))

  it('are missing on a fresh clone', () => {
    expect(isInstalled(root)).toBe(false)
  })

  it('are complete after an installation, until the lockfile changes', () => {
    put('node_modules/.package-lock.json', '{}')
    markInstalled(root)
    expect(isInstalled(root)).toBe(true)
    put('package-lock.json', 'two')
    expect(isInstalled(root)).toBe(false)
  })

  it('installed by hand are trusted if that was after the last change', () => {
    put('node_modules/.package-lock.json', '{}')
    expect(isInstalled(root)).toBe(true)
    utimesSync(join(root, 'node_modules/.package-lock.json'), 1, 1)
    expect(isInstalled(root)).toBe(false)
  })

  it.each([
    ['npm error code ENOSPC', /disk is full/],
    ['npm error code EUSAGE\nnpm error `npm ci` can only install packages when … in sync', /does not match/],
    ['npm error code EACCES', /may not write/],
    ['npm error network request to https://registry failed, reason: getaddrinfo ENOTFOUND', /registry could not be reached/],
    ['something else', /lines above/],
  ])('that fail to install are explained: %s', (output, sentence) => {
    expect(installProblem(output)).toMatch(sentence)
  })
})

describe('the results', () => {
  const file = (status: string, ...results: string[]) => ({
    status,
    assertionResults: results.map((result) => ({ status: result })),
  })

  it('counts tests', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [file('passed', 'passed'), file('failed', 'passed', 'failed')],
    }
    expect(vitestResult(report, 1)).toMatchObject({ passed: 7, failed: 1 })
  })

  it('counts a file that could not be parsed', () => {
    expect(vitestResult({ numPassedTests: 7, numFailedTests: 0, testResults: [file('failed')] }, 1)).toMatchObject({
      passed: 7,
      failed: 1,
    })
  })

  it('counts a target of nx once, as passed when all of its tasks passed', () => {
    const report = {
      tasks: [
        { target: 'lint', status: 0 },
        { target: 'build', status: 0 },
        { target: 'build', status: 1 },
      ],
    }
    expect(targetResult(report, 'lint')).toEqual({ passed: 1, failed: 0 })
    expect(targetResult(report, 'build')).toEqual({ passed: 0, failed: 1 })
    expect(targetResult(report, 'typecheck')).toEqual({ passed: 0, failed: 1 })
    expect(targetResult(undefined, 'lint')).toEqual({ passed: 0, failed: 1 })
  })

  it('follows the exit code when the numbers disagree', () => {
    expect(vitestResult({ numPassedTests: 7, numFailedTests: 0, testResults: [] }, 1)).toMatchObject({ passed: 7, failed: 1 })
    expect(vitestResult(undefined, 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts a run without tests as a failure', () => {
    expect(vitestResult({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts journeys, and a flaky one as failed', () => {
    expect(playwrightResult({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] }, 1)).toMatchObject({
      passed: 5,
      failed: 2,
    })
    expect(playwrightResult({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: ['no server'] }, 1)).toMatchObject({
      passed: 0,
      failed: 1,
    })
  })

  it('names failures and their reasons, without colours', () => {
    const failed = {
      status: 'failed',
      fullName: 'a list is bounded',
      failureMessages: ['\u001b[31mError\u001b[39m: 51\n    at list.ts'],
    }
    const tests = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [{ ...file('failed', 'passed'), name: 'list.test.ts', assertionResults: [failed] }],
    }
    expect(vitestResult(tests, 1).failures).toEqual(['list.test.ts › a list is bounded\n  Error: 51\n      at list.ts'])

    const spec = {
      file: 'push.e2e.ts',
      line: 3,
      title: 'shows it',
      tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'late' }] }] }],
    }
    const journeys = { stats: { expected: 1, unexpected: 1, flaky: 0 }, errors: [], suites: [{ suites: [{ specs: [spec] }] }] }
    expect(playwrightResult(journeys, 1).failures).toEqual(['push.e2e.ts:3 › shows it\n  late'])
  })
})
