// Everything below the first screen of the settings, as one chunk.

import type { User } from '@worrystone/contracts'
import { CollapsedTopics } from '../features/collapsed-topics/collapsed-topics.tsx'
import { OptionalHints } from '../features/optional-hints/optional-hints.tsx'
import { TranslationSwitch } from '../features/translation/translation-switch.tsx'

export { BackLink } from '@worrystone/remote-kit/bundled'
export { DefaultPrivacy } from '../features/default-privacy/default-privacy.tsx'
export { EarlierWorries } from '../features/earlier-worries/earlier-worries.tsx'
export { VerificationState } from '../features/email-verification/verification-state.tsx'
export { HiddenWords } from '../features/hidden-words/hidden-words.tsx'
export { LanguageChoice } from '../features/language-choice/language-choice.tsx'
export { Location } from '../features/location/location.tsx'
export { NotificationSwitches } from '../features/notification-switches/notification-switches.tsx'
export { RestrictedPeople } from '../features/restricted-people/restricted-people.tsx'
export { SectionMenu } from '../features/section-list/section-menu.tsx'
export { SaveBar } from '../features/settings-form/save-bar.tsx'
export { Subscription } from '../features/subscription/subscription.tsx'

/** Which content is shown. Each choice is saved at once. */
export function ContentPreferences({ user }: { user: User }) {
  return (
    <>
      <CollapsedTopics user={user} />
      <OptionalHints userId={user.id} />
      <TranslationSwitch />
    </>
  )
}
