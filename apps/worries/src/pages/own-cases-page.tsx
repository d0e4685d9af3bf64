import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { color, PageColumn, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { OwnCases } from '../features/own-cases/own-cases.tsx'
import { useViewer } from '../shared/viewer.ts'

/** What became of one's reports, and what was decided about one's own words. */
export function OwnCasesPage() {
  const t = useT()
  usePageTitle(t('Your reports and decisions'))
  const viewer = useViewer()
  return (
    <PageColumn>
      <Head>
        <PageHeading>{t('Your reports and decisions')}</PageHeading>
        <p>{t('Only you see this page. Whoever wrote something is never told who reported it.')}</p>
      </Head>
      {viewer.id && <OwnCases userId={viewer.id} />}
    </PageColumn>
  )
}

const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  > h1, > p { margin: 0; }
  > p { color: ${color.inkSoft}; }
`
