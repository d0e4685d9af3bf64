import { isNotFound } from '@worrystone/remote-kit/bundled'

/** A deletion that succeeds when there is nothing left to delete: it happened on another device. */
export const unlessNotFound = async (deletion: Promise<unknown>): Promise<void> =>
  void (await deletion.catch((error: unknown) => {
    if (!isNotFound(error)) throw error
  }))
