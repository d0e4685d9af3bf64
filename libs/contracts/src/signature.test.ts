import fc from 'fast-check'
import { expect, it } from 'vitest'
import { appendSignature, splitSignature } from './signature.ts'

const signature = `${'Ab+/'.repeat(21)}Ag==`

it('returns the exact signed text, whatever it contains', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (value) => {
      const text = JSON.stringify(value)
      expect(splitSignature(appendSignature(text, signature))).toEqual({ text, signature })
    }),
    { seed: 20_260_301, numRuns: 500 },
  )
})

it('leaves a text that readers who do not verify can still parse', () => {
  expect(JSON.parse(appendSignature('{"schema":1}', signature))).toEqual({ schema: 1, signature })
})

it('uses the last signature, not one inside the text', () => {
  const text = JSON.stringify({ schema: 1, said: `","signature":"${signature}"}`, signature })
  expect(splitSignature(appendSignature(text, signature))).toEqual({ text, signature })
})

it.each([
  ['an unsigned text', '{"schema":1}'],
  ['nothing', ''],
  ['a signature of the wrong length', appendSignature('{"a":1}', 'QUJD')],
  ['a signature that is not the last member', `{"a":1,"signature":"${signature}","b":2}`],
  ['something behind it', `${appendSignature('{"a":1}', signature)} `],
  ['a signature that is no base64', appendSignature('{"a":1}', `${'?'.repeat(86)}==`)],
])('finds no signature in %s', (_, text) => {
  expect(splitSignature(text)).toBeNull()
})
