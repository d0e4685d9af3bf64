import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { connectionLost, ErrorResponse } from '@worrystone/api-client/testing'
import { billingApi, type CurrentSubscription, healthApi, sessionApi, type Tier } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { i18n } from '@worrystone/i18n'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aSite, aSubscription, captureRedirects, captureToasts, somePlans } from '../testing.ts'
import { PricingPage } from './pricing-page.tsx'

const DAY_MS = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

type Viewer = { tier?: Tier; subscription?: CurrentSubscription | null; path?: string }

/** The page for a member. */
function open({ tier = 'free', subscription = null, path = '/pricing' }: Viewer = {}) {
  const user = aUser({ tier })
  const api = aSite({ user, subscription })
  return { api, user, show: () => renderInKit(<PricingPage />, { user, path, route: '/pricing' }) }
}
const showToVisitor = () => renderInKit(<PricingPage />, { path: '/pricing', route: '/pricing' })
const card = (name: string) => screen.findByRole('region', { name })

describe('the cards', () => {
  it('show a visitor the price of each plan, and a sign-in link', async () => {
    aSite()
    const { titles } = showToVisitor()
    const free = await card('Free')
    expect(within(free).getByText('Always Free')).toBeTruthy()
    expect(within(free).getByText('$0 a month')).toBeTruthy()
    const premium = await card('Premium')
    expect(within(premium).getByText('$12 a month')).toBeTruthy()
    expect(within(premium).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login?next=/pricing')
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeTruthy()
    expect(titles).toContain('Choose Your Plan')
    const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(order.slice(0, 3)).toEqual(['Free', 'Supporter', 'Premium'])
  })

  it('offer a member of the free plan the others', async () => {
    open().show()
    expect(within(await card('Free')).getByText('Current Plan')).toBeTruthy()
    expect(await within(await card('Supporter')).findByRole('button', { name: 'Upgrade' })).toBeTruthy()
    expect(await within(await card('Premium')).findByRole('button', { name: 'Upgrade' })).toBeTruthy()
  })

  it('link a supporter to the provider, where the plan is changed', async () => {
    open({ tier: 'supporter', subscription: aSubscription({ tier: 'supporter' }) }).show()
    expect(within(await card('Free')).getByText('Always Free')).toBeTruthy()
    expect(within(await card('Supporter')).getByText('Current Plan')).toBeTruthy()
    expect(await within(await card('Premium')).findByRole('button', { name: 'Change plan' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
  })

  it('offer no second subscription beside an unpaid one', async () => {
    open({ subscription: aSubscription({ status: 'unpaid' }) }).show()
    expect(await within(await card('Premium')).findByRole('button', { name: 'Manage subscription' })).toBeTruthy()
    expect(within(await card('Supporter')).getByRole('button', { name: 'Change plan' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
  })

  it('offer the plan again after the end of a subscription', async () => {
    open({ subscription: aSubscription({ status: 'cancelled', endsAt: '2020-05-04T12:00:00.000Z' }) }).show()
    await card('Your plan')
    expect(await within(await card('Premium')).findByRole('button', { name: 'Upgrade' })).toBeTruthy()
  })

  it('offer no smaller plan, and show for a granted plan that nothing is charged', async () => {
    open({ tier: 'premium' }).show()
    expect(within(await card('Supporter')).getByText('Downgrade Not Available')).toBeTruthy()
    expect(await screen.findByText('Your Premium plan was given to you. Nothing is charged for it.')).toBeTruthy()
  })

  it('keep the order of a currency in right-to-left text', async () => {
    await i18n.setLanguage('ar')
    onTestFinished(() => i18n.setLanguage('en'))
    aSite()
    showToVisitor()
    expect((await screen.findByText(/12/)).textContent).toContain('US$\u200e')
  })

  it('show that the site sells no plans', async () => {
    const { api, show } = open()
    api.on(billingApi.tiers, () => somePlans({ lemonSqueezyVariantId: null }))
    show()
    expect(within(await card('Premium')).getByText('This site does not sell plans yet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
  })

  it('show the trial days of a plan', async () => {
    const { api, show } = open()
    api.on(billingApi.tiers, () => somePlans({ trialDays: 7 }))
    show()
    expect(within(await card('Premium')).getByText(/^7 free days first, then \$12 a month/)).toBeTruthy()
  })
})

describe('the checkout', () => {
  const upgrade = async () => userEvent.click(await within(await card('Premium')).findByRole('button', { name: 'Upgrade' }))

  it('redirects the browser', async () => {
    const destinations = captureRedirects()
    const { api, show } = open()
    api.on(billingApi.checkout, () => ({ checkoutUrl: 'https://pay.example/1' }))
    show()
    await upgrade()
    await waitFor(() => expect(destinations).toEqual(['https://pay.example/1']))
    expect(api.callsTo(billingApi.checkout).map(({ body }) => body)).toEqual([{ variantId: 'variant-premium' }])
  })

  it.each([
    [500, 'INTERNAL', 'Failed to start checkout process. Please try again.'],
    [503, 'SERVICE_UNAVAILABLE', 'Failed to start checkout process. Please try again.'],
    [409, 'CONFLICT', 'Please change your plan where you manage your subscription'],
  ])('shows an error for the status %i', async (status, code, message) => {
    const { api, show } = open()
    api.on(billingApi.checkout, () => {
      throw new ErrorResponse(status, { code, message: status === 409 ? message : 'Something on the server' })
    })
    show()
    await upgrade()
    expect((await within(await card('Premium')).findByRole('alert')).textContent).toBe(message)
  })

  it('requires a sign-in', async () => {
    const toasts = captureToasts()
    const { api, show } = open()
    const refuse = () => {
      throw new ErrorResponse(401, { code: 'UNAUTHORIZED', message: 'Please log in to access this feature' })
    }
    api.on(billingApi.checkout, refuse).on(sessionApi.refresh, refuse)
    show()
    await upgrade()
    await waitFor(() => expect(toasts).toEqual(['error: Authentication required']))
    expect((await screen.findAllByRole('link', { name: 'Sign In' })).length).toBeGreaterThan(0)
  })
})

describe('plans that cannot be loaded', () => {
  it('are requested once more after the server was woken', async () => {
    const { api, show } = open()
    let tries = 0
    api.on(billingApi.tiers, () => (++tries === 1 ? connectionLost() : somePlans({ currency: 'EUR' })))
    api.on(healthApi.wake, () => ({ status: 'awake' as const }))
    show()
    expect(await screen.findByText('€12 a month')).toBeTruthy()
    expect(tries).toBe(2)
    expect(api.callsTo(healthApi.wake)).toHaveLength(1)
  })

  it('are replaced by usual prices that cannot be bought', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { api, show } = open()
    api.on(billingApi.tiers, () => {
      throw new ErrorResponse(503, { code: 'SERVICE_UNAVAILABLE' })
    })
    show()
    expect(await screen.findByText(/Prices may differ, and buying is not possible/)).toBeTruthy()
    for (const price of ['$0 a month', '$5 a month', '$12 a month']) expect(screen.getByText(price)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
    expect(screen.queryByText('This site does not sell plans yet.')).toBeNull()
    expect(api.callsTo(billingApi.tiers)).toHaveLength(2)
    expect(warned).toHaveBeenCalledOnce()

    api.on(billingApi.tiers, () => somePlans())
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await within(await card('Premium')).findByRole('button', { name: 'Upgrade' })).toBeTruthy()
  })

  it('do not wake the server after a client error', async () => {
    const { api, show } = open()
    api.on(billingApi.tiers, () => {
      throw new ErrorResponse(429, { code: 'RATE_LIMITED' })
    })
    api.on(healthApi.wake, () => ({ status: 'awake' as const }))
    show()
    expect(await screen.findByText(/Prices may differ/)).toBeTruthy()
    expect(api.callsTo(healthApi.wake)).toHaveLength(0)
  })
})

describe('the own subscription', () => {
  it.each<[string, Partial<CurrentSubscription>, string]>([
    ['active', {}, 'Renews on May 3, 2030'],
    ['on trial', { status: 'on_trial', trialEndsAt: inDays(2.1) }, '3 trial days left · Renews on May 3, 2030'],
    // The plural forms are in the dictionary.
    ['on its last trial day', { status: 'on_trial', trialEndsAt: inDays(0.1) }, '1 trial days left · Renews on May 3, 2030'],
    ['cancelled', { status: 'cancelled', endsAt: '2030-05-04T12:00:00.000Z' }, 'Cancelled: access until May 4, 2030'],
    ['over', { status: 'cancelled', endsAt: '2020-05-04T12:00:00.000Z' }, 'Ended on May 4, 2020'],
    ['paused', { status: 'paused' }, 'Paused: your plan is closed until you resume it.'],
  ])('is described as %s', async (_, part, sentence) => {
    open({ tier: 'premium', subscription: aSubscription(part) }).show()
    const own = await card('Your plan')
    expect(within(own).getByText(sentence)).toBeTruthy()
    expect(within(own).getByText('Premium, $12 a month')).toBeTruthy()
  })

  it('with a failed payment explains what to do, beside the button for it', async () => {
    open({ tier: 'premium', subscription: aSubscription({ status: 'past_due' }) }).show()
    const own = await card('Your plan')
    expect(within(own).getByText(/^Your payment failed: the payment provider tries again/)).toBeTruthy()
    expect(within(own).getByRole('button', { name: 'Manage subscription' })).toBeTruthy()
  })

  it('can be requested again after a failure', async () => {
    const { api, show } = open({ tier: 'premium', subscription: aSubscription() })
    api.on(billingApi.current, () => {
      throw new ErrorResponse(403, { code: 'FORBIDDEN', message: 'Not at the moment' })
    })
    show()
    expect(await screen.findByText('Not at the moment')).toBeTruthy()
    api.on(billingApi.current, () => aSubscription())
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await card('Your plan')).toBeTruthy()
  })
})

describe('the provider’s page of the subscription', () => {
  const aTab = () => ({ opener: window as Window | null, closed: false, close: vi.fn(), location: { assign: vi.fn() } })
  const manage = async () => userEvent.click(await screen.findByRole('button', { name: 'Manage subscription' }))

  it('opens in a tab opened by the click, without an opener', async () => {
    const tab = aTab()
    const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const { api, show } = open({ tier: 'premium', subscription: aSubscription() })
    api.on(billingApi.portal, () => ({ portalUrl: 'https://pay.example/portal' }))
    show()
    await manage()
    expect(opened).toHaveBeenCalledWith('', '_blank')
    expect(tab.opener).toBeNull()
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('https://pay.example/portal'))
  })

  it('opens in this tab where new tabs are blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const destinations = captureRedirects()
    const { api, show } = open({ tier: 'premium', subscription: aSubscription() })
    api.on(billingApi.portal, () => ({ portalUrl: 'https://pay.example/portal' }))
    show()
    await manage()
    await waitFor(() => expect(destinations).toEqual(['https://pay.example/portal']))
  })

  it('does not exist without payments', async () => {
    const tab = aTab()
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const toasts = captureToasts()
    const { api, show } = open()
    api.on(billingApi.portal, () => {
      throw new ErrorResponse(404, { code: 'NOT_FOUND', message: 'No active subscription found' })
    })
    show()
    await manage()
    await waitFor(() => expect(toasts).toEqual(['error: No active subscription found']))
    expect(tab.close).toHaveBeenCalledOnce()
  })

  it('causes a refetch of the subscription when the person comes back', async () => {
    vi.spyOn(window, 'open').mockReturnValue(aTab() as unknown as Window)
    const { api, show } = open({ tier: 'premium', subscription: aSubscription() })
    api.on(billingApi.portal, () => ({ portalUrl: 'https://pay.example/portal' }))
    show()
    await manage()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manage subscription' }).getAttribute('aria-busy')).toBeNull())
    api.server.subscription = aSubscription({ status: 'cancelled', endsAt: '2030-05-04T12:00:00.000Z' })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('Cancelled: access until May 4, 2030')).toBeTruthy()
  })
})

describe('coming back from the checkout', () => {
  const RETURN = '/pricing?checkout=done'
  const WAITING = 'Thank you. We are waiting for the payment provider to confirm…'
  const status = () => screen.findAllByRole('status').then((all) => all.map(({ textContent }) => textContent))

  it('waits for the subscription, then shows it and removes the parameter', async () => {
    const { api, user, show } = open({ path: RETURN })
    const { navigation } = show()
    expect(await screen.findByText(WAITING)).toBeTruthy()
    api.server.subscription = aSubscription()
    api.server.user = { ...user, tier: 'premium' }
    expect(await screen.findByText('Your Premium plan is active')).toBeTruthy()
    expect(await status()).toContain('Your Premium plan is active')
    await waitFor(() => expect(navigation.path()).toBe('/pricing'))
    expect(within(await card('Premium')).getByText('Current Plan')).toBeTruthy()
  })

  it('polls at once when the session has another plan', async () => {
    const { api, user, show } = open({ path: RETURN })
    show()
    await screen.findByText(WAITING)
    await waitFor(() => expect(api.callsTo(billingApi.current)).toHaveLength(1))
    api.server.subscription = aSubscription({ tier: 'supporter' })
    api.server.user = { ...user, tier: 'supporter' }
    act(() => session.setUser({ ...user, tier: 'supporter' }))
    expect(await screen.findByText('Your Supporter plan is active', undefined, { timeout: 1_500 })).toBeTruthy()
  })

  it('stops polling after 30 seconds, and then queries the provider on demand', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { api, user, show } = open({ path: RETURN })
    show()
    await screen.findByText(WAITING)
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(screen.getByText('This can take a few minutes. Nothing is lost.')).toBeTruthy()
    const requestCount = api.callsTo(billingApi.current).length
    expect(requestCount).toBeGreaterThan(5)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(api.callsTo(billingApi.current)).toHaveLength(requestCount)
    vi.useRealTimers()

    const clickPaid = async () => userEvent.click(screen.getByRole('button', { name: "I have paid but don't see it" }))
    api.on(billingApi.reconcile, () => ({ isChanged: false }))
    await clickPaid()
    expect(await screen.findByText(/^The payment provider knows of no payment yet/)).toBeTruthy()
    api.on(billingApi.reconcile, () => {
      throw new ErrorResponse(429, { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment and try again' })
    })
    await clickPaid()
    expect(await screen.findByText('Too many requests. Please wait a moment and try again')).toBeTruthy()
    api.on(billingApi.reconcile, () => {
      api.server.subscription = aSubscription()
      api.server.user = { ...user, tier: 'premium' }
      return { isChanged: true }
    })
    await clickPaid()
    expect(await screen.findByText('Your Premium plan is active')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Your Premium plan is active')
  })

  it('stops when the page is left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { api, show } = open({ path: RETURN })
    const { unmount } = show()
    await screen.findByText(WAITING)
    unmount()
    const requestCount = api.callsTo(billingApi.current).length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(api.callsTo(billingApi.current)).toHaveLength(requestCount)
    vi.useRealTimers()
  })

  it('requires a new sign-in after the session has ended, and comes back here', async () => {
    aSite()
    renderInKit(<PricingPage />, { path: RETURN, route: '/pricing' })
    const prompt = (await screen.findByText('Sign in to see your plan.')).closest('[tabindex="-1"]') as HTMLElement
    expect(within(prompt).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/login?next=%2Fpricing%3Fcheckout%3Ddone',
    )
  })
})

describe('the rest of the page', () => {
  it('compares the plans in a table', async () => {
    aSite()
    showToVisitor()
    const table = await screen.findByRole('table', { name: 'Compare plans' })
    const row = within(table).getByRole('row', { name: /^All guided exercises and coping techniques/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ firstChild, textContent }) => firstChild && textContent),
    ).toEqual([
      expect.stringContaining('Not included'),
      expect.stringContaining('Not included'),
      expect.not.stringContaining('Not included'),
    ])
    const data = within(table).getByRole('row', { name: /^A copy of your own data/ })
    expect(within(data).queryByText('Not included')).toBeNull()
  })

  it('answers five questions, and has a contact address', async () => {
    aSite()
    showToVisitor()
    const questions = await screen.findByRole('region', { name: 'Frequently Asked Questions' })
    expect(questions.querySelectorAll('details')).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(
      `mailto:support@${window.location.hostname}`,
    )
    expect(screen.getByText('Help, safety and your own data are always free.')).toBeTruthy()
    expect(await screen.findByText('Taxes are added by the payment provider where they apply.')).toBeTruthy()
  })
})
