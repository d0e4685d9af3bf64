import * as z from '@worrystone/contracts/zod'
import { endpoint } from './endpoint.ts'
import { Feature } from './feature.ts'

export const featuresApi = {
  access: endpoint.get('/subscriptions/features/:feature/access', {
    who: 'member',
    summary: "Does the member's tier have this feature?",
    params: z.object({ feature: Feature }),
    response: z.object({
      hasAccess: z.boolean(),
      /** Whether a page may offer a plan for it now. False for several reasons, without naming them. */
      mayOffer: z.boolean(),
    }),
  }),
}
