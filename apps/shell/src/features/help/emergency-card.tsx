import { useLanguage, useT } from '@worrystone/i18n'
import { emergencyNumberOf } from '@worrystone/safety/helplines'
import { ButtonLink, color, font, radius, Stack, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { unbrokenNumber } from './unbroken-number.ts'

/** The emergency number, and what to do until help arrives. */
export function EmergencyCard({ country }: { country: string | null }) {
  const t = useT()
  const { direction } = useLanguage()
  const emergency = emergencyNumberOf(country)
  return (
    <Box gap={3}>
      {emergency?.dial && emergency.telUri ? (
        <>
          <strong>{t('If your life is in danger right now:')}</strong>
          <Call as="a" href={emergency.telUri} wide size="l">
            {t('Call {{number}}', { number: unbrokenNumber(emergency.dial, direction) })}
          </Call>
          {emergency.confidence === 'C' ? <small>{t('check before you rely on it')}</small> : null}
        </>
      ) : (
        <strong>{t('Call your local emergency number.')}</strong>
      )}
      <p>{t('If you can, stay with somebody, or ask somebody to stay with you.')}</p>
      <p>{t('Move away from anything you could hurt yourself with.')}</p>
    </Box>
  )
}

const Box = styled(Stack)`
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.accentSoft};
  > p, > strong { margin: 0; }
  > small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
`

const Call = styled(ButtonLink)`
  font-size: ${font.size.xl};
  font-variant-numeric: tabular-nums;
`
