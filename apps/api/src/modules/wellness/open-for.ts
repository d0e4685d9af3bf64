import type { Viewer } from '../../http/viewer.ts'
import type { ExerciseItem, TechniqueItem } from '../catalogue/index.ts'
import { type CanUse, upgradeRequired } from '../subscriptions/index.ts'

/** Refuses a viewer whose tier does not include the item. The free set is open to everybody. */
export const openFor =
  (canUse: CanUse) =>
  async (viewer: Viewer | null, { data }: ExerciseItem | TechniqueItem) => {
    if (data.isFree || (await canUse('guided_exercises', viewer))) return
    throw upgradeRequired('Premium subscription required for this exercise or technique')
  }
