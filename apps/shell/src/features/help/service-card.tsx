import { type T, useLanguage, useT } from '@worrystone/i18n'
import { type Helpline, type HelplineCard, helplineCard } from '@worrystone/safety/helplines'
import { ButtonLink, color, font, Heading, icons, List, Row, radius, Stack, space, Text } from '@worrystone/ui'
import { styled } from 'styled-components'
import { unbrokenNumber } from './unbroken-number.ts'

type Props = {
  service: Helpline
  /** Null in a static page: it says nothing about the current moment, and shows times in the service's time zone. */
  now: Date | null
  /** The level of its heading. */
  level?: 3 | 4
  /** For people who cannot speak aloud. */
  isWritingFirst?: boolean
}

/** One service: name, contact, opening hours, cost, and the date its source was checked. */
export function ServiceCard({ service, now, level = 4, isWritingFirst = false }: Props) {
  const t = useT()
  const { code: language, direction } = useLanguage()
  const zone = service.hours?.kind === 'schedule' ? service.hours.tz : 'UTC'
  const card = helplineCard(service, now ? { language, now } : { language, now: SOME_DAY, timeZone: zone })
  const isOpenNow = now !== null && card.state === 'open'
  const times = timesOf(t, card, now !== null)
  const facts = [...costOf(t, card), ...factsOf(t, card), ...languagesOf(t, card)]
  return (
    <Card gap={2}>
      <Name size="m" as={`h${level}`} lang={card.nameLanguage} dir="auto">
        {card.name}
      </Name>
      <Times direction="row">
        {isOpenNow ? (
          <li>
            <b>{t('Open now')}</b>
          </li>
        ) : null}
        {times.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Times>
      <ContactLinks card={card} direction={direction} isWritingFirst={isWritingFirst} />
      {facts.length > 0 ? (
        <Text size="s" lineHeight={1.5} tone="inkSoft">
          {facts.join(' · ')}
        </Text>
      ) : null}
      <Text size="xs" tone="inkSoft">
        {card.needsChecking ? <b>{t('check before you rely on it')} · </b> : null}
        {t('source read on {{date}}', { date: card.readOn })}
      </Text>
    </Card>
  )
}

/** Used only for days and clock times of rules, never for whether a service is open. */
const SOME_DAY = new Date('2026-01-15T12:00:00Z')

type ContactLinksProps = { card: HelplineCard; direction: 'ltr' | 'rtl'; isWritingFirst: boolean }

function ContactLinks({ card, direction, isWritingFirst }: ContactLinksProps) {
  const t = useT()
  const number = (text: string) => unbrokenNumber(text, direction)
  const calls = (
    <>
      {card.dial && card.telUri ? (
        <ContactLink as="a" href={card.telUri} kind={isWritingFirst ? 'quiet' : 'primary'}>
          <icons.Phone size={20} aria-hidden="true" />
          {t('Call {{number}}', { number: number(card.dial) })}
        </ContactLink>
      ) : null}
      {card.otherNumbers.map(({ dial, telUri, area, mobileOnly }) => (
        <ContactLink key={telUri} as="a" href={telUri} kind="quiet">
          <icons.Phone size={20} aria-hidden="true" />
          {t('Call {{number}}', { number: number(dial) })}
          {area ? ` (${area})` : null}
          {mobileOnly ? ` (${t('from mobile phones')})` : null}
        </ContactLink>
      ))}
    </>
  )
  const writing = (
    <>
      {card.sms ? (
        <ContactLink as="a" href={card.sms.uri} kind={isWritingFirst ? 'primary' : 'quiet'}>
          <icons.MessageCircle size={20} aria-hidden="true" />
          {card.sms.body === null
            ? t('Text {{number}}', { number: number(card.sms.to) })
            : t('Text {{word}} to {{number}}', { word: card.sms.body, number: number(card.sms.to) })}
        </ContactLink>
      ) : null}
      {card.chatUrl ? (
        <ContactLink
          as="a"
          href={card.chatUrl}
          target="_blank"
          rel="noreferrer"
          kind={isWritingFirst && !card.sms ? 'primary' : 'quiet'}
        >
          <icons.MessageCircle size={20} aria-hidden="true" />
          {t('Chat')}
        </ContactLink>
      ) : null}
    </>
  )
  return (
    <Row gap={2}>
      {isWritingFirst ? writing : calls}
      {isWritingFirst ? calls : writing}
      {card.email ? (
        <ContactLink as="a" href={`mailto:${card.email}`} kind="quiet">
          <icons.Mail size={20} aria-hidden="true" />
          {t('Write an e-mail')}
        </ContactLink>
      ) : null}
      {card.webUrl ? (
        <ContactLink
          as="a"
          href={card.webUrl}
          target="_blank"
          rel="noreferrer"
          kind={card.kind === 'directory' ? 'primary' : 'plain'}
        >
          <icons.Globe size={20} aria-hidden="true" />
          {new URL(card.webUrl).hostname.replace(/^www\./, '')}
        </ContactLink>
      ) : null}
      {card.whatsapp ? <span>{t('WhatsApp: {{number}}', { number: number(card.whatsapp) })}</span> : null}
    </Row>
  )
}

/** The opening hours, beside 'open now'. */
function timesOf(t: T, { kind, state, opensAt, hours }: HelplineCard, isNowKnown: boolean): string[] {
  if (kind === 'directory') return [t('A directory of services by country')]
  const lines: string[] = []
  if (isNowKnown && state === 'closed') lines.push(opensAt ? t('Closed now, opens {{when}}', { when: opensAt }) : t('Closed now'))
  if (hours.key === '24/7') lines.push(t('Day and night'))
  if (hours.key === 'unknown') lines.push(t('The source does not give the hours'))
  if (hours.key === 'by-region') {
    lines.push(
      hours.hoursPerDayAtLeast === null
        ? t('The hours differ by region')
        : t('The hours differ by region, at least {{hours}} a day', { hours: hours.hoursPerDayAtLeast }),
    )
  }
  if (hours.key === 'schedule') {
    const daily = hours.daily.map((times) =>
      isNowKnown ? t('Daily {{from}} to {{to}}, your time', times) : t('Daily {{from}} to {{to}}, local time there', times),
    )
    // The next date is useless in a page that may be a year old.
    const special = isNowKnown ? hours.special.map((times) => t('Also from {{from}} to {{to}}, your time', times)) : []
    lines.push(...daily, ...special)
  }
  return lines
}

function costOf(t: T, { kind, cost }: HelplineCard): string[] {
  if (kind === 'directory') return []
  if (cost === 'free') return [t('Free')]
  return [cost === 'normal-rate' ? t('Costs as much as an ordinary call') : t('The source does not say what it costs')]
}

function factsOf(t: T, { facts, audience, ages, usualWaitMinutes }: HelplineCard): string[] {
  const sentences = {
    'not-on-bill': t('not on the phone bill'),
    anonymous: t('anonymous'),
    confidential: t('confidential'),
    'often-busy': t('often busy, so it may take more than one try'),
    'more-languages-by-menu': t('more languages in its menu'),
    'email-not-immediate': t('e-mail is not answered at once'),
  }
  const audiences = {
    youth: ages ? t('for ages {{from}} to {{to}}', { from: ages[0], to: ages[1] }) : t('for young people'),
    'youth-and-parents': t('for young people and parents'),
    adults: t('for adults'),
    residents: t('for people who live there'),
  }
  return [
    ...(audience ? [audiences[audience]] : []),
    ...facts.map((fact) => sentences[fact]),
    ...(usualWaitMinutes === null ? [] : [t('usual wait in minutes: {{minutes}}', { minutes: usualWaitMinutes })]),
  ]
}

function languagesOf(t: T, { languages, languageMenuDigit, moreLanguagesCount }: HelplineCard): string[] {
  return [
    ...(languages.length > 0 ? [languages.join(', ')] : []),
    ...(moreLanguagesCount === null ? [] : [t('languages: {{number}}', { number: moreLanguagesCount })]),
    ...(languageMenuDigit === null ? [] : [t('press {{digit}} for your language', { digit: languageMenuDigit })]),
  ]
}

const Card = styled(Stack)`
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  overflow-wrap: anywhere;
`

const Name = styled(Heading)`
  font-weight: 650;
  line-height: 1.4;
`

const Times = styled(List)`
  column-gap: ${space[3]};
  font-size: ${font.size.s};
  color: ${color.ink};
  b { font-weight: 650; color: ${color.primaryInk}; }
`

const ContactLink = styled(ButtonLink)`
  padding-inline: ${space[4]};
  font-variant-numeric: tabular-nums;
`
