import { useT } from '@worrystone/i18n'
import { PageHeading } from '@worrystone/remote-kit'
import { COUNTRIES, emergencyNumberOf, helplines } from '@worrystone/safety/helplines'
import { Button, ButtonLink, color, font, icons, PageColumn, Row, Stack, space } from '@worrystone/ui'
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { CountrySelect } from '../../features/help/country-select.tsx'
import { leaveQuickly, NEUTRAL_PAGE } from '../../features/help/leave-quickly.ts'
import { MoreDetails } from '../../features/help/more-details.tsx'
import { MoreExercises } from '../../features/help/more-exercises.tsx'
import { ServiceCard } from '../../features/help/service-card.tsx'
import { SlowMinute } from '../../features/help/slow-minute.tsx'
import { TrustedPerson } from '../../features/help/trusted-person.tsx'
import { useCountryNames } from '../../features/help/use-country-names.ts'
import { CountryServices } from './country-help.tsx'

type Props = {
  country: string | null
  /** Undefined without scripts: the form submits the choice to the server. */
  onCountry?: (country: string | null) => void
  now: Date | null
  /** `CountryHelp`, or the placeholder that the server replaces. */
  countryHelp: ReactNode
  /** At the end of the page. */
  languages?: ReactNode
  /** Ids of the initially expanded countries. */
  unfolded?: ReadonlySet<string>
  /** The minute of breathing begins with the page. */
  beginsMinute?: boolean
}

/** The id of the minute of breathing, and the part of the URL that begins it. */
export const MINUTE = 'minute'

const NO_IDS: ReadonlySet<string> = new Set()

