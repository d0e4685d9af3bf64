import { useT } from '@worrystone/i18n'
import { ButtonLink, Row, SectionCard, Text } from '@worrystone/ui'
import { Link } from 'react-router-dom'

/** Explains where the stories come from, and how to share one. */
export function ShareYourStory({ isMember }: { isMember: boolean }) {
  const t = useT()
  return (
    <SectionCard title={t('Share Your Story')}>
      <Text tone="inkSoft">
        {t(
          'Stories come from worries that became better. When you mark one of your worries as resolved, you say what helped, and you choose whether to share that publicly. Nothing is shared unless you choose it.',
        )}
      </Text>
      <Row>
        <ButtonLink as={Link} kind="quiet" to={isMember ? '/feed' : '/register'}>
          {isMember ? t('Go to the feed') : t('Sign up')}
        </ButtonLink>
      </Row>
    </SectionCard>
  )
}
