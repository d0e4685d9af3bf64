import { createPublicKey, verify, webcrypto } from 'node:crypto'
import { splitSignature } from '@worrystone/contracts'
import { describe, expect, it } from 'vitest'
import { etagOf, matchesEtag } from '../../http/etag.ts'
import { registrySigner } from './signing.ts'

const signer = registrySigner('a secret for tests only, long enough to sign')
const value = { schema: 1, said: '</script><b>', of: ['ä', '\u2028', '😀'] }

/** Verifies as the browser does: the raw key from the page, WebCrypto, the bytes of the text. */
async function isAcceptedByBrowsers(signed: string, publicKey: string) {
  const parts = splitSignature(signed)
  if (!parts) return false
  const key = await webcrypto.subtle.importKey('raw', Buffer.from(publicKey, 'base64'), 'Ed25519', false, ['verify'])
  const signature = Buffer.from(parts.signature, 'base64')
  return webcrypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(parts.text))
}

function isAcceptedByNode(signed: string, publicKey: string) {
  const parts = splitSignature(signed)
  const x = Buffer.from(publicKey, 'base64').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return !!parts && verify(null, Buffer.from(parts.text), key, Buffer.from(parts.signature, 'base64'))
}

describe('a signed text', () => {
  const signed = signer.signed(value)

  it('is accepted by WebCrypto and by Node, and is plain JSON for clients that do not verify', async () => {
    expect(await isAcceptedByBrowsers(signed, signer.publicKey)).toBe(true)
    expect(isAcceptedByNode(signed, signer.publicKey)).toBe(true)
    expect(JSON.parse(signed)).toMatchObject(value)
    expect(signer.opened(signed)).toEqual(value)
  })

  it('is refused after a change of any byte', async () => {
    for (let at = 0; at < signed.length; at++) {
      // Replaces a letter by a letter, so that the format stays valid.
      const other = signed[at] === 'a' ? 'b' : 'a'
      const changed = signed.slice(0, at) + other + signed.slice(at + 1)
      expect(await isAcceptedByBrowsers(changed, signer.publicKey), changed).toBe(false)
      expect(signer.opened(changed), changed).toBeNull()
    }
  })

  it('contains nothing that could end the data block of a page', () => {
    expect(signed).not.toContain('<')
    expect(JSON.parse(signed).said).toBe('</script><b>')
  })

  it('is the same from every process with the same secret, and differs with another secret', () => {
    expect(registrySigner('a secret for tests only, long enough to sign').signed(value)).toBe(signed)
    const otherSigner = registrySigner('another secret')
    expect(otherSigner.publicKey).not.toBe(signer.publicKey)
    expect(signer.opened(otherSigner.signed(value))).toBeNull()
  })
})

it('if-none-match accepts the etag in a list and as a weak one', () => {
  const etag = etagOf('text')
  for (const held of [etag, `"x", ${etag}`, etag.slice(2)]) expect(matchesEtag(etag, held), held).toBe(true)
  for (const held of [undefined, '', '"x"', etagOf('other')]) expect(matchesEtag(etag, held), held).toBe(false)
})
