import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { ButtonLink } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BarePage } from './bare-page.tsx'

type Props = { kind: 'primary' | 'quiet'; title: string; lead: string; children?: ReactNode }

/** The result of a link from an e-mail, with a link to the dashboard if there is one, else home. */
export function OutcomePage({ kind, title, lead, children }: Props) {
  const t = useT()
  const hasDashboard = usePlatform().hasRoute('/dashboard')
  return (
    <BarePage title={title} lead={lead} hasHomeLink={hasDashboard}>
      {children}
      <ButtonLink as={Link} to={hasDashboard ? '/dashboard' : '/'} kind={kind} wide>
        {hasDashboard ? t('Go to Dashboard') : t('Go Home')}
      </ButtonLink>
    </BarePage>
  )
}
