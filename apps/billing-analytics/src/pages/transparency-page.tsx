import { TRANSPARENCY_FLOOR } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageHeader } from '@worrystone/remote-kit/bundled'
import { PageColumn, RevealInOrder, Section, Text, TextLink } from '@worrystone/ui'
import { TransparencyReport } from '../features/transparency/transparency-report.tsx'

/** What moderation does here, month by month, for everybody. */
export function TransparencyPage() {
  const t = useT()
  const { number } = useFormat()
  usePageTitle(t('What moderation does'))
  return (
    <PageColumn>
      <PageHeader title={t('What moderation does')}>
        {t('Month by month, counted from the log of what moderators really did.')}
      </PageHeader>
      <RevealInOrder>
        <TransparencyReport />
        <Section title={t('How it is counted')}>
          <Text>
            {t(
              'A month is counted once, when it is over (UTC), and never changed afterwards. What belongs to accounts that were deleted before is not in it. A number under {{limit}} is not shown, so that nobody can be recognized; none counts as under {{limit}} too.',
              { limit: number(TRANSPARENCY_FLOOR) },
            )}
          </Text>
          <Text>{t('What concerns people in danger is in none of these numbers.')}</Text>
          <Text>
            <TextLink href="/api/transparency" isTall>
              {t('The same as data (JSON)')}
            </TextLink>
          </Text>
        </Section>
      </RevealInOrder>
    </PageColumn>
  )
}
