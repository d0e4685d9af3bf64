// The account's password prompt: every call that may answer SIGN_IN_AGAIN (archive, address, two steps, passkeys) runs through it.
import { useConfirmed as useConfirmedBy } from '@worrystone/session/confirmed'
import { lazyComponent } from '@worrystone/ui'

export { GaveUp } from '@worrystone/session/confirmed'

const PasswordDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: 'password' */ './password-dialog.tsx')).PasswordDialog,
)

export const useConfirmed = () => useConfirmedBy(PasswordDialog)
