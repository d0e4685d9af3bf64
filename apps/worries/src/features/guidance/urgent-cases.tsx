import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { useUser } from '@worrystone/remote-kit/bundled'
import { Card, Empty, Stack } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { Guide } from './guide.tsx'

/** Rules for moderators when a person may be in danger. */
export function UrgentCases() {
  const t = useT()
  usePageTitle(t('Urgent cases'))
  const isMember = useUser()?.role === 'member'
  return (
    <>
      <PageHeading>{t('Urgent cases')}</PageHeading>
      {isMember ? (
        <Empty title={t('This page is for moderators.')} />
      ) : (
        <Card as="div">
          <Stack gap={6}>
            <Guide
              title={t('What you may do')}
              sentences={[
                t('Read the whole text and what was written before it. Words can be a saying, a song or a memory.'),
                t('Leave the text where it is. To write about such thoughts is allowed here, and help is shown to the writer.'),
                t('Send one of the ready messages under “Reach out”. It comes from the moderators, not from you.'),
                t('Remove what names ways to get hurt or urges somebody to it, whoever wrote it.'),
                t('Ask a second moderator before you decide. Leave a note with what you think.'),
              ]}
            />
            <Guide
              title={t('What you may not do')}
              sentences={[
                t('Do not diagnose, do not counsel, and do not write privately. You are a moderator, not the person’s helper.'),
                t('Do not look for a name, an address or a place, here or anywhere else.'),
                t('Do not warn or pause somebody for being in danger.'),
                t('Do not promise that anything stays secret, or that somebody will come.'),
              ]}
            />
            <Guide
              title={t('Police and emergency services')}
              sentences={[
                t(
                  'Only when three things come together: a danger to life that is immediate, that the person states, and a place that the person has told of their own accord.',
                ),
                t('Only after a second moderator has agreed. Write down both names and the reasons in a note.'),
                t('A visit by the police can itself be a danger. Whenever there is another way, take that.'),
              ]}
            />
            <Guide
              title={t('Yourself')}
              sentences={[
                t('After five urgent cases in a row, take a break. The next moderator takes over.'),
                t('You may hand on any case without saying why.'),
              ]}
            >
              <Link to="/help">{t('Need help now?')}</Link>
            </Guide>
          </Stack>
        </Card>
      )}
    </>
  )
}
