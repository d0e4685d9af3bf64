import type { RemoteManifest } from '@worrystone/contracts'
import { describe, expect, it } from 'vitest'
import { allowFiles, assertRemoteUrl, createScript, fileUrl } from './load-script.ts'

const build = {
  name: 'worries',
  buildId: 'a'.repeat(16),
  assets: [{ path: 'entry.js', integrity: 'sha384-entry', bytes: 1, initial: true }],
  i18n: { en: { path: 'en.js', integrity: 'sha384-en' } },
} as unknown as RemoteManifest

describe('the script policy', () => {
  it('allows a registered file, with its hash, also with another query', () => {
    allowFiles(build)
    const address = fileUrl(build, 'entry.js')
    expect(createScript(address)).toMatchObject({ src: address, integrity: 'sha384-entry', crossOrigin: 'anonymous' })
    expect(createScript(`${address}?retry=1`)).toMatchObject({ src: `${address}?retry=1`, integrity: 'sha384-entry' })
    expect(createScript(fileUrl(build, 'en.js')).integrity).toBe('sha384-en')
  })

  it('refuses a file that is in no manifest', () => {
    allowFiles(build)
    expect(() => createScript(fileUrl(build, 'other.js'))).toThrow('Not in any manifest')
    expect(() => createScript('https://elsewhere.test/remotes/worries/entry.js')).toThrow('Not in any manifest')
  })

  it.each([
    'https://elsewhere.test/remotes/a.js',
    '/assets/main.js',
    '/remotes/../assets/main.js',
    'data:text/javascript,1',
    '//elsewhere.test/remotes/a.js',
  ])('never allows %s', (address) => {
    expect(() => assertRemoteUrl(address, 'https://site.test')).toThrow(TypeError)
  })

  it('allows files below /remotes/ of this site', () => {
    expect(assertRemoteUrl('/remotes/worries/a/entry.js?retry=1', 'https://site.test')).toBe(
      'https://site.test/remotes/worries/a/entry.js?retry=1',
    )
  })
})
