import { useReauthentication as useReauthenticationBy } from '@worrystone/session/reauthentication'
import { lazyComponent } from '@worrystone/ui'

const PasswordDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: 'password' */ './password-dialog.tsx')).PasswordDialog,
)

/** Runs calls that may answer SIGN_IN_AGAIN, and asks for the password then. The dialog is fetched when it is needed. */
export const useReauthentication = () => useReauthenticationBy(PasswordDialog)
