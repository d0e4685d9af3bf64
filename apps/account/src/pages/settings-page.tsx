import type { User } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { useUser } from '@worrystone/remote-kit/bundled'
import { Card, lazyComponent, PageColumn, Skeleton, useMinWidth } from '@worrystone/ui'
import { memo } from 'react'
import { styled } from 'styled-components'
import { AvatarField } from '../features/avatar/avatar-field.tsx'
import { ProfileInformation } from '../features/profile-information/profile-information.tsx'
import { PageHead, SectionLayout, SectionList } from '../features/section-list/section-list.tsx'
import { useSectionPage } from '../features/section-list/use-section-page.ts'
import { useSettingsForm } from '../features/settings-form/use-settings-form.ts'
import { SettingsSection } from './settings-section.tsx'

const parts = () => import('./settings-parts.tsx')
const VerificationState = lazyComponent(async () => (await parts()).VerificationState)
const NotificationSwitches = lazyComponent(async () => (await parts()).NotificationSwitches)
const DefaultPrivacy = lazyComponent(async () => (await parts()).DefaultPrivacy)
const EarlierWorries = lazyComponent(async () => (await parts()).EarlierWorries)
const Subscription = lazyComponent(async () => (await parts()).Subscription)
const Location = lazyComponent(async () => (await parts()).Location)
const LanguageChoice = lazyComponent(async () => (await parts()).LanguageChoice)
const ContentPreferences = lazyComponent(async () => (await parts()).ContentPreferences)
const HiddenWords = lazyComponent(async () => (await parts()).HiddenWords)
const RestrictedPeople = lazyComponent(async () => (await parts()).RestrictedPeople)
const BackLink = lazyComponent(async () => (await parts()).BackLink)
const SectionMenu = lazyComponent(async () => (await parts()).SectionMenu)
const SaveBar = lazyComponent(async () => (await parts()).SaveBar)
const SecuritySection = lazyComponent(async () => (await import('../features/security/security-section.tsx')).SecuritySection)
const MyDataSection = lazyComponent(async () => (await import('../features/my-data/my-data-section.tsx')).MyDataSection)

// Memoized: what is not part of the form does not re-render with every key.
const Restricted = memo(() => (
  <Card as="div">
    <RestrictedPeople waiting={<Skeleton height="16rem" />} />
  </Card>
))
const Hidden = memo(() => <HiddenWords waiting={<Skeleton height="28rem" />} />)
const Security = memo(() => <SecuritySection waiting={<Skeleton height="62.5rem" />} />)
const Language = memo(() => <LanguageChoice waiting={<Skeleton height="9rem" />} />)
const MyData = memo(() => <MyDataSection waiting={<Skeleton height="28rem" />} />)

/** All settings: one page on a wide screen, a list of sections and a page for each on a small one. A section's heading (h2) and anchor are here; its cards and their h3 in its feature. */
export function SettingsPage() {
  const user = useUser()
  return user ? <Settings key={user.id} user={user} /> : null
}

function Settings({ user }: { user: User }) {
  const t = useT()
  const { values, errors, preferences, isChanged, isBusy, change, save, discard, ref } = useSettingsForm(user)
  const titles = {
    profile: t('Profile Information'),
    verification: t('Email Verification'),
    notifications: t('Notifications'),
    privacy: t('Privacy'),
    security: t('Security'),
    subscription: t('Subscription'),
    location: t('Location & Privacy'),
    language: t('Language'),
    data: t('Your data and leaving'),
  }
  const ids = Object.keys(titles)
  const sections = Object.entries(titles).map(([id, title]) => ({ id, title }))
  const isWide = useMinWidth('medium')
  const section = useSectionPage(!isWide, ids)
  const title = sections.find(({ id }) => id === section)?.title
  usePageTitle(title ?? t('Settings'))
  const visibleSection = isWide ? 'all' : section
  const { emailNotifications, pushNotifications } = values
  const pictureMessages = {
    uploadFailed: (reason: string) => t('Failed to upload profile picture: {{reason}}', { reason }),
    removeFailed: t('Failed to remove profile picture. Please try again.'),
  }
  return (
    <SectionLayout>
      <PageHead>
        {title && (
          <BackLink to="/settings" waiting={<Skeleton width="6rem" height="2.75rem" />}>
            {t('Settings')}
          </BackLink>
        )}
        <PageHeading>{title ?? t('Settings')}</PageHeading>
      </PageHead>
      {isWide && <SectionList sections={sections} />}
      {!visibleSection && <SectionMenu sections={sections} waiting={<Skeleton height="33rem" />} />}
      <Column ref={ref}>
        <SettingsSection name="profile" title={titles.profile} shown={visibleSection}>
          <ProfileInformation
            picture={<AvatarField user={user} messages={pictureMessages} />}
            email={user.email}
            values={values}
            errors={errors}
            onChange={change}
          />
        </SettingsSection>
        <SettingsSection name="verification" title={titles.verification} shown={visibleSection}>
          <VerificationState isVerified={user.emailVerified} waiting={<Skeleton height="5rem" />} />
        </SettingsSection>
        <SettingsSection name="notifications" title={titles.notifications} shown={visibleSection}>
          <NotificationSwitches
            values={
              emailNotifications === undefined || pushNotifications === undefined
                ? undefined
                : { emailNotifications, pushNotifications }
            }
            error={preferences.error}
            onRetry={preferences.retry}
            onChange={change}
            waiting={<Skeleton height="14rem" />}
          />
        </SettingsSection>
        <SettingsSection name="privacy" title={titles.privacy} shown={visibleSection}>
          <DefaultPrivacy
            value={values.privacyLevel}
            onChange={(privacyLevel) => change({ privacyLevel })}
            waiting={<Skeleton height="12rem" />}
          />
          <EarlierWorries waiting={<Skeleton height="8rem" />} />
          <ContentPreferences user={user} waiting={<Skeleton height="36rem" />} />
          <Hidden />
          <Restricted />
        </SettingsSection>
        <SettingsSection name="security" title={titles.security} shown={visibleSection}>
          <Security />
        </SettingsSection>
        <SettingsSection name="subscription" title={titles.subscription} shown={visibleSection}>
          <Subscription tier={user.tier} waiting={<Skeleton height="5rem" />} />
        </SettingsSection>
        <SettingsSection name="location" title={titles.location} shown={visibleSection}>
          <Location values={values} errors={errors} onChange={change} waiting={<Skeleton height="20rem" />} />
        </SettingsSection>
        <SettingsSection name="language" title={titles.language} shown={visibleSection}>
          <Language />
        </SettingsSection>
        <SettingsSection name="data" title={titles.data} shown={visibleSection}>
          <MyData />
        </SettingsSection>
        <SaveBar
          section={visibleSection}
          errors={errors}
          isChanged={isChanged}
          isBusy={isBusy}
          onSave={save}
          onDiscard={discard}
          waiting={visibleSection ? <Skeleton height="4.25rem" /> : null}
        />
      </Column>
    </SectionLayout>
  )
}

const Column = styled(PageColumn)`
  gap: 2.5rem;
  /* A focused element is not covered by the sticky bar. */
  :is(a, button, input, select, textarea) { scroll-margin-block-end: 11rem; }
`
