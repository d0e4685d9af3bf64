import { useQuery } from '@tanstack/react-query'
import type { SecurityOverview } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { QueryView, useUser } from '@worrystone/remote-kit/bundled'
import { Badge, Banner, Skeleton } from '@worrystone/ui'
import { useRef, useState } from 'react'
import { Disclosure } from './disclosure.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { overviewQuery, updateOverview } from './security.queries.ts'
import { SecurityCard } from './security-card.tsx'
import { TwoFactorControls } from './two-factor-controls.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** The number of codes that the server creates. */
const ALL_CODES = 10

export function TwoFactorCard() {
  const t = useT()
  const overview = useQuery(overviewQuery())
  const setup = useDisclosure()
  const heading = useRef<HTMLHeadingElement>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const isOn = overview.data?.twoFactor.isOn === true

  const showCodes = (newCodes: string[]) => {
    setCodes(newCodes)
    setup.close()
    updateOverview({ twoFactor: { isOn: true, recoveryCodesLeft: ALL_CODES } })
  }
  const closeCodes = () => {
    setCodes(null)
    requestAnimationFrame(() => heading.current?.focus())
  }
  return (
    <SecurityCard
      title={t('Two-step sign-in')}
      heading={heading}
      badge={overview.data && <Badge kind={isOn ? 'primary' : 'calm'}>{isOn ? t('On') : t('Off')}</Badge>}
      lead={t('After your password you enter a code from an app on your phone, so that a stolen password is not enough.')}
    >
      <QueryView
        query={overview}
        failure={t('This part could not be loaded')}
        skeleton={<Skeleton height="2.75rem" width="10rem" />}
      >
        {(data) =>
          isOn ? (
            <TwoFactorControls overview={data} onCodes={showCodes} onOff={() => heading.current?.focus()} />
          ) : (
            <>
              <RequiredNotice overview={data} />
              <Disclosure
                state={setup}
                label={t('Set up two-step sign-in')}
                kind={data.isSecondFactorRequired ? 'primary' : 'quiet'}
              >
                <TwoFactorSetup onDone={showCodes} onClose={setup.close} />
              </Disclosure>
            </>
          )
        }
      </QueryView>
      {codes && <RecoveryCodes codes={codes} onClose={closeCodes} />}
    </SecurityCard>
  )
}

/** Explains to staff that their role requires a second factor. */
function RequiredNotice({ overview }: { overview: SecurityOverview }) {
  const t = useT()
  const user = useUser()
  if (!user?.needsSecondFactor) return null
  return (
    <Banner kind="warning">
      {overview.passkeys > 0
        ? t('Your role needs a second factor here. Sign out and sign in again with your passkey, or set up two-step sign-in.')
        : t('Your role needs a second factor here. Until you have set one up, you act as a member.')}
    </Banner>
  )
}
