import { findUser } from '@worrystone/remote-kit/bundled'

/** For `enabled` of a query: nothing is fetched after signing out. */
export const isSignedIn = () => findUser() !== null
