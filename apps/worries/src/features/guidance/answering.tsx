import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { Card, Stack } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { Guide } from './guide.tsx'

/** Advice on answering a person in distress. */
export function Answering() {
  const t = useT()
  usePageTitle(t('How to answer'))
  return (
    <>
      <PageHeading>{t('How to answer')}</PageHeading>
      <Card as="div">
        <Stack gap={6}>
          <Guide
            title={t('What helps')}
            sentences={[
              t('Begin with thanks: it takes courage to write about something heavy.'),
              t('Say in your own words what you read, for example “That sounds exhausting.”'),
              t('Ask, and leave room: “Would you like to tell more?”'),
              t('You need not solve anything. That somebody reads and answers is already help.'),
              t('You may ask plainly whether somebody thinks about dying. Asking does not put the thought there.'),
              t('Tell what helped you, if it fits, and that it is only your own experience.'),
            ]}
          />
          <Guide
            title={t('What does not help')}
            sentences={[
              t("Don't argue, don't judge, and don't say that others have it worse."),
              t("Don't name ways to get hurt, not even as a warning."),
              t("Don't promise to keep a secret, and don't promise that everything will be well."),
              t("Don't ask for names, places, pictures or a private talk."),
            ]}
          />
          <Guide
            title={t('When you are worried')}
            sentences={[
              t('Choose “I’m worried” beside what the person wrote. Moderators look at it before other cases.'),
              t('Look after yourself as well. You may stop at any time.'),
            ]}
          >
            <Link to="/help">{t('Need help now?')}</Link>
          </Guide>
        </Stack>
      </Card>
    </>
  )
}
