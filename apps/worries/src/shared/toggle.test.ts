import { ApiError } from '@worrystone/api-client'
import { expect, it } from 'vitest'
import { later } from '../testing.ts'
import { press, type Stand } from './toggle.ts'

let count = 0

/** A switch, and a server that is answered by hand. */
function aSwitch(start: Stand = { isOn: false, count: 3 }) {
  const name = `switch ${++count}`
  const asked: { isOn: boolean; answer: ReturnType<typeof later<Stand>> }[] = []
  const seen = { now: start, agreed: [] as Stand[], failed: [] as unknown[] }
  const doing = {
    show: (stand: Stand) => {
      seen.now = stand
    },
    send: (isOn: boolean) => {
      const answer = later<Stand>()
      asked.push({ isOn, answer })
      return answer.promise
    },
    ask: async () => ({ isOn: true, count: 9 }),
    onAgreed: (stand: Stand) => void seen.agreed.push(stand),
    onFailed: (error: unknown) => void seen.failed.push(error),
  }
  return { seen, asked, press: () => press(name, seen.now, doing) }
}
const refused = () => new ApiError({ code: 'BAD_REQUEST', message: 'No', status: 400 })

it('shows the wish at once and then what the server answered', async () => {
  const one = aSwitch()
  const done = one.press()
  expect(one.seen.now).toEqual({ isOn: true, count: 4 })
  one.asked[0]?.answer.resolve({ isOn: true, count: 7 })
  await done
  expect(one.seen.now).toEqual({ isOn: true, count: 7 })
  expect(one.seen.agreed).toEqual([{ isOn: true, count: 7 }])
})

it('sends one request after another, and ends at the last wish', async () => {
  const one = aSwitch()
  const done = one.press()
  void one.press()
  void one.press()
  void one.press()
  expect(one.seen.now).toEqual({ isOn: false, count: 3 })
  expect(one.asked.map(({ isOn }) => isOn)).toEqual([true])
  one.asked[0]?.answer.resolve({ isOn: true, count: 4 })
  await new Promise((resolve) => setTimeout(resolve))
  expect(one.asked.map(({ isOn }) => isOn)).toEqual([true, false])
  one.asked[1]?.answer.resolve({ isOn: false, count: 3 })
  await done
  expect(one.seen.now).toEqual({ isOn: false, count: 3 })
  expect(one.seen.agreed).toHaveLength(1)
})

it('sends nothing more when the last wish is the first again', async () => {
  const one = aSwitch()
  const done = one.press()
  void one.press()
  void one.press()
  one.asked[0]?.answer.resolve({ isOn: true, count: 4 })
  await done
  expect(one.asked).toHaveLength(1)
  expect(one.seen.now).toEqual({ isOn: true, count: 4 })
})

it('comes back when the server refuses, and says so', async () => {
  const one = aSwitch()
  const done = one.press()
  one.asked[0]?.answer.reject(refused())
  await done
  expect(one.seen.now).toEqual({ isOn: false, count: 3 })
  expect(one.seen.failed).toHaveLength(1)
})

it('comes back to what the server agreed to last', async () => {
  const one = aSwitch()
  const done = one.press()
  void one.press()
  one.asked[0]?.answer.resolve({ isOn: true, count: 5 })
  await new Promise((resolve) => setTimeout(resolve))
  one.asked[1]?.answer.reject(refused())
  await done
  expect(one.seen.now).toEqual({ isOn: true, count: 5 })
})

it('says nothing of a failure that left things as they are wished', async () => {
  const one = aSwitch()
  const done = one.press()
  void one.press()
  one.asked[0]?.answer.reject(refused())
  await done
  expect(one.seen.now).toEqual({ isOn: false, count: 3 })
  expect(one.seen.failed).toEqual([])
})

it('asks how things are when nobody knows whether a request arrived', async () => {
  const one = aSwitch()
  const done = one.press()
  one.asked[0]?.answer.reject(new ApiError({ code: 'NETWORK', message: 'gone' }))
  await done
  expect(one.seen.now).toEqual({ isOn: true, count: 9 })
  expect(one.seen.failed).toHaveLength(1)
})
