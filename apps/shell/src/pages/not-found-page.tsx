import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { ButtonLink, color, PageColumn, Stack, StoneGlyph, space } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** For every address without a page. */
export function NotFoundPage() {
  const t = useT()
  usePageTitle(t('Page not found'))
  return (
    <PageColumn>
      <Quiet align="center">
        <StoneGlyph size={120} />
        <PageHeading>{t('Page not found')}</PageHeading>
        <p>{t('The link may be old, or a letter in it may be wrong. Nothing of yours is lost.')}</p>
        <ButtonLink as={Link} to="/">
          {t('Go Home')}
        </ButtonLink>
      </Quiet>
    </PageColumn>
  )
}

const Quiet = styled(Stack)`
  padding-block: ${space[12]};
  text-align: center;
  > h1, > p { margin: 0; }
  > p { max-inline-size: 26rem; color: ${color.inkSoft}; }
`
