import { session } from '@worrystone/session'

/** For `enabled` of a query: nothing is fetched after signing out. */
export const isSignedIn = () => session.get().status === 'signed-in'
