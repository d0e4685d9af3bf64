import type { UserRow } from '../users/index.ts'
import type { Challenges } from './challenges.ts'
import type { Device } from './session-store.ts'
import type { OpenedSession, Sessions, SignIn } from './sessions.ts'
import type { TwoFactor } from './two-factor.ts'

export type SignedIn = OpenedSession & { kind: 'signed-in'; user: UserRow }
export type SignInResult =
  | SignedIn
  | { kind: 'second-factor'; challenge: string }
  | { kind: 'account-leaving'; challenge: string; leavesAt: Date }

type Options = { sessions: Sessions; challenges: Challenges; twoFactor: TwoFactor }

/** The last steps of all ways to sign in: either a session, or the challenge of a further step. */
export const signInCompletion = ({ sessions, challenges, twoFactor }: Options) => {
  async function complete(user: UserRow, signIn: SignIn): Promise<SignInResult> {
    if (user.leaves_at === null) return openSession(user, signIn)
    const challenge = await challenges.issue(user.id, 'undo-deletion', signIn)
    return { kind: 'account-leaving', challenge, leavesAt: user.leaves_at }
  }

  async function openSession(user: UserRow, signIn: SignIn): Promise<SignedIn> {
    return { kind: 'signed-in', ...(await sessions.open(user, signIn)), user }
  }

  return {
    complete,
    openSession,

    async afterPassword(user: UserRow, device: Device): Promise<SignInResult> {
      if (!(await twoFactor.isOn(user.id))) return complete(user, { device, isStrong: false })
      return { kind: 'second-factor', challenge: await challenges.issue(user.id, 'second-step') }
    },
  }
}
