import { describe, expect, it } from 'vitest'
import { callSiteOf } from './call-site.ts'

const PROBE = 'http://localhost:1/harness/probe.js'
const stack = (...frames: string[]) => ['Error', ...frames.map((frame) => `    at ${frame}`)].join('\n')

const probe = `EventTarget.addEventListener (${PROBE}:9:1)`
const shell = 'push (http://localhost:1/harness/main.js:7:2)'
const remote = 'http://localhost:1/remotes/worries/0a/feed.js:1:345'

describe('the source of a call', () => {
  it.each([
    ['a remote itself', stack(probe, remote, shell), { at: remote, isOfRemote: true, isDirect: true }],
    [
      'the shell on behalf of a remote',
      stack(probe, shell, `async go (${remote})`),
      { at: remote, isOfRemote: true, isDirect: false },
    ],
    [
      'the shell alone',
      stack(probe, shell),
      { at: 'http://localhost:1/harness/main.js:7:2', isOfRemote: false, isDirect: false },
    ],
    ['nowhere that a stack tells', 'Error', { at: 'unknown', isOfRemote: false, isDirect: false }],
    // An address with such a word further down is not a remote's.
    [
      'a file that is called like one',
      stack('http://localhost:1/assets/remotes/x.js:1:1'),
      { at: 'http://localhost:1/assets/remotes/x.js:1:1', isOfRemote: false, isDirect: false },
    ],
  ])('%s', (_, text, site) => {
    expect(callSiteOf(text, PROBE)).toEqual(site)
  })
})
