// What stands below the first screen of the settings, in one file that is fetched once.
export { VerificationState } from '../features/email-verification/verification-state.tsx'
export { FoldTopics } from '../features/fold-topics/fold-topics.tsx'
export { HiddenPeople } from '../features/hidden-people/hidden-people.tsx'
export { LanguageChoice } from '../features/language-choice/language-choice.tsx'
export { Location } from '../features/location/location.tsx'
export { NotificationSwitches } from '../features/notification-switches/notification-switches.tsx'
export { Subscription } from '../features/subscription/subscription.tsx'
export { UsualPrivacy } from '../features/usual-privacy/usual-privacy.tsx'
