import { ApiError, queryClient } from '@worrystone/api-client'
import { afterEach, expect, it } from 'vitest'
import { isToggledOn, optimisticToggle, type ToggleState } from './optimistic-toggle.ts'

let count = 0

afterEach(() => queryClient.getMutationCache().clear())

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** A toggle, and a server that the test answers for. */
function aToggle(start: ToggleState = { isOn: false, count: 3 }) {
  const mutationKey = ['toggle', `${++count}`]
  const requests: (PromiseWithResolvers<ToggleState> & { isOn: boolean })[] = []
  const observed = { now: start, confirmed: [] as ToggleState[], failed: [] as unknown[] }
  const options = () =>
    optimisticToggle({
      mutationKey,
      state: observed.now,
      show: (state) => {
        observed.now = state
      },
      send: (isOn) => {
        const request = { ...Promise.withResolvers<ToggleState>(), isOn }
        requests.push(request)
        return request.promise
      },
      read: async () => ({ isOn: true, count: 9 }),
      onConfirmed: (state) => void observed.confirmed.push(state),
      onFailed: (error) => void observed.failed.push(error),
    })
  /** Resolves when the click is rendered; `done` when the server has answered. */
  async function click() {
    const mutation = queryClient.getMutationCache().build(queryClient, options())
    const request = mutation.execute(!observed.now.isOn).catch(() => {})
    await nextTask()
    return { request }
  }
  /** A click on a button that shows this. */
  async function clickShowing(shown: boolean) {
    const mutation = queryClient.getMutationCache().build(queryClient, options())
    void mutation.execute(!isToggledOn(queryClient, mutationKey, shown)).catch(() => {})
    await nextTask()
  }
  return { observed, requests, click, clickShowing }
}
const refused = () => new ApiError({ code: 'BAD_REQUEST', message: 'No', status: 400 })

it("shows the wanted state at once and then the server's", async () => {
  const toggle = aToggle()
  const { request } = await toggle.click()
  expect(toggle.observed.now).toEqual({ isOn: true, count: 4 })
  toggle.requests[0]?.resolve({ isOn: true, count: 7 })
  await request
  expect(toggle.observed.now).toEqual({ isOn: true, count: 7 })
  expect(toggle.observed.confirmed).toEqual([{ isOn: true, count: 7 }])
})

it('sends requests one after another, and ends at the last wanted state', async () => {
  const toggle = aToggle()
  await toggle.click()
  await toggle.click()
  await toggle.click()
  const { request } = await toggle.click()
  expect(toggle.observed.now).toEqual({ isOn: false, count: 3 })
  expect(toggle.requests.map(({ isOn }) => isOn)).toEqual([true])
  toggle.requests[0]?.resolve({ isOn: true, count: 4 })
  await nextTask()
  expect(toggle.requests.map(({ isOn }) => isOn)).toEqual([true, false])
  toggle.requests[1]?.resolve({ isOn: false, count: 3 })
  await request
  expect(toggle.observed.now).toEqual({ isOn: false, count: 3 })
  expect(toggle.observed.confirmed).toHaveLength(1)
})

it('sends no further request when the last wanted state is the confirmed one', async () => {
  const toggle = aToggle()
  await toggle.click()
  await toggle.click()
  const { request } = await toggle.click()
  toggle.requests[0]?.resolve({ isOn: true, count: 4 })
  await request
  expect(toggle.requests).toHaveLength(1)
  expect(toggle.observed.now).toEqual({ isOn: true, count: 4 })
})

it('rolls back when the server refuses, and reports it', async () => {
  const toggle = aToggle()
  const { request } = await toggle.click()
  toggle.requests[0]?.reject(refused())
  await request
  expect(toggle.observed.now).toEqual({ isOn: false, count: 3 })
  expect(toggle.observed.failed).toHaveLength(1)
})

it('rolls back to the last confirmed state', async () => {
  const toggle = aToggle()
  await toggle.click()
  const { request } = await toggle.click()
  toggle.requests[0]?.resolve({ isOn: true, count: 5 })
  await nextTask()
  toggle.requests[1]?.reject(refused())
  await request
  expect(toggle.observed.now).toEqual({ isOn: true, count: 5 })
})

it('reports no failure that leaves the state as wanted', async () => {
  const toggle = aToggle()
  await toggle.click()
  const { request } = await toggle.click()
  toggle.requests[0]?.reject(refused())
  await request
  expect(toggle.observed.now).toEqual({ isOn: false, count: 3 })
  expect(toggle.observed.failed).toEqual([])
})

it('reads the state when it is unknown whether a request arrived', async () => {
  const toggle = aToggle()
  const { request } = await toggle.click()
  toggle.requests[0]?.reject(new ApiError({ code: 'NETWORK', message: 'gone' }))
  await request
  expect(toggle.observed.now).toEqual({ isOn: true, count: 9 })
  expect(toggle.observed.failed).toHaveLength(1)
})

it('ignores a response for an account that has signed out meanwhile', async () => {
  const toggle = aToggle()
  const { request } = await toggle.click()
  queryClient.getMutationCache().clear()
  toggle.observed.now = { isOn: false, count: 1 }
  toggle.requests[0]?.resolve({ isOn: true, count: 7 })
  await request
  expect(toggle.observed.now).toEqual({ isOn: false, count: 1 })
  expect(toggle.observed.confirmed).toEqual([])
})

it('counts every click, also those that come before the first is rendered', async () => {
  const toggle = aToggle()
  const isOn = toggle.observed.now.isOn
  await Promise.all([toggle.clickShowing(isOn), toggle.clickShowing(isOn), toggle.clickShowing(isOn)])
  expect(toggle.observed.now).toEqual({ isOn: true, count: 4 })
})
