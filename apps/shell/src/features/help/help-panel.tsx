import type { EventPayload } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { helplinesFor } from '@worrystone/safety/helplines'
import { Button, breakpoint, color, font, icons, motion, radius, Stack, shadow, space, useModal } from '@worrystone/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { type Barrier, BarrierStep } from './barrier-step.tsx'
import { type DangerAnswer, DangerStep } from './danger-step.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { firstServices } from './first-services.ts'
import { leaveQuickly } from './leave-quickly.ts'
import { MoreExercises } from './more-exercises.tsx'
import { type Choice, PanelActions } from './panel-actions.tsx'
import { ServiceList } from './service-list.tsx'
import { SlowMinute } from './slow-minute.tsx'
import { TrustedPerson } from './trusted-person.tsx'
import { useCountry } from './use-country.ts'

type Props = { offer: EventPayload<'help.offer/1'>; onAnswer: (choice: Choice) => void }

/** One minute of help before a text is sent: what to do in danger, services that listen, and every way to continue. */
export function HelpPanel({ offer: { level, method, from }, onAnswer }: Props) {
  const t = useT()
  const id = useId()
  const { code: language } = useLanguage()
  const modal = useModal(() => onAnswer('close'))
  const [now] = useState(() => new Date())
  const [country, chooseCountry] = useCountry()
  const [answer, setAnswer] = useState<DangerAnswer | null>(null)
  const [barrier, setBarrier] = useState<Barrier | null>(null)

  const languages = [language, ...navigator.languages]
  const needs = barrier === 'cannot-speak' ? ('write' as const) : undefined
  const services = firstServices(helplinesFor({ country, languages, now, needs }))
  const areAllOpen = services.every(({ isOpenNow, isOftenBusy }) => isOpenNow === true && !isOftenBusy)
  const isAcute = level === 3
  return (
    <Sheet {...modal} aria-labelledby={id}>
      <Top>
        <Button kind="plain" onClick={() => onAnswer('close')}>
          {t('Close')}
        </Button>
        <Button kind="plain" onClick={() => leaveQuickly()}>
          <icons.LogOut size={18} aria-hidden="true" />
          {t('Leave this page quickly')}
        </Button>
      </Top>
      <Body gap={5}>
        <h2 id={id} tabIndex={-1}>
          {t('That sounds very heavy.')}
        </h2>
        {isAcute ? <EmergencyCard country={country} /> : null}
        <Texts>
          <p>{t('Thank you for putting it into words. You do not have to carry this by yourself.')}</p>
          <p>
            {t('This community is not a crisis service, and answers here can take time.')}{' '}
            {areAllOpen ? t('The people below answer now.') : t('The people below listen; their hours stand beside them.')}
          </p>
          {method ? (
            <p>{t("Others can't see this text, because it names ways to get hurt. It stays yours as a private draft.")}</p>
          ) : null}
        </Texts>
        {isAcute ? null : (
          <>
            <DangerStep answer={answer} onAnswer={setAnswer} />
            {/* A live region must exist before its text. */}
            <LiveRegion role="status">{answer === 'yes' ? <EmergencyCard country={country} /> : null}</LiveRegion>
          </>
        )}
        {isAcute || (answer !== null && answer !== 'yes') ? <BarrierStep barrier={barrier} onChoose={setBarrier} /> : null}
        <ServiceList
          services={services}
          country={country}
          now={now}
          isWritingFirst={needs === 'write'}
          onCountry={chooseCountry}
        />
        <Stack as="section" gap={3} aria-labelledby={`${id}-minute`}>
          <h3 id={`${id}-minute`}>{t('One slow minute')}</h3>
          <SlowMinute />
          <MoreExercises />
        </Stack>
        <Stack as="section" gap={3} aria-labelledby={`${id}-trusted`}>
          <h3 id={`${id}-trusted`}>{t('Tell someone you trust')}</h3>
          <TrustedPerson />
        </Stack>
      </Body>
      <PanelActions from={from} onAnswer={onAnswer} />
    </Sheet>
  )
}

const Sheet = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  max-block-size: calc(100dvh - ${space[4]});
  margin: auto 0 0;
  padding: 0;
  border: 1px solid ${color.line};
  border-block-end: 0;
  border-radius: ${radius.l} ${radius.l} 0 0;
  background: ${color.surface};
  color: ${color.ink};
  text-align: start;
  box-shadow: ${shadow.float};
  overflow: hidden;
  overscroll-behavior: contain;
  animation: rise ${motion.slow} ${motion.ease};
  &[open] { display: flex; flex-direction: column; }
  &::backdrop { background: ${color.backdrop}; }
  @media (min-width: ${breakpoint.small}) {
    inline-size: 36rem;
    max-block-size: calc(100dvh - ${space[8]});
    margin: auto;
    border-block-end: 1px solid ${color.line};
    border-radius: ${radius.l};
  }
  /* On a low screen the bars scroll with the content. */
  @media (max-height: 30em) {
    overflow: auto;
    &[open] { display: block; }
  }
`

const Top = styled.header`
  display: flex;
  justify-content: space-between;
  flex: none;
  padding: ${space[1]} ${space[2]};
  border-block-end: 1px solid ${color.line};
  > button { padding-inline: ${space[2]}; font-size: ${font.size.s}; }
`

const Body = styled(Stack)`
  flex: 1;
  padding: ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  > h2 { margin: 0; font-size: ${font.size.l}; outline: none; }
  h3 { margin: 0; font-size: ${font.size.m}; }
  @media (min-width: ${breakpoint.small}) { padding-inline: ${space[6]}; }
`

const Texts = styled.div`
  > p { margin: 0; }
  > p + p { margin-block-start: ${space[3]}; }
`

const LiveRegion = styled.div`
  &:empty { margin-block-start: calc(-1 * ${space[5]}); }
`
