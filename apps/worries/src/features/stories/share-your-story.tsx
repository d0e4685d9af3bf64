import { useT } from '@worrystone/i18n'
import { ButtonLink, Card, color, font, Stack } from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** Explains where the stories come from, and how to share one. */
export function ShareYourStory({ isMember }: { isMember: boolean }) {
  const t = useT()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <CardContent align="start">
        <h2 id={id}>{t('Share Your Story')}</h2>
        <p>
          {t(
            'Stories come from worries that became better. When you mark one of your worries as resolved, you say what helped, and you choose whether to share that publicly. Nothing is shared unless you choose it.',
          )}
        </p>
        <ButtonLink as={Link} kind="quiet" to={isMember ? '/feed' : '/register'}>
          {isMember ? t('Go to the feed') : t('Sign up')}
        </ButtonLink>
      </CardContent>
    </Card>
  )
}

const CardContent = styled(Stack)`
  > h2 { margin: 0; font-size: ${font.size.l}; }
  > p { margin: 0; max-inline-size: 68ch; color: ${color.inkSoft}; }
`
