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

function aMount(wish: { path?: string; route?: string | null; input?: Record<string, unknown> } = {}) {
  const navigation = memoryNavigation(wish.path ?? '/')
  const crashes: unknown[] = []
  const abort = new AbortController()
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const name = `piece-${++count}`
  const listeners = new Set<() => void>()
  let values = wish.input ?? {}
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
    path: wish.route ?? null,
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
    const piece = aMount({ path: '/posts/7', route: '/posts/:postId' })
    await mounted(page(Post), piece.props)
    expect(piece.domElement.textContent).toBe('Hola 7')
    expect(piece.domElement.querySelector('p')?.id).toContain(piece.props.platform.instanceId)
    await i18n.setLanguage('en')
  })

  it("navigates through the history of the shell and never renders with the next page's address", async () => {
    const seen: string[] = []
    function Post() {
      const { pathname } = useLocation()
      seen.push(pathname)
      return <Link to="/login">leave</Link>
    }
    const piece = aMount({ path: '/posts/7', route: '/posts/:postId' })
    await mounted(page(Post), piece.props)
    act(() => piece.navigation.push('/posts/8'))
    act(() => screen.getByRole('link').click())
    expect(piece.navigation.path()).toBe('/login')
    expect(new Set(seen)).toEqual(new Set(['/posts/7', '/posts/8']))
    // It stays rendered until the shell unmounts it.
    expect(screen.getByRole('link')).toBeTruthy()
  })

  it('is removed by its unmount, and can be mounted again', async () => {
    const lifecycles = page(() => <p>here</p>)
    const piece = aMount()
    await mounted(lifecycles, piece.props)
    expect(piece.domElement.textContent).toBe('here')
    await lifecycles.unmount(piece.props)
    expect(piece.domElement.textContent).toBe('')
    const again = aMount()
    await mounted(lifecycles, again.props)
    expect(again.domElement.textContent).toBe('here')
  })

  it('that throws in its first render is reported to the shell and does not hang', async () => {
    const piece = aMount()
    const broken = page(() => {
      throw new Error('first render')
    })
    await expect(mounted(broken, piece.props)).rejects.toThrow('first render')
    expect(piece.crashes).toHaveLength(1)
    await broken.unmount(piece.props)
    expect(piece.domElement.textContent).toBe('')
  })

  it('that throws later is reported to the shell and can be unmounted', async () => {
    let breakNow = () => {}
    function Later() {
      const { navigation } = usePlatform()
      const { search } = useLocation()
      breakNow = () => navigation.push('?broken')
      if (search) throw new Error('later')
      return <p>fine</p>
    }
    const lifecycles = page(Later)
    const piece = aMount()
    await mounted(lifecycles, piece.props)
    act(() => breakNow())
    expect(piece.crashes).toMatchObject([{ message: 'later' }])
    await lifecycles.unmount(piece.props)
    expect(piece.domElement.textContent).toBe('')
  })

  it('that never finishes its first render is unmounted when the shell aborts', async () => {
    const never = new Promise<never>(() => {})
    const lifecycles = page(() => {
      throw never
    })
    const piece = aMount()
    const mounting = mounted(lifecycles, piece.props)
    setTimeout(() => piece.abort.abort(), 20)
    await expect(mounting).rejects.toThrow('taken away')
  })

  it('cleans up its effects', async () => {
    const cleaned = vi.fn()
    const lifecycles = page(() => {
      useEffect(() => cleaned, [])
      return null
    })
    const piece = aMount()
    await mounted(lifecycles, piece.props)
    cleaned.mockClear()
    await lifecycles.unmount(piece.props)
    expect(cleaned).toHaveBeenCalledTimes(1)
  })
})

it('a slot gets the props of its page, also when they change', async () => {
  const lifecycles = slot(({ userId }: { userId: string }) => <p>{userId}</p>)
  const piece = aMount({ input: { userId: 'one' } })
  await mounted(lifecycles, piece.props)
  expect(piece.domElement.textContent).toBe('one')
  act(() => piece.change({ userId: 'two' }))
  expect(piece.domElement.textContent).toBe('two')
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
