import { setTimeout as pause } from 'node:timers/promises'
import { billingApi, resourceListsApi } from '@worrystone/contracts'
import type { CallApi, ConformanceConfig } from '@worrystone/remote-kit/conformance'

const DEADLINE_MS = 15_000

/** Buys premium in the sandbox, which own lists need. */
async function buyPremium(callApi: CallApi): Promise<void> {
  const hasPlan = () =>
    callApi(billingApi.current, {}).then(
      () => true,
      () => false,
    )
  if (await hasPlan()) return
  const premium = (await callApi(billingApi.tiers, {})).find(({ id }) => id === 'premium')
  const { checkoutUrl } = await callApi(billingApi.checkout, { body: { variantId: premium?.lemonSqueezyVariantId ?? '' } })
  await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ card: 'works' }), redirect: 'manual' })
  // A job processes the webhook.
  for (const began = Date.now(); Date.now() - began < DEADLINE_MS; await pause(100)) if (await hasPlan()) return
  throw new Error('The sandbox did not tell of the subscription in time')
}

export default {
  async params(callApi) {
    await buyPremium(callApi)
    const entries = [
      { resourceId: 'mind-uk', note: 'Call on Monday' },
      { resourceId: 'nakos', note: '' },
    ]
    const { id } = await callApi(resourceListsApi.create, { body: { name: 'For bad nights', entries } })
    return { exerciseId: 'longer-exhale', techniqueId: 'belly-breathing', listId: id }
  },
  slots: async () => ({ 'analysis-suggestions': { isGentle: false } }),
} satisfies ConformanceConfig
