import { setTimeout as pause } from 'node:timers/promises'
import { billingApi } from '@worrystone/contracts'
import type { Ask, ConformanceConfig } from '@worrystone/remote-kit/conformance'

const DEADLINE_MS = 15_000

/** Buys supporter in the sandbox: /analytics shows its figures, /demographics its gate, and the gate's slot has something to say. */
async function buySupporter(ask: Ask): Promise<void> {
  const hasPlan = () =>
    ask(billingApi.current).then(
      () => true,
      () => false,
    )
  if (await hasPlan()) return
  const supporter = (await ask(billingApi.tiers)).find(({ id }) => id === 'supporter')
  const { checkoutUrl } = await ask(billingApi.checkout, { body: { variantId: supporter?.lemonSqueezyVariantId ?? '' } })
  await fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ card: 'works' }), redirect: 'manual' })
  // The webhook is worked in a job.
  for (const began = Date.now(); Date.now() - began < DEADLINE_MS; await pause(100)) if (await hasPlan()) return
  throw new Error('The sandbox did not tell of the subscription in time')
}

export default {
  async params(ask) {
    await buySupporter(ask)
    return {}
  },
  slots: async () => ({ subscription: { tier: 'supporter' }, 'upgrade-gate': { feature: 'guided_exercises' } }),
} satisfies ConformanceConfig
