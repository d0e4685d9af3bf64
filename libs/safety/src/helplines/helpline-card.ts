import { smsUri } from './helplines-for.ts'
import { openingOf, openTimes } from './opening.ts'
import type { Helpline, HelplineHours } from './schema.ts'

type Times = { from: string; to: string }

/** Times are in the reader's language and time zone. */
export type CardHours =
  | { key: '24/7' }
  /** `daily`: clock times. `special`: the next time of each monthly rule, with its day. */
  | { key: 'schedule'; daily: Times[]; special: Times[] }
  | { key: 'by-region'; hoursPerDayAtLeast: number | null }
  | { key: 'unknown' }

export type HelplineFact =
  | 'not-on-bill'
  | 'anonymous'
  | 'confidential'
  | 'often-busy'
  | 'more-languages-by-menu'
  | 'email-not-immediate'

/** The displayed data of a service: names, numbers and times as text; what needs a sentence is a key or a value for it. */
export type HelplineCard = {
  id: string
  kind: Helpline['kind']
  name: string
  /** The language of the name, for its `lang` attribute. */
  nameLanguage: string
  dial: string | null
  telUri: string | null
  otherNumbers: { dial: string; telUri: string; area: string | null; mobileOnly: boolean }[]
  sms: { to: string; body: string | null; uri: string } | null
  whatsapp: string | null
  email: string | null
  chatUrl: string | null
  webUrl: string | null
  state: 'open' | 'closed' | 'unknown'
  /** Day and time; null unless closed. */
  opensAt: string | null
  hours: CardHours
  /** Names of the languages the source names. */
  languages: string[]
  /** The digit to press for the reader's language; null when none is needed or known. */
  languageMenuDigit: string | null
  moreLanguagesCount: number | null
  cost: 'free' | 'normal-rate' | 'unknown'
  facts: HelplineFact[]
  audience: Helpline['audience']
  ages: [number, number] | null
  usualWaitMinutes: number | null
  /** The day when the source was read. */
  readOn: string
  /** It is to be marked 'check before you rely on it'. */
  needsChecking: boolean
}

export type CardReader = {
  language: string
  now: Date
  /** The device's own by default. */
  timeZone?: string | undefined
}

export function helplineCard(helpline: Helpline, reader: CardReader): HelplineCard {
  const { language, now } = reader
  const { isOpenNow, opensAt } = openingOf(helpline.hours, now)
  const [nameLanguage, name] = inLanguage(helpline.names, language)
  const languageNames = new Intl.DisplayNames(language, { type: 'language' })
  return {
    id: helpline.id,
    kind: helpline.kind,
    name,
    nameLanguage,
    dial: helpline.dial,
    telUri: helpline.telUri,
    otherNumbers: (helpline.otherNumbers ?? []).map(({ dial, telUri, area, mobileOnly }) => ({
      dial,
      telUri,
      area: area ? inLanguage(area, language)[1] : null,
      mobileOnly: mobileOnly ?? false,
    })),
    sms: helpline.sms && { ...helpline.sms, uri: smsUri(helpline.sms) },
    whatsapp: helpline.whatsapp ?? null,
    email: helpline.email?.address ?? null,
    chatUrl: helpline.chatUrl,
    webUrl: helpline.webUrl,
    state: isOpenNow === null ? 'unknown' : isOpenNow ? 'open' : 'closed',
    opensAt: opensAt && dayAndTime(opensAt, reader),
    hours: hoursFor(helpline.hours, reader),
    languages: helpline.languages.map((code) => languageNames.of(code) ?? code),
    languageMenuDigit: helpline.menu?.find((choice) => choice.language === baseOf(language))?.press ?? null,
    moreLanguagesCount: helpline.moreLanguages?.count ?? null,
    cost: helpline.cost ?? 'unknown',
    facts: factsOf(helpline),
    audience: helpline.audience,
    ages: helpline.ages ?? null,
    usualWaitMinutes: helpline.usualWaitMinutes ?? null,
    readOn: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(helpline.readOn)),
    needsChecking: helpline.confidence === 'C',
  }
}

const baseOf = (language: string) => language.toLowerCase().split('-')[0] ?? ''

/** The text in the reader's language, or in the country's. */
function inLanguage(texts: Record<string, string>, language: string): [language: string, text: string] {
  const text = texts[baseOf(language)]
  return text === undefined ? (Object.entries(texts)[0] ?? ['', '']) : [baseOf(language), text]
}

function factsOf({ notOnBill, anonymous, confidential, isOftenBusy, moreLanguages, email }: Helpline): HelplineFact[] {
  const facts: [HelplineFact, boolean | null | undefined][] = [
    ['not-on-bill', notOnBill],
    ['anonymous', anonymous],
    ['confidential', confidential],
    ['often-busy', isOftenBusy],
    ['more-languages-by-menu', moreLanguages?.byMenu],
    ['email-not-immediate', email && !email.isImmediate],
  ]
  return facts.filter(([, applies]) => applies).map(([fact]) => fact)
}

function hoursFor(hours: HelplineHours | null, reader: CardReader): CardHours {
  if (hours === null) return { key: 'unknown' }
  if (hours.kind === '24/7') return { key: '24/7' }
  if (hours.kind === 'by-region') return { key: 'by-region', hoursPerDayAtLeast: hours.hoursPerDayAtLeast ?? null }
  const timesOf = (isMonthly: boolean, format: (date: Date, reader: CardReader) => string) =>
    hours.rules
      .filter(({ dayOfMonth }) => (dayOfMonth !== undefined) === isMonthly)
      .flatMap((rule) => openTimes(rule, hours.tz, reader.now).slice(0, 1))
      .map(({ start, end }) => ({ from: format(new Date(start), reader), to: format(new Date(end), reader) }))
  return { key: 'schedule', daily: timesOf(false, clockTime), special: timesOf(true, dayAndTime) }
}

const clockTime = (date: Date, { language, timeZone }: CardReader) =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(date)

const dayAndTime = (date: Date, { language, timeZone }: CardReader) =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(date)
