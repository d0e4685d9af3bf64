import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOf, installComplaint, isInstalled, nodeComplaint, outline, readStamp, writeStamp } from './setup.mjs'
import { playwrightVerdict, vitestVerdict } from './verdict.ts'

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
    expect(nodeComplaint(version)).toBeUndefined()
  })

  it.each(['v4.9.1', 'v18.20.4', 'v19.9.0'])('%s is too old, said in one sentence that helps', (version) => {
    expect(nodeComplaint(version)).toMatch(
      new RegExp(`^Worrystone needs Node 20 or newer .*${version}.*https://nodejs.org.*\\.$`),
    )
  })

  it('begins with files that old versions can read', () => {
    for (const file of ['start.mjs', 'test.mjs', 'setup.mjs']) {
      expect(readFileSync(join(import.meta.dirname, file), 'utf8'), file).not.toMatch(
        /import\.meta\.(dir|file)name|\busing\b|globSync/,
      )
    }
  })
})

describe('the stamp of a build', () => {
  const hash = () => hashOf(root, ['apps/shell', 'lock.json'])

  beforeEach(() => {
    put('apps/shell/src/main.ts', 'one')
    put('lock.json', '{}')
  })

  it.each([
    ['a changed file', 'apps/shell/src/main.ts'],
    ['a new file', 'apps/shell/src/new.ts'],
    ['a new file in a new folder', 'apps/shell/dictionaries/es.json'],
    ['a changed lockfile', 'lock.json'],
  ])('changes with %s', (_name, file) => {
    const before = hash()
    put(file, 'two')
    expect(hash()).not.toBe(before)
  })

  it('changes when a file moves, although no content does', () => {
    const before = hash()
    put('apps/shell/src/other.ts', 'one')
    rmSync(join(root, 'apps/shell/src/main.ts'))
    expect(hash()).not.toBe(before)
  })

  it('stays with tests, papers, build output, packages and times', () => {
    const before = hash()
    for (const file of ['src/main.test.tsx', 'README.md', 'dist/main.js', 'node_modules/a/index.js', '.cache'])
      put(`apps/shell/${file}`, 'x')
    utimesSync(join(root, 'lock.json'), 1, 1)
    expect(hash()).toBe(before)
  })

  it('sees that the output was removed or replaced', () => {
    expect(outline(join(root, 'dist'))).toBe('missing')
    put('dist/assets/main.js', 'abc')
    const before = outline(join(root, 'dist'))
    put('dist/assets/main.js', 'abcd')
    expect(outline(join(root, 'dist'))).not.toBe(before)
  })

  it('is kept in a file', () => {
    expect(readStamp(root, 'built')).toBeUndefined()
    writeStamp(root, 'built', 'x')
    expect(readStamp(root, 'built')).toBe('x')
  })
})

describe('packages', () => {
  beforeEach(() => put('package-lock.json', 'one'))

  it('are missing on a fresh clone', () => {
    expect(isInstalled(root)).toBe(false)
  })

  it('are there after an installation, until the lockfile changes', () => {
    put('node_modules/.package-lock.json', '{}')
    writeStamp(root, 'installed', hashOf(root, ['package-lock.json']))
    expect(isInstalled(root)).toBe(true)
    put('package-lock.json', 'two')
    expect(isInstalled(root)).toBe(false)
  })

  it('installed by hand are believed if that was after the last change', () => {
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
    expect(installComplaint(output)).toMatch(sentence)
  })
})

describe('the verdict', () => {
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
    expect(vitestVerdict(report, 1)).toMatchObject({ passed: 7, failed: 1 })
  })

  it('counts a file that could not be read', () => {
    expect(vitestVerdict({ numPassedTests: 7, numFailedTests: 0, testResults: [file('failed')] }, 1)).toMatchObject({
      passed: 7,
      failed: 1,
    })
  })

  it('believes the exit code over the numbers', () => {
    expect(vitestVerdict({ numPassedTests: 7, numFailedTests: 0, testResults: [] }, 1)).toMatchObject({ passed: 7, failed: 1 })
    expect(vitestVerdict(undefined, 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('takes a run that found nothing for a failure', () => {
    expect(vitestVerdict({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts journeys, and one that needed luck as failed', () => {
    expect(playwrightVerdict({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] }, 1)).toMatchObject({
      passed: 5,
      failed: 2,
    })
    expect(playwrightVerdict({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: ['no server'] }, 1)).toMatchObject({
      passed: 0,
      failed: 1,
    })
  })

  it('names what failed and why, without colours', () => {
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
    expect(vitestVerdict(tests, 1).failures).toEqual(['list.test.ts › a list is bounded\n  Error: 51\n      at list.ts'])

    const spec = {
      file: 'push.e2e.ts',
      line: 3,
      title: 'shows it',
      tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'late' }] }] }],
    }
    const journeys = { stats: { expected: 1, unexpected: 1, flaky: 0 }, errors: [], suites: [{ suites: [{ specs: [spec] }] }] }
    expect(playwrightVerdict(journeys, 1).failures).toEqual(['push.e2e.ts:3 › shows it\n  late'])
  })
})
