import { afterEach, describe, expect, it, vi } from 'vitest'
import { aRegistry, writePage } from '../testing.ts'
import { verifySignature } from './verify-signature.ts'

afterEach(() => writePage(null, null))

describe('the signature', () => {
  it("of the page's key is accepted", async () => {
    const registry = await aRegistry()
    writePage(registry, null)
    expect(await verifySignature(await registry.sign({ schema: 1, said: 'Grüße, 你好 \u003c' }))).toBe('verified')
  })

  it.each<[string, (signed: string) => string]>([
    ['of a text that was changed', (signed) => signed.replace('worry', 'hurry')],
    ['that was cut off', (signed) => signed.replace(/,"signature".*$/, '}')],
    [
      'of other bytes',
      (signed) => signed.replace(/"signature":"./, (match) => `${match.slice(0, -1)}${match.endsWith('A') ? 'B' : 'A'}`),
    ],
    ['with something behind it', (signed) => `${signed.slice(0, -1)},"schema":2}`],
  ])('%s is rejected', async (_, change) => {
    const registry = await aRegistry()
    writePage(registry, null)
    expect(await verifySignature(change(await registry.sign({ said: 'worry' })))).toBe('forged')
  })

  it('of another key is rejected, and a page with that key accepts it', async () => {
    const [registry, otherRegistry] = [await aRegistry(), await aRegistry()]
    const signed = await otherRegistry.sign({ said: 'worry' })
    writePage(registry, null)
    expect(await verifySignature(signed)).toBe('forged')
    writePage(otherRegistry, null)
    expect(await verifySignature(signed)).toBe('verified')
  })
})

describe('nothing can be verified', () => {
  it.each([
    ['without a key', null],
    ['with a key that is none', { publicKey: 'AAAA' }],
    ['with a key that is no base64', { publicKey: '?' }],
  ])('%s', async (_, key) => {
    const signed = await (await aRegistry()).sign({ said: 'worry' })
    writePage(key, null)
    expect(await verifySignature(signed)).toBe('unverifiable')
  })

  it('in a browser without Ed25519', async () => {
    const registry = await aRegistry()
    const signed = await registry.sign({ said: 'worry' })
    writePage(registry, null)
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'))
    expect(await verifySignature(signed)).toBe('unverifiable')
  })
})
