import { LANGUAGES, languagesApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

test('twelve languages are supported, with their English and native names', async () => {
  const { status, data } = await app.call(languagesApi.supported)
  expect(status).toBe(200)
  expect(data).toEqual(LANGUAGES)
  expect(data).toHaveLength(12)
})

describe('the preference', () => {
  test('is initially the language of the browser, and can be changed', async () => {
    const { token } = await app.aMember({ language: 'xx,ja;q=0.8' })
    expect((await app.call(languagesApi.preference, { as: token })).data).toEqual({ languageCode: 'ja' })
    for (let i = 0; i < 2; i++) {
      const { status, data } = await app.call(languagesApi.choose, { as: token, body: { languageCode: 'ar' } })
      expect([status, data]).toEqual([200, { languageCode: 'ar' }])
    }
    expect((await app.call(languagesApi.preference, { as: token })).data).toEqual({ languageCode: 'ar' })
  })

  test.each([{ languageCode: 'tlh' }, {}, { languageCode: 'en', more: 1 }])('refuses %o', async (body) => {
    const { token } = await app.aMember()
    const { status, error } = await app.call(languagesApi.choose, { as: token, body })
    expect(status).toBe(400)
    expect(error.code).toBe('VALIDATION_ERROR')
  })

  test('explains how to correct an unknown language', async () => {
    const { token } = await app.aMember()
    const { error } = await app.call(languagesApi.choose, { as: token, body: { languageCode: 'tlh' } })
    expect(error.details).toEqual([{ path: 'languageCode', message: 'Please choose a supported language' }])
  })

  test('is for members', async () => {
    expect((await app.call(languagesApi.preference)).status).toBe(401)
    expect((await app.call(languagesApi.choose, { body: { languageCode: 'en' } })).status).toBe(401)
  })
})
