import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from '@worrystone/contracts'
import { i18n, useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { useEffect, useId } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineRemote } from './define-remote.tsx'
import { PageHeading } from './page-heading.tsx'
import { usePageTitle } from './page-title.ts'
import type { Lifecycles, ParcelProps } from './parcel.tsx'
import { type Platform, usePlatform } from './platform.ts'
import { Slot } from './slot.tsx'
import { memoryNavigation, renderInKit } from './testing.tsx'

let count = 0

function aMount(options: { path?: string; route?: string | null; input?: Record<string, unknown> } = {}) {
  const navigation = memoryNavigation(options.path ?? '/')
  const crashes: unknown[] = []
  const abort = new AbortController()
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const name = `piece-${++count}`
  const listeners = new Set<() => void>()
  let values = options.input ?? {}
  const platform = {
    remote: 'test',
    buildId: 'a',
    instanceId: name,
    navigation,
    hasRoute: () => true,
    setTitle: () => {},
    announce: () => {},
    report: () => {},
    signal: abort.signal,
    SlotOutlet: () => null,
  } satisfies Platform
  const props: ParcelProps = {
    name,
    domElement,
    platform,
    path: options.route ?? null,
    onCrash: (error) => crashes.push(error),
    input: {
      get: () => values,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  const change = (next: Record<string, unknown>) => {
    values = next
    for (const listener of listeners) listener()
  }
  return { props, navigation, crashes, abort, domElement, change }
}

const { page, slot } = defineRemote({
  name: 'test',
  dictionaries: async (code) => ({ default: code === 'es' ? { Hello: 'Hola' } : {} }),
})

/** Never awaited inside `act`: mounting waits for timers that act holds back. */
async function mounted(lifecycles: Lifecycles, props: ParcelProps) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await lifecycles.bootstrap(props)
  let result: Promise<unknown> = Promise.resolve()
  act(() => {
    result = lifecycles.mount(props)
    result.catch(() => {})
  })
  await result
}

afterEach(() => document.body.replaceChildren())

describe('a page', () => {
  it('has its params, its translations and unique ids', async () => {
    function Post() {
      const id = useId()
      return (
        <p id={id}>
          {useT()('Hello')} {useParams().postId}
        </p>
      )
    }
    await i18n.setLanguage('es')
    const expose = aMount({ path: '/posts/7', route: '/posts/:postId' })
    await mounted(page(Post), expose.props)
    expect(expose.domElement.textContent).toBe('Hola 7')
    expect(expose.domElement.querySelector('p')?.id).toContain(expose.props.platform.instanceId)
    await i18n.setLanguage('en')
  })

  it("navigates through the history of the shell and never renders with the next page's address", async () => {
    const locations: string[] = []
    function Post() {
      const { pathname } = useLocation()
      locations.push(pathname)
      return <Link to="/login">leave</Link>
    }
    const expose = aMount({ path: '/posts/7', route: '/posts/:postId' })
    await mounted(page(Post), expose.props)
    act(() => expose.navigation.push('/posts/8'))
    act(() => screen.getByRole('link').click())
    expect(expose.navigation.path()).toBe('/login')
    expect(new Set(locations)).toEqual(new Set(['/posts/7', '/posts/8']))
    // It stays rendered until the shell unmounts it.
    expect(screen.getByRole('link')).toBeTruthy()
  })

  it('is removed by its unmount, and can be mounted again', async () => {
    const lifecycles = page(() => <p>here</p>)
    const expose = aMount()
    await mounted(lifecycles, expose.props)
    expect(expose.domElement.textContent).toBe('here')
    await lifecycles.unmount(expose.props)
    expect(expose.domElement.textContent).toBe('')
    const secondMount = aMount()
    await mounted(lifecycles, secondMount.props)
    expect(secondMount.domElement.textContent).toBe('here')
  })

  it('that throws in its first render is reported to the shell and does not hang', async () => {
    const expose = aMount()
    const broken = page(() => {
      throw new Error('first render')
    })
    await expect(mounted(broken, expose.props)).rejects.toThrow('first render')
    expect(expose.crashes).toHaveLength(1)
    await broken.unmount(expose.props)
    expect(expose.domElement.textContent).toBe('')
  })

  it('that throws later is reported to the shell and can be unmounted', async () => {
    let throwNow = () => {}
    function ThrowsOnDemand() {
      const { navigation } = usePlatform()
      const { search } = useLocation()
      throwNow = () => navigation.push('?broken')
      if (search) throw new Error('later')
      return <p>fine</p>
    }
    const lifecycles = page(ThrowsOnDemand)
    const expose = aMount()
    await mounted(lifecycles, expose.props)
    act(() => throwNow())
    expect(expose.crashes).toMatchObject([{ message: 'later' }])
    await lifecycles.unmount(expose.props)
    expect(expose.domElement.textContent).toBe('')
  })

  it('that never finishes its first render is unmounted when the shell aborts', async () => {
    const neverSettles = new Promise<never>(() => {})
    const lifecycles = page(() => {
      throw neverSettles
    })
    const expose = aMount()
    const mounting = mounted(lifecycles, expose.props)
    setTimeout(() => expose.abort.abort(), 20)
    await expect(mounting).rejects.toThrow('aborted before it was mounted')
  })

  it('cleans up its effects', async () => {
    const cleaned = vi.fn()
    const lifecycles = page(() => {
      useEffect(() => cleaned, [])
      return null
    })
    const expose = aMount()
    await mounted(lifecycles, expose.props)
    cleaned.mockClear()
    await lifecycles.unmount(expose.props)
    expect(cleaned).toHaveBeenCalledTimes(1)
  })
})

it('a slot gets the props of its page, also when they change', async () => {
  const lifecycles = slot(({ userId }: { userId: string }) => <p>{userId}</p>)
  const expose = aMount({ input: { userId: 'one' } })
  await mounted(lifecycles, expose.props)
  expect(expose.domElement.textContent).toBe('one')
  act(() => expose.change({ userId: 'two' }))
  expect(expose.domElement.textContent).toBe('two')
})

describe('renderInKit', () => {
  const member = { id: '018f4d2e-0000-7000-8000-000000000001', username: 'noor', displayName: null } as unknown as User

  it('provides everything that a page of a remote has', async () => {
    function Feature() {
      const session = useSession()
      const navigate = useNavigate()
      usePageTitle('Feed')
      return (
        <>
          <PageHeading>{session.status === 'signed-in' ? session.user.username : 'nobody'}</PageHeading>
          <Slot name="home.activity" />
          <button type="button" onClick={() => void navigate('/posts/8')}>
            go from {useParams().postId}
          </button>
        </>
      )
    }
    const { navigation, titles } = renderInKit(<Feature />, { path: '/posts/7', route: '/posts/:postId', user: member })
    expect(screen.getByRole('heading', { name: 'noor' })).not.toBe(document.activeElement)
    expect(titles).toContain('Feed')
    expect(document.querySelector('[data-slot="home.activity"]')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'go from 7' }))
    expect(navigation.path()).toBe('/posts/8')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
  })

  it('has no signed-in person by default', () => {
    function Who() {
      return <p>{useSession().status}</p>
    }
    renderInKit(<Who />)
    expect(screen.getByText('signed-out')).toBeTruthy()
  })
})

it('names the missing provider when used outside', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => usePlatformOutside()).toThrow()
  function usePlatformOutside() {
    return usePlatform()
  }
})
