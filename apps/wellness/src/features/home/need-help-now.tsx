import { useT } from '@worrystone/i18n'
import { ButtonLink, Card, color, font, icons, List, space } from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** The exercise of 'Breathe now': free, three minutes, without holding the breath. */
const FIRST_BREATH = '/wellness/exercises/longer-exhale'

/** Immediate help: a breathing exercise, three kinds of exercises, and the help page. All of it is free. */
export function NeedHelpNow() {
  const t = useT()
  const id = useId()
  return (
    <HelpCard as="section" aria-labelledby={id}>
      <h2 id={id}>{t('Need Help Right Now')}</h2>
      <p>{t('Nothing has to be solved this minute. Start with one slow breath.')}</p>
      <ButtonLink as={Link} to={FIRST_BREATH} size="l">
        <icons.Wind size={22} />
        {t('Breathe now')}
      </ButtonLink>
      <LinkList direction="row">
        <li>
          <Link to="/wellness/exercises?category=breathing">{t('Breathing exercises')}</Link>
        </li>
        <li>
          <Link to="/wellness/techniques?category=grounding">{t('Grounding techniques')}</Link>
        </li>
        <li>
          <Link to="/wellness/techniques?category=mindfulness">{t('Mindfulness techniques')}</Link>
        </li>
      </LinkList>
      <HelpNote>
        {t('If you may be in danger, or simply want a human voice:')} <Link to="/help">{t('Need help now?')}</Link>
      </HelpNote>
    </HelpCard>
  )
}

const HelpCard = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[4]};
  && { background: ${color.primarySoft}; border-color: transparent; }
  > h2, > p { margin: 0; }
  > h2 { font-size: ${font.size.xl}; line-height: 1.3; }
`

const LinkList = styled(List)`
  gap: ${space[1]} ${space[5]};
  a { display: inline-block; padding-block: ${space[2]}; color: ${color.primaryInk}; font-weight: 650; }
`

const HelpNote = styled.p`
  font-size: ${font.size.s};
  > a { display: inline-block; padding-block: ${space[2]}; color: ${color.primaryInk}; font-weight: 650; }
`
