// Everything below the first screen of the settings, as one chunk.

export { BackLink } from '@worrystone/remote-kit/bundled'
export { CollapsedTopics } from '../features/collapsed-topics/collapsed-topics.tsx'
export { DefaultPrivacy } from '../features/default-privacy/default-privacy.tsx'
export { EarlierWorries } from '../features/earlier-worries/earlier-worries.tsx'
export { VerificationState } from '../features/email-verification/verification-state.tsx'
export { LanguageChoice } from '../features/language-choice/language-choice.tsx'
export { Location } from '../features/location/location.tsx'
export { NotificationSwitches } from '../features/notification-switches/notification-switches.tsx'
export { RestrictedPeople } from '../features/restricted-people/restricted-people.tsx'
export { SectionMenu } from '../features/section-list/section-menu.tsx'
export { SaveBar } from '../features/settings-form/save-bar.tsx'
export { Subscription } from '../features/subscription/subscription.tsx'