/** The content of `/help`, rendered in the browser and, for readers without scripts, by the build. */
export function HelpContent({ country, onCountry, now, countryHelp, languages, unfolded = NO_IDS, beginsMinute = false }: Props) {
  const t = useT()
  const [minute, setMinute] = useState(0)
  const minuteHeading = useRef<HTMLHeadingElement>(null)
  function beginMinute() {
    setMinute((count) => count + 1)
    minuteHeading.current?.focus({ preventScroll: true })
    minuteHeading.current?.scrollIntoView()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the page
  useEffect(() => {
    if (beginsMinute) beginMinute()
  }, [])
  const onLeave = (event: MouseEvent) => {
    event.preventDefault()
    leaveQuickly()
  }
  const submit = (event: FormEvent) => {
    if (onCountry) event.preventDefault()
  }
  return (
    <Page>
      <Row justify="between">
        <PageHeading>{t('Need help now?')}</PageHeading>
        <LeaveLink href={NEUTRAL_PAGE} rel="noreferrer" kind="plain" onClick={onLeave}>
          <icons.LogOut size={18} aria-hidden="true" />
          {t('Leave this page quickly')}
        </LeaveLink>
      </Row>
      <p>{t('You do not have to carry this by yourself. Here is who to call and who listens, free of any account.')}</p>
      <BreatheLink
        href={`#${MINUTE}`}
        kind="quiet"
        onClick={(event: MouseEvent) => {
          event.preventDefault()
          beginMinute()
        }}
      >
        <icons.Wind size={20} aria-hidden="true" />
        {t('Breathe slowly for a minute')}
      </BreatheLink>
      {countryHelp}

      <form action="/help" method="get" onSubmit={submit}>
        <Stack gap={3}>
          <CountrySelect country={country} {...(onCountry && { onChoose: onCountry })} />
          <OnlyWithoutScripts>
            <Button type="submit" kind="quiet">
              {t('Show this country')}
            </Button>
          </OnlyWithoutScripts>
          <small>{t("The country is guessed from your browser's settings, never from where you are.")}</small>
        </Stack>
      </form>

      <Directories now={now} />

      <Stack as="section" gap={3} aria-labelledby="trusted">
        <h2 id="trusted">{t('Tell someone you trust')}</h2>
        <TrustedPerson />
      </Stack>

      <Stack as="section" gap={3} aria-labelledby={MINUTE}>
        <MinuteHeading id={MINUTE} ref={minuteHeading} tabIndex={-1}>
          {t('One slow minute')}
        </MinuteHeading>
        <p>{t('Breathe in while you count to four, and out while you count to six. Six times make a minute.')}</p>
        <SlowMinute begin={minute} />
        <MoreExercises />
      </Stack>

      <Stack as="section" gap={3} aria-labelledby="expect">
        <h2 id="expect">{t('What to expect')}</h2>
        <p>
          {t(
            'Somebody answers, sometimes after a wait, and asks what is going on. You can say as little as you like and stop at any time. What it costs stands beside each service.',
          )}
        </p>
        <p>
          {t(
            'Most talks stay talks: somebody listens, and you decide what comes next. Only when a life is in immediate danger may a service send help, and you can ask about that first.',
          )}
        </p>
        <p>
          {t(
            "There is nothing you have to prove. These services are also for people who are worn out, unsure, or cannot sleep. You may begin with 'I don't know where to start'.",
          )}
        </p>
      </Stack>

      <Countries now={now} unfolded={unfolded} />

      <Stack as="section" gap={3} aria-labelledby="about">
        <h2 id="about">{t('What this community is, and is not')}</h2>
        <p>
          {t('People here share worries and answer each other. They are not trained for emergencies, and nobody is on duty.')}
        </p>
        <p>{t('This community is not a crisis service, and answers here can take time.')}</p>
        <p>{t('This site never calls anybody for you.')}</p>
        <p>
          {t(
            'These texts were written by people who are not clinicians. Numbers are copied from the named sources and can change: the day when each source was read stands beside it.',
          )}
        </p>
      </Stack>
      {languages}
    </Page>
  )
}

function Directories({ now }: { now: Date | null }) {
  const t = useT()
  return (
    <Stack as="section" gap={3} aria-labelledby="everywhere">
      <h2 id="everywhere">{t('Anywhere in the world')}</h2>
      {helplines
        .filter(({ kind }) => kind === 'directory')
        .map((service) => (
          <ServiceCard key={service.id} service={service} now={now} level={3} />
        ))}
    </Stack>
  )
}

function Countries({ now, unfolded }: { now: Date | null; unfolded: ReadonlySet<string> }) {
  const t = useT()
  const countries = useCountryNames(COUNTRIES)
  return (
    <Stack as="section" gap={3} aria-labelledby="countries">
      <h2 id="countries">{t('All countries')}</h2>
      {countries.map(({ code, name }) => (
        <MoreDetails key={code} id={`country-${code}`} isOpen={unfolded.has(`country-${code}`)} summary={name}>
          <EmergencyLine country={code} />
          <CountryServices country={code} now={now} />
        </MoreDetails>
      ))}
    </Stack>
  )
}

function EmergencyLine({ country }: { country: string }) {
  const t = useT()
  const emergency = emergencyNumberOf(country)
  if (!emergency?.dial || !emergency.telUri) return null
  return (
    <Row gap={2}>
      <span>{t('In immediate danger:')}</span>
      <ButtonLink href={emergency.telUri} kind="quiet">
        <bdi dir="ltr">{emergency.dial}</bdi>
      </ButtonLink>
      {emergency.confidence === 'C' ? <small>{t('check before you rely on it')}</small> : null}
    </Row>
  )
}

const Page = styled(PageColumn)`
  gap: ${space[6]};
  p { margin: 0; }
  h1, h2 { margin: 0; }
  > section > h2 { margin-block-start: ${space[3]}; }
  small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
`

const LeaveLink = styled(ButtonLink)`
  margin-inline: calc(-1 * ${space[3]});
  padding-inline: ${space[3]};
  font-size: ${font.size.s};
`

const BreatheLink = styled(ButtonLink)`
  align-self: start;
`

/* Below the header, which stays. */
const MinuteHeading = styled.h2`
  scroll-margin-block-start: 5rem;
  outline: none;
`

const OnlyWithoutScripts = styled.div`
  @media (scripting: enabled) { display: none; }
`
