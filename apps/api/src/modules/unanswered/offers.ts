import type { WaitingOffer } from '@worrystone/contracts'
import { DateTime, IANAZone } from 'luxon'
import type { Viewer } from '../../http/viewer.ts'
import type { Lending } from './lending.ts'
import type { OfferStore } from './offer-store.ts'

type Options = {
  store: OfferStore
  lending: Pick<Lending, 'one' | 'giveBack'>
  isInSafetyPause: (userId: string) => Promise<boolean>
  now: () => Date
}

const NONE: WaitingOffer = { post: null }

/** One worry a day that a member is asked to answer, by the day of their own time zone. */
export function waitingOffers({ store, lending, isInSafetyPause, now }: Options) {
  const dayIn = (timezone: string) =>
    DateTime.fromJSDate(now(), { zone: IANAZone.isValidZone(timezone) ? timezone : 'utc' }).toISODate() ?? ''

  return {
    /** Lends it. None for a person who switched offers off, or in the days after a text of danger. */
    async read(viewer: Viewer): Promise<WaitingOffer> {
      const { userId } = viewer
      const settings = await store.settings(userId)
      if (settings?.waiting_worry_offers === false || (await isInSafetyPause(userId))) return NONE
      const today = { userId, day: dayIn(settings?.timezone ?? 'utc') }
      const offer = await store.find(today)
      if (offer) {
        if (offer.is_put_away || offer.post_id === null) return NONE
        return { post: (await lending.one(viewer, offer.post_id)) ?? null }
      }
      const chosen = await lending.one(viewer)
      if (!chosen) return NONE
      const postId = await store.add(today, chosen.id)
      if (postId === chosen.id) return { post: chosen }
      return { post: (postId && (await lending.one(viewer, postId))) || null }
    },

    async putAway({ userId }: Viewer) {
      const settings = await store.settings(userId)
      const today = { userId, day: dayIn(settings?.timezone ?? 'utc') }
      const offer = await store.find(today)
      await store.putAway(today)
      if (offer?.post_id) await lending.giveBack(userId, offer.post_id)
      return { message: 'Not today' }
    },
  }
}
export type WaitingOffers = ReturnType<typeof waitingOffers>
