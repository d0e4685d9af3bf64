import { z } from 'zod'
import { normalizeEmail } from './normalize-email.ts'

const emails = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map(normalizeEmail),
  )
const oneOf = <const Choice extends string>(...choices: Choice[]) =>
  z.enum(choices, `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`)
const onOff = oneOf('on', 'off')
const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}
const urlWithScheme = (scheme: RegExp, schemes: string) => z.string().regex(scheme, `must begin with ${schemes}`)
const database = urlWithScheme(/^(postgres(ql)?|socket):/, 'postgresql://')
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })

const Environment = z.object({
  /** `production` disables the development defaults and requires the settings that replace them. */
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  /** The one port of site, API, registry and remotes. 0 picks a free port. */
  PORT: integer(0, 65_535).default(4400),
  /** The address to listen on. Default: this machine only, except in production. */
  HOST: z.string().optional(),
  /** Embedded database, published remotes, outbox. */
  DATA_DIR: z.string().default('.data'),
  /** Unset: embedded PostgreSQL in DATA_DIR. */
  DATABASE_URL: database.optional(),
  /** `off` behind a pooler in transaction mode that does not support named statements. */
  DATABASE_PREPARED: onOff.default('on'),
  /** The same server without the pooler, for LISTEN; unset: DATABASE_URL. */
  DATABASE_URL_DIRECT: database.optional(),
  DATABASE_POOL: integer(1, 200).default(10),
  /** Shares rate limits between processes; unset: in the database and in memory. */
  REDIS_URL: urlWithScheme(/^rediss?:\/\//, 'redis:// or rediss://').optional(),
  /** Unset: every email is an `.eml` file in DATA_DIR/outbox. */
  SMTP_URL: urlWithScheme(/^smtps?:\/\//, 'smtps:// or smtp://').optional(),
  MAIL_FROM: z.string().default('Worrystone <hello@worrystone.example>'),
  /**
   * The keys of Web Push (`npx web-push generate-vapid-keys`). Unset: generated once and kept in DATA_DIR; in production nothing is pushed.
   */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** The contact for push services: `mailto:…` or `https://…`; unset: PUBLIC_URL. */
  VAPID_SUBJECT: urlWithScheme(/^(mailto:|https:\/\/)/, 'mailto: or https://').optional(),
  /** `on` allows push to local addresses, also over http: for tests, never in production. */
  PUSH_LOCAL: onOff.default('off'),
  /** The public address of the site: links in emails begin with it. */
  PUBLIC_URL: webAddress.optional(),
  /**
   * What search engines may list: `none` of it; the `site`'s own pages; or also single public `worries`. Profiles and lists of what people wrote never are.
   */
  SEARCH_ENGINES: oneOf('none', 'site', 'worries').default('site'),
  /** Signs access tokens. Unset in development: generated once and kept in DATA_DIR. */
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** A demo community with printed sign-ins, and invented users of many countries. Unset: `on`, but `off` in production. */
  DEMO: onOff.optional(),
  /** Who runs this site, as its imprint says; `\n` separates the lines of an address. */
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  /** An account with one of these addresses becomes an admin once the address is verified. */
  ADMIN_EMAILS: emails,
  /** Moderators and admins act as members until they sign in with a second factor. Unset: `on` in production only. */
  STAFF_TWO_FACTOR: onOff.optional(),
  /** Multiplies every rate limit. */
  RATE_LIMIT_SCALE: z.coerce.number('must be a number above 0').positive('must be a number above 0').default(1),
  /** A bucket for pictures and published remotes; all unset: DATA_DIR. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Unset: Amazon. */
  S3_ENDPOINT: webAddress.optional(),
  /** Whether the bucket is in the path instead of the host name; unset: yes where S3_ENDPOINT is set. */
  S3_FORCE_PATH_STYLE: onOff.optional(),
  /** Folder of a multilingual sentence model in ONNX; needs @huggingface/transformers. Unset: the built-in analysis. */
  ANALYSIS_MODEL_PATH: z.string().optional(),
  /** An OpenAI-compatible endpoint that analyzes each short text; unset: no text leaves this process. */
  ANALYSIS_API_URL: webAddress.optional(),
  ANALYSIS_API_KEY: z.string().optional(),
  ANALYSIS_API_MODEL: z.string().optional(),
  /** Milliseconds after which the local analysis is used instead. */
  ANALYSIS_API_TIMEOUT: integer(100, 60_000).default(8_000),
  /** An endpoint with the API of LibreTranslate, for comments in other languages; unset: nothing is translated. */
  TRANSLATE_URL: webAddress.optional(),
  TRANSLATE_KEY: z.string().optional(),
  /** Milliseconds after which a translation is given up. */
  TRANSLATE_TIMEOUT: integer(100, 60_000).default(8_000),
  /** The payment provider. `none`: only admins grant plans. Unset: `sandbox`, in which no money moves, but `none` in production. */
  BILLING_PROVIDER: oneOf('none', 'sandbox', 'lemonsqueezy').optional(),
  LEMONSQUEEZY_API_KEY: z.string().optional(),
  LEMONSQUEEZY_STORE_ID: z.string().optional(),
  /** Verifies webhooks; the same secret as at Lemon Squeezy. */
  LEMONSQUEEZY_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  LEMONSQUEEZY_VARIANT_SUPPORTER: z.string().optional(),
  LEMONSQUEEZY_VARIANT_PREMIUM: z.string().optional(),
  LEMONSQUEEZY_API_URL: webAddress.default('https://api.lemonsqueezy.com/v1'),
  /** `off`: pages are rendered in the browser only, which saves a process of some 100 MB. */
  RENDER_PAGES: onOff.default('on'),
  /** How many proxies in front are trusted to forward the client's address. */
  TRUST_PROXY: integer(0, 10).default(0),
  /** Event loop delay in milliseconds above which requests are refused with 503; 0: never. */
  BUSY_AFTER: integer(0, 600_000).default(3_000),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})

export type Config = ReturnType<typeof readConfig>

/** A wrong or missing setting; the message lists all of them. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** The settings of this process. The only reader of the environment. */
export function readConfig(environment: Record<string, string | undefined>) {
  const defined = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(defined)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(`Please correct these settings: ${problems.join('; ')}.`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  const demo = (env.DEMO ?? (isProduction ? 'off' : 'on')) === 'on'

  if (isProduction) {
    const missing = [
      !env.AUTH_SECRET && 'AUTH_SECRET (at least 32 random characters)',
      !env.PUBLIC_URL && 'PUBLIC_URL (https://…, for the links in mails)',
      !env.SMTP_URL && 'SMTP_URL (smtps://user:password@host)',
      !env.DATABASE_URL && 'DATABASE_URL (postgresql://…; the embedded database is not made for power failures)',
      demo && 'DEMO=off (demo people have known passwords)',
      env.BILLING_PROVIDER === 'sandbox' && 'BILLING_PROVIDER=none or lemonsqueezy (in the sandbox everybody pays nothing)',
      env.PUSH_LOCAL === 'on' && 'PUSH_LOCAL=off (anybody could have this server call its neighbours)',
    ].filter((line) => line !== false)
    if (missing.length > 0) throw new ConfigError(`Production needs these settings: ${missing.join(', ')}.`)
  }

  return {
    s3: s3Of(env),
    billing: billingOf(env),
    operator: operatorOf(env),
    analysis: { modelPath: env.ANALYSIS_MODEL_PATH, remote: analysisEndpointOf(env) },
    translation: translationOf(env),
    vapid: vapidOf(env),
    pushLocal: env.PUSH_LOCAL === 'on',
    isProduction,
    port: env.PORT,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseUrlDirect: env.DATABASE_URL_DIRECT,
    databasePrepared: env.DATABASE_PREPARED === 'on',
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    searchEngines: env.SEARCH_ENGINES,
    authSecret: env.AUTH_SECRET,
    demo,
    /** Whether to seed the wider community, which gives the figures enough data; tests do not need it. */
    hasWiderCommunity: demo && env.NODE_ENV !== 'test',
    /** Of published files: the best takes eight seconds of processor time for the builds of this repository. */
    compression: env.NODE_ENV === 'test' ? ('quick' as const) : ('best' as const),
    adminEmails: env.ADMIN_EMAILS,
    asksStaffForSecondFactor: (env.STAFF_TWO_FACTOR ?? (isProduction ? 'on' : 'off')) === 'on',
    rateLimitScale: env.RATE_LIMIT_SCALE,
    rendersPages: env.RENDER_PAGES === 'on',
    trustProxy: env.TRUST_PROXY,
    busyAfter: env.BUSY_AFTER,
    logLevel: env.LOG_LEVEL,
  }
}

type Billing = {
  isSandbox: boolean
  lemonSqueezy: { apiUrl: string; apiKey: string; storeId: string; webhookSecret: string } | undefined
  /** The provider's variant of each paid tier; empty: no payments are taken. */
  variants: { supporter?: string; premium?: string }
}

/** A provider requires all of its settings. */
function billingOf(env: z.output<typeof Environment>): Billing {
  const provider = env.BILLING_PROVIDER ?? (env.NODE_ENV === 'production' ? 'none' : 'sandbox')
  if (provider === 'none') return { isSandbox: false, lemonSqueezy: undefined, variants: {} }
  if (provider === 'sandbox') {
    return { isSandbox: true, lemonSqueezy: undefined, variants: { supporter: 'sandbox-supporter', premium: 'sandbox-premium' } }
  }
  const { LEMONSQUEEZY_API_KEY: apiKey, LEMONSQUEEZY_STORE_ID: storeId, LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret } = env
  const { LEMONSQUEEZY_VARIANT_SUPPORTER: supporter, LEMONSQUEEZY_VARIANT_PREMIUM: premium } = env
  if (!apiKey || !storeId || !webhookSecret || !supporter || !premium) {
    const needed = { API_KEY: apiKey, STORE_ID: storeId, WEBHOOK_SECRET: webhookSecret }
    const missing = Object.entries({ ...needed, VARIANT_SUPPORTER: supporter, VARIANT_PREMIUM: premium }).flatMap(
      ([name, value]) => (value ? [] : [`LEMONSQUEEZY_${name}`]),
    )
    throw new ConfigError(
      `Payments by Lemon Squeezy need these settings as well: ${missing.join(', ')}. Or set BILLING_PROVIDER=none.`,
    )
  }
  const apiUrl = env.LEMONSQUEEZY_API_URL.replace(/\/$/, '')
  return { isSandbox: false, lemonSqueezy: { apiUrl, apiKey, storeId, webhookSecret }, variants: { supporter, premium } }
}

/** Null: the site does not say who runs it. */
function operatorOf({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL }: z.output<typeof Environment>) {
  if (OPERATOR_NAME === undefined) {
    if (OPERATOR_ADDRESS === undefined && OPERATOR_EMAIL === undefined) return null
    throw new ConfigError('The imprint needs this setting as well: OPERATOR_NAME. Or leave every OPERATOR_ setting out.')
  }
  // Many tools can write no line breaks into an environment.
  const address = OPERATOR_ADDRESS?.replaceAll('\\n', '\n') ?? null
  return { name: OPERATOR_NAME, address, email: OPERATOR_EMAIL ?? null }
}

/** The two keys are set together or not at all. */
function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUBLIC_URL }: z.output<typeof Environment>) {
  const subject = VAPID_SUBJECT ?? (PUBLIC_URL?.startsWith('https://') ? PUBLIC_URL : 'mailto:hello@worrystone.example')
  if (VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined) return { subject, keys: undefined }
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined)
    throw new ConfigError('Web Push needs both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY. Or leave both out.')
  return { subject, keys: { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } }
}

