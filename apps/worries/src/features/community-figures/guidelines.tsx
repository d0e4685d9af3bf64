import { useT } from '@worrystone/i18n'
import { Card, color, font, space, TextLink } from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** The promises and rules of the community. */
export function Guidelines() {
  const t = useT()
  const id = useId()
  const rules = [
    t('Be kind. Behind each worry is somebody who finds it hard.'),
    t('Listen before you advise. Often it helps most to know that one is heard.'),
    t('Keep what is personal with you: no names, addresses or numbers, neither yours nor those of others.'),
    t('Nobody has to share more than they want, and nobody has to answer.'),
    t('Report what harms. A moderator reads every report.'),
  ]
  return (
    <Card as="section" aria-labelledby={id}>
      <CardContent>
        <h2 id={id}>{t('Community guidelines')}</h2>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <TextLink as={Link} to="/guidelines" isTall>
          {t('All guidelines')}
        </TextLink>
      </CardContent>
    </Card>
  )
}

const CardContent = styled.div`
  > h2 { margin: 0 0 ${space[3]}; font-size: ${font.size.l}; }
  > ul { display: flex; flex-direction: column; gap: ${space[2]}; margin: 0; padding-inline-start: ${space[5]}; }
  li::marker { color: ${color.primary}; }
`
