import { Wish } from '@worrystone/contracts'
import { storedText } from '@worrystone/forms'

const stored = (userId: string) => storedText({ storage: 'localStorage', key: `worrystone_wish/${userId}` })

/** The wish that was chosen last on this device: the next worry begins with it. */
export const lastWish = {
  read: (userId: string): Wish | null => Wish.options.find((wish) => wish === stored(userId).read()) ?? null,
  write: (userId: string, wish: Wish | null) => stored(userId).write(wish ?? ''),
}