function analysisEndpointOf(env: z.output<typeof Environment>) {
  const { ANALYSIS_API_URL: url, ANALYSIS_API_KEY: key, ANALYSIS_API_MODEL: model, ANALYSIS_API_TIMEOUT: timeoutMs } = env
  if (url === undefined && key === undefined && model === undefined) return undefined
  if (url === undefined || model === undefined) {
    const missing = url === undefined ? 'ANALYSIS_API_URL' : 'ANALYSIS_API_MODEL'
    throw new ConfigError(
      `An analysis endpoint needs this setting as well: ${missing}. Or leave every ANALYSIS_API_ setting out.`,
    )
  }
  return { url, key, model, timeoutMs }
}

function translationOf(env: z.output<typeof Environment>) {
  const { TRANSLATE_URL: url, TRANSLATE_KEY: key, TRANSLATE_TIMEOUT: timeoutMs } = env
  if (url !== undefined) return { url: url.replace(/\/$/, ''), key, timeoutMs }
  if (key === undefined) return undefined
  throw new ConfigError('Translations need this setting as well: TRANSLATE_URL. Or leave TRANSLATE_KEY out.')
}

/** The settings of the bucket are set together or not at all. */
function s3Of(env: z.output<typeof Environment>) {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_FORCE_PATH_STYLE } = env
  const needed = { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if ([...Object.values(needed), S3_ENDPOINT, S3_FORCE_PATH_STYLE].every((value) => value === undefined)) return undefined
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
    throw new ConfigError(`Storage in S3 needs these settings as well: ${missing.join(', ')}. Or leave every S3_ setting out.`)
  }
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: (S3_FORCE_PATH_STYLE ?? (S3_ENDPOINT ? 'on' : 'off')) === 'on',
  }
}
