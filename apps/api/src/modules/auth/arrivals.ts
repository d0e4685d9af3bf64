import { AppError } from '../../http/app-error.ts'
import type { UserRow } from '../users/index.ts'
import type { Challenges } from './challenges.ts'
import type { Arrival, Opened, Sessions } from './sessions.ts'
import type { Device } from './store.ts'
import type { TwoFactor } from './two-factor.ts'

export type SignedIn = Opened & { user: UserRow }
export type Arrivals = ReturnType<typeof arrivalService>

type Needs = { sessions: Sessions; challenges: Challenges; twoFactor: TwoFactor }

/** The last steps of every way in: nobody passes by here who still has one to take. */
export const arrivalService = ({ sessions, challenges, twoFactor }: Needs) => {
  async function letIn(user: UserRow, arrival: Arrival): Promise<SignedIn> {
    if (user.leaves_at === null) return { ...(await sessions.open(user, arrival)), user }
    throw new AppError('ACCOUNT_LEAVING', 'This account is about to be deleted. You can keep it.', {
      details: [
        { path: 'challenge', message: await challenges.issue(user.id, 'undo-deletion', arrival) },
        { path: 'leavesAt', message: user.leaves_at.toISOString() },
      ],
    })
  }

  return {
    letIn,

    async afterPassword(user: UserRow, device: Device): Promise<SignedIn> {
      if (!(await twoFactor.isOn(user.id))) return letIn(user, { device, isStrong: false })
      throw new AppError('SECOND_STEP_REQUIRED', 'Please enter the code of your authenticator app.', {
        details: [{ path: 'challenge', message: await challenges.issue(user.id, 'second-step') }],
      })
    },
  }
}
