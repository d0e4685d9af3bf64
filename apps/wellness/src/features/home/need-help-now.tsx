import { useT } from '@worrystone/i18n'
import { ButtonLink, Card, color, font, icons, List, space, Text, TextLink } from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { FIRST_BREATH } from '../../shared/first-breath.ts'

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
          <TextLink as={Link} to="/wellness/exercises?category=breathing" isTall>
            {t('Breathing exercises')}
          </TextLink>
        </li>
        <li>
          <TextLink as={Link} to="/wellness/techniques?category=grounding" isTall>
            {t('Grounding techniques')}
          </TextLink>
        </li>
        <li>
          <TextLink as={Link} to="/wellness/techniques?category=mindfulness" isTall>
            {t('Mindfulness techniques')}
          </TextLink>
        </li>
      </LinkList>
      <Text size="s">
        {t('If you may be in danger, or simply want a human voice:')}{' '}
        <TextLink as={Link} to="/help" isTall>
          {t('Need help now?')}
        </TextLink>
      </Text>
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
`
