import { setTimeout as pause } from 'node:timers/promises'
import { billingApi } from '@worrystone/contracts'
import type { CallApi, ConformanceConfig } from '@worrystone/remote-kit/conformance'

const DEADLINE_MS = 15_000

/** Buys supporter in the sandbox: /analytics then shows its figures, /demographics its gate, and the gate's slot has content. */
async function buySupporter(callApi: CallApi): Promise<void> {
  const hasPlan = () =>
    callApi(billingApi.current, {}).then(
      () => true,
      () => false,
    )
  if (await hasPlan()) return
  const supporter = (await callApi(billingApi.tiers, {})).find(({ id }) => id === 'supporter')
  const { checkoutUrl } = await callApi(billingApi.checkout, { body: { variantId: supporter?.lemonSqueezyVariantId ?? '' } })
  await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ card: 'works' }), redirect: 'manual' })
  // A job processes the webhook.
  for (const began = Date.now(); Date.now() - began < DEADLINE_MS; await pause(100)) if (await hasPlan()) return
  throw new Error('The sandbox did not tell of the subscription in time')
}

export default {
  async params(callApi) {
    await buySupporter(callApi)
    return {}
  },
  slots: async () => ({ subscription: { tier: 'supporter' }, 'upgrade-gate': { feature: 'guided_exercises' } }),
} satisfies ConformanceConfig
