import { useReauthentication as useReauthenticationBy } from '@worrystone/session/reauthentication'
import { lazyComponent } from '@worrystone/ui'

const PasswordDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: 'password' */ './password-dialog.tsx')).PasswordDialog,
)

/** For every call that may answer SIGN_IN_AGAIN: archive, address, second factor, passkeys, roles, plans, refunds. */
export const useReauthentication = () => useReauthenticationBy(PasswordDialog)
