import type { MeTooStats } from '@worrystone/contracts'
import { badRequest, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { toggleService } from '../posts/index.ts'
import type { MeTooStore } from './store.ts'

/** The rules of me-toos. */
export function meTooService(store: MeTooStore) {
  const meToo = toggleService(store, () => badRequest('You cannot say me too to your own worry'))
  return {
    add: async (viewer: Viewer, postId: string) => presentStats(await meToo.set(viewer, postId, true)),
    remove: async (viewer: Viewer, postId: string) => presentStats(await meToo.set(viewer, postId, false)),
    check: async (viewer: Viewer, postId: string) => ({ hasMeToo: (await meToo.read(viewer, postId)).isOn }),
    count: async (viewer: Viewer | null, postId: string) => ({ count: (await meToo.read(viewer, postId)).count }),
    people: meToo.people,

    async similarWorryCount(viewer: Viewer | null, postId: string) {
      const count = await store.countSimilar(viewer?.userId ?? null, postId)
      if (count === undefined) throw notFound()
      return { count }
    },
  }
}
export type MeTooService = ReturnType<typeof meTooService>

const presentStats = ({ count, isOn }: { count: number; isOn: boolean }): MeTooStats => ({ count, hasMeToo: isOn })
