import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { ButtonLink, color, font, icons, PageColumn, Row, space } from '@worrystone/ui'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

/** Stands in place of a page that is for members; after signing in one comes back to it. */
export function SignInNeeded() {
  const t = useT()
  const { pathname, search } = useLocation()
  const next = `?next=${encodeURIComponent(pathname + search)}`
  usePageTitle(t('Sign In'))
  return (
    <PageColumn>
      <Quiet>
        <Sign>
          <icons.Lock size={32} />
        </Sign>
        <PageHeading>{t('You need to be logged in to access this page.')}</PageHeading>
        <Row justify="center">
          <ButtonLink as={Link} to={`/login${next}`}>
            {t('Sign In')}
          </ButtonLink>
          <ButtonLink as={Link} to={`/register${next}`} kind="quiet">
            {t('Register')}
          </ButtonLink>
        </Row>
      </Quiet>
    </PageColumn>
  )
}

const Quiet = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[6]};
  padding-block: ${space[12]};
  text-align: center;
  > h1 { margin: 0; max-inline-size: 26rem; font-size: ${font.size.xl}; }
`

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.primaryInk};
`
