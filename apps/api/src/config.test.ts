import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'x'.repeat(40),
  PUBLIC_URL: 'https://worrystone.example/',
  SMTP_URL: 'smtps://user:secret@mail.example',
  DATABASE_URL: 'postgresql://db.example/worrystone',
}

describe('settings', () => {
  test('all have a default for development', () => {
    expect(readConfig({})).toMatchObject({
      port: 4400,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      demo: true,
      adminEmails: [],
      rateLimitScale: 1,
      isProduction: false,
    })
  })

  test('require a second factor of moderators and admins in production, and elsewhere only if configured', () => {
    const requires = (more: Record<string, string>) => readConfig(more).asksStaffForSecondFactor
    expect([requires(production), requires({ ...production, STAFF_TWO_FACTOR: 'off' })]).toEqual([true, false])
    expect([requires({}), requires({ NODE_ENV: 'test' }), requires({ STAFF_TWO_FACTOR: 'on' })]).toEqual([false, false, true])
  })

  test('let search engines list the site’s own pages, and worries only if configured', () => {
    const listed = (more: Record<string, string>) => readConfig(more).searchEngines
    expect([listed({}), listed(production)]).toEqual(['site', 'site'])
    expect([listed({ SEARCH_ENGINES: 'none' }), listed({ SEARCH_ENGINES: 'worries' })]).toEqual(['none', 'worries'])
    expect(() => listed({ SEARCH_ENGINES: 'all' })).toThrow('SEARCH_ENGINES must be none, site or worries')
  })

  test('count as unset when they are empty', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 4400 })
  })

  test('are all listed in one error when they are wrong', () => {
    const wrong = {
      PORT: 'many',
      DEMO: 'perhaps',
      RATE_LIMIT_SCALE: '-1',
      AUTH_SECRET: 'short',
      PUBLIC_URL: 'nowhere',
      LOG_LEVEL: 'loud',
    }
    expect(() => readConfig(wrong)).toThrow('Please correct these settings: ')
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name)
  })

  test.each([
    ['PORT', 'many', 'must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['DEMO', 'perhaps', 'must be on or off'],
    ['RATE_LIMIT_SCALE', '0', 'must be a number above 0'],
    ['RATE_LIMIT_SCALE', 'x', 'must be a number above 0'],
    ['DATABASE_URL', 'db.example/worrystone', 'must begin with postgresql://'],
    ['REDIS_URL', 'localhost:6379', 'must begin with redis:// or rediss://'],
    ['SMTP_URL', 'mail.example', 'must begin with smtps:// or smtp://'],
    ['PUBLIC_URL', 'ftp://worrystone.example', 'must be an address that begins with https:// or http://'],
    ['NODE_ENV', 'staging', 'must be development, test or production'],
  ])('%s=%s is refused with the expected format', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(`Please correct these settings: ${name} ${sentence}.`)
  })

  test('enable the demo community outside production', () => {
    const demo = (more: Record<string, string>) => readConfig(more).demo
    expect([demo({}), demo({ NODE_ENV: 'test' }), demo({ DEMO: 'off' }), demo(production)]).toEqual([true, true, false, false])
  })

  test('of an incomplete bucket list what is missing; a complete one uses the path style that other providers need', () => {
    expect(() => readConfig({ S3_ENDPOINT: 'http://s3.example', S3_BUCKET: 'stones' })).toThrow(
      'Storage in S3 needs these settings as well: S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY. Or leave every S3_ setting out.',
    )
    const whole = { S3_BUCKET: 'stones', S3_REGION: 'eu-1', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    expect(readConfig(whole).s3).toMatchObject({ bucket: 'stones', endpoint: undefined, forcePathStyle: false })
    expect(readConfig({ ...whole, S3_ENDPOINT: 'http://s3.example' }).s3).toMatchObject({ forcePathStyle: true })
    expect(readConfig({}).s3).toBeUndefined()
  })

  test('that production lacks are all listed in one error', () => {
    const start = () => readConfig({ NODE_ENV: 'production', DEMO: 'on' })
    expect(start).toThrow('Production needs these settings: ')
    for (const name of ['AUTH_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'DATABASE_URL', 'DEMO=off']) expect(start).toThrow(name)
  })

  test('are sufficient for production', () => {
    expect(readConfig(production)).toMatchObject({
      isProduction: true,
      demo: false,
      host: '0.0.0.0',
      publicUrl: 'https://worrystone.example',
    })
  })

  test('parse a list of addresses without regard to case and spaces', () => {
    expect(readConfig({ ADMIN_EMAILS: ' A@example.org, ,b@Example.org ' }).adminEmails).toEqual([
      'a@example.org',
      'b@example.org',
    ])
  })

  test('of an analysis endpoint are required together', () => {
    const whole = { ANALYSIS_API_URL: 'http://127.0.0.1:11434/v1', ANALYSIS_API_MODEL: 'small' }
    expect(readConfig({}).analysis).toEqual({ modelPath: undefined, remote: undefined })
    expect(readConfig(whole).analysis.remote).toEqual({
      url: whole.ANALYSIS_API_URL,
      key: undefined,
      model: 'small',
      timeoutMs: 8_000,
    })
    expect(() => readConfig({ ANALYSIS_API_URL: whole.ANALYSIS_API_URL })).toThrow(
      'needs this setting as well: ANALYSIS_API_MODEL',
    )
    expect(() => readConfig({ ANALYSIS_API_KEY: 'sk' })).toThrow('needs this setting as well: ANALYSIS_API_URL')
    expect(() => readConfig({ ...whole, ANALYSIS_API_URL: 'ftp://x.example' })).toThrow(
      'ANALYSIS_API_URL must be an address that begins with https:// or http://',
    )
  })
})
