import { createHash } from 'node:crypto'
import { plansWith, tierOfVariant, type Variants } from '../plans.ts'
import { SANDBOX_ACTIONS, type SandboxAction } from './sandbox.ts'
import type { SandboxCheckout, SandboxSubscription } from './sandbox-store.ts'

const STYLE = `body{max-width:34rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1b2a2a;background:#fbf7ef}
main{padding:1.5rem;border:1px solid #d8d0c0;border-radius:1rem;background:#fff}
.note{padding:.5rem 1rem;border-radius:.5rem;background:#fde9d0;color:#5a3000;font-weight:650}
.problem{padding:.5rem 1rem;border-radius:.5rem;background:#fbdada;color:#6b0f0f}
label{display:block;padding:.4rem 0}button{min-height:2.75rem;margin:.25rem .25rem .25rem 0;padding:.5rem 1.25rem;border:1px solid #1e5b53;border-radius:.6rem;background:#fff;color:#1e5b53;font:inherit;font-weight:650;cursor:pointer}
button.main{background:#1e5b53;color:#fff}dt{font-weight:650}dd{margin:0 0 .5rem}`

/** Plain forms and one stylesheet; nothing else may load. */
export const SANDBOX_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><p class="note">Sandbox: no money moves.</p><main><h1>${escaped(title)}</h1>${content}</main></body></html>`

function planOf(variants: Variants, variantId: string): string {
  const tier = tierOfVariant(variants, variantId)
  const plan = plansWith(variants).find(({ id }) => id === tier)
  return plan ? `${plan.name}, ${plan.price} ${plan.currency} a ${plan.interval}` : 'a plan that is not sold any more'
}

const UNRELIABLE =
  '<label><input type="checkbox" name="unreliable" value="yes"> Webhooks come late, twice and in another order</label>'

const CARDS = [
  ['works', 'A card that works'],
  ['step', 'A card that asks for one more step'],
  ['fails-at-renewal', 'A card that works now and fails at the renewal'],
  ['declined', 'A card that is declined'],
]

export const checkoutPage = (checkout: SandboxCheckout, variants: Variants, problem?: string) =>
  page(
    'Checkout',
    `${problem ? `<p class="problem" role="alert">${escaped(problem)}</p>` : ''}
<p>${escaped(planOf(variants, checkout.variant_id))}</p>
<form method="post">
<fieldset><legend>Test card</legend>${CARDS.map(
      ([value, name], at) =>
        `<label><input type="radio" name="card" value="${value}"${at === 0 ? ' checked' : ''}> ${name}</label>`,
    ).join('')}</fieldset>
<label><input type="checkbox" name="trial" value="yes"> Begin with a trial of 7 days</label>
${UNRELIABLE}
<button class="main" type="submit">Pay</button></form>`,
  )

export const stepPage = (fields: Record<string, string>) =>
  page(
    'One more step',
    `<p>Your bank asks whether it is you.</p><form method="post">${Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
      .join('')}
<button class="main" type="submit" name="card" value="works">It is me</button>
<button type="submit" name="card" value="declined">It is not</button></form>`,
  )

const ACTION_NAMES: Record<SandboxAction, string> = {
  cancel: 'Cancel',
  resume: 'Resume',
  pay: 'Pay what is due',
  refund: 'Refund',
  expire: 'End at once',
  'a-month-later': 'A month later',
}

export function portalPage(subscription: SandboxSubscription, variants: Variants, backUrl: string, problem?: string): string {
  const day = (date: Date | null) => (date ? date.toISOString().slice(0, 10) : 'none')
  const { status, variant_id, renews_at, ends_at, trial_ends_at } = subscription
  const facts = [
    ['Plan', planOf(variants, variant_id)],
    ['State', status],
    ['Renews', day(renews_at)],
    ['Ends', day(ends_at)],
    ['Trial ends', day(trial_ends_at)],
  ]
  const otherVariants = Object.values(variants).filter((variant) => variant !== undefined && variant !== variant_id)
  return page(
    'Your subscription',
    `${problem ? `<p class="problem" role="alert">${escaped(problem)}</p>` : ''}
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value ?? '')}</dd>`).join('')}</dl>
<form method="post">${UNRELIABLE}
${SANDBOX_ACTIONS.map((action) => `<button type="submit" name="action" value="${action}">${ACTION_NAMES[action]}</button>`).join('')}
${otherVariants.map((variant) => `<button type="submit" name="variant" value="${escaped(variant ?? '')}">Change to ${escaped(planOf(variants, variant ?? ''))}</button>`).join('')}
</form><p><a href="${escaped(backUrl)}">Back</a></p>`,
  )
}

export const notFoundPage = () => page('Not found', '<p>There is no such page in the sandbox.</p>')
