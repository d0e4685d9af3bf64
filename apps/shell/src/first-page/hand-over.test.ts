import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const page = (html: string) => {
  document.body.innerHTML = `<div id="first-page">${html}</div><div id="splash"></div><div id="root"></div>`
  const [firstPage, , root] = document.body.children as unknown as [HTMLElement, HTMLElement, HTMLElement]
  return { firstPage, root }
}
const load = () => import('./hand-over.ts')
const flushTimers = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  delete document.documentElement.dataset.firstPage
})
afterEach(() => vi.useRealTimers())

const LOADING = '<main><div data-state="loading"></div></main>'

it('keeps the HTML until the app shows the page, which renders outside the document meanwhile', async () => {
  const { firstPage, root } = page('<main><h1>Feed</h1></main>')
  await load()
  root.innerHTML = LOADING
  await flushTimers()
  expect(root.isConnected).toBe(false)
  expect(document.body.textContent).toContain('Feed')
  root.innerHTML = '<main><p data-skeleton></p></main>'
  await flushTimers()
  expect(firstPage.isConnected).toBe(true)
  root.innerHTML = '<main><h1>Feed of the app</h1></main>'
  await flushTimers()
  expect(firstPage.isConnected).toBe(false)
  expect(document.body.textContent).toContain('Feed of the app')
})

it('keeps the HTML until the lists of the app have all of their items', async () => {
  const { firstPage, root } = page('<main><h1>Feed</h1></main>')
  await load()
  root.innerHTML = '<main><div role="feed" aria-busy="true"></div></main>'
  await flushTimers()
  expect(firstPage.isConnected).toBe(true)
  root.querySelector('[role="feed"]')?.setAttribute('aria-busy', 'false')
  await flushTimers()
  expect(firstPage.isConnected).toBe(false)
})

it('leaves no splash that would cover what is being read', async () => {
  const { root } = page('<main><h1>Feed</h1></main>')
  await load()
  expect(document.getElementById('splash')).not.toBeNull()
  root.innerHTML = '<main><h1>Feed of the app</h1></main>'
  await flushTimers()
  expect(document.getElementById('splash')).toBeNull()
})

it('drops the rules of a restored screen afterwards, and no others', async () => {
  const { root } = page('<main><h1>Feed</h1></main>')
  const [restored, later] = [new CSSStyleSheet(), new CSSStyleSheet()]
  document.adoptedStyleSheets = [restored]
  await load()
  document.adoptedStyleSheets.push(later)
  root.innerHTML = '<main><h1>Feed of the app</h1></main>'
  await flushTimers()
  expect(document.adoptedStyleSheets).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(500)
  expect(document.adoptedStyleSheets).toEqual([later])
})

it('shows the app with its placeholders when its data does not come', async () => {
  const { firstPage, root } = page('<main><h1>Feed</h1></main>')
  await load()
  root.innerHTML = '<main><p data-skeleton></p></main>'
  await vi.advanceTimersByTimeAsync(4_000)
  expect(firstPage.isConnected).toBe(true)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(firstPage.isConnected).toBe(false)
})

it('is removed at once for somebody whose page it is not', async () => {
  const { firstPage, root } = page('<main>Feed</main>')
  document.documentElement.dataset.firstPage = 'off'
  await load()
  expect(firstPage.isConnected).toBe(false)
  expect(root.isConnected).toBe(true)
})

describe('what a person did before the app was there', () => {
  const FORM =
    '<main><form><input type="email"><input type="checkbox"><select><option>a</option><option>b</option></select><button>Sign in</button></form></main>'

  it('typed text, choices and the focus are carried over to the app', async () => {
    const { firstPage, root } = page(FORM)
    await load()
    const [email, checkbox, select] = firstPage.querySelectorAll('input, select') as unknown as [
      HTMLInputElement,
      HTMLInputElement,
      HTMLSelectElement,
    ]
    email.focus()
    email.value = 'mira@example.com'
    checkbox.checked = true
    select.value = 'b'
    const onInput = vi.fn()
    root.addEventListener('input', onInput)
    root.innerHTML = FORM
    await flushTimers()
    const [newEmail, newCheckbox, newSelect] = root.querySelectorAll('input, select') as unknown as Element[]
    expect(newEmail).toHaveProperty('value', 'mira@example.com')
    expect(newCheckbox).toHaveProperty('checked', true)
    expect(newSelect).toHaveProperty('value', 'b')
    expect(document.activeElement).toBe(newEmail)
    expect(onInput).toHaveBeenCalled()
  })

  it('the last click is repeated on the same button', async () => {
    const { firstPage, root } = page('<main><button>Support</button><button>Me too</button></main>')
    await load()
    firstPage.querySelectorAll('button')[1]?.click()
    const clicked: (string | null)[] = []
    root.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent))
    root.innerHTML = '<main><button>Support</button><button>Me too</button></main>'
    await vi.advanceTimersByTimeAsync(10)
    expect(clicked).toEqual(['Me too'])
  })

  it('a click is not repeated where another button stands now', async () => {
    const { firstPage, root } = page('<main><button>Support</button></main>')
    await load()
    firstPage.querySelector('button')?.click()
    const onClick = vi.fn()
    root.addEventListener('click', onClick)
    root.innerHTML = '<main><button>Delete</button></main>'
    await vi.advanceTimersByTimeAsync(10)
    expect(onClick).not.toHaveBeenCalled()
  })

  describe('where a list has changed since the screen was stored', () => {
    const worry = (id: number, count: number, isOn = false) =>
      `<article data-post="${id}"><button aria-pressed="${isOn}">Support ${count}</button></article>`
    async function supportFirst(html: string, next: string) {
      const { firstPage, root } = page(`<main>${html}</main>`)
      await load()
      firstPage.querySelector('button')?.click()
      const clicked: unknown[] = []
      root.addEventListener('click', ({ target }) =>
        clicked.push((target as Element).closest<HTMLElement>('[data-post]')?.dataset.post ?? (target as Element).textContent),
      )
      root.innerHTML = `<main>${next}</main>`
      await vi.advanceTimersByTimeAsync(10)
      return clicked
    }

    it('the click is for the same worry, whose count may be another one', async () => {
      expect(await supportFirst(worry(1, 2), worry(9, 0) + worry(1, 3))).toEqual(['1'])
    })

    it('nothing happens when the worry is gone, or was supported meanwhile', async () => {
      expect(await supportFirst(worry(1, 2), worry(2, 2))).toEqual([])
      vi.resetModules()
      expect(await supportFirst(worry(1, 2), worry(1, 3, true))).toEqual([])
    })

    it('the click is for the same comment, and for none of its answers', async () => {
      const comment = (id: number, answers = '') => `<div data-comment="${id}">${answers}<button>Thank</button></div>`
      const { firstPage, root } = page(`<main>${comment(1, comment(2))}</main>`)
      await load()
      firstPage.querySelector<HTMLElement>('[data-comment="1"] > button')?.click()
      const clicked: unknown[] = []
      root.addEventListener('click', ({ target }) => clicked.push((target as Element).parentElement?.dataset.comment))
      root.innerHTML = `<main>${comment(9)}${comment(1, comment(8) + comment(2))}</main>`
      await vi.advanceTimersByTimeAsync(10)
      expect(clicked).toEqual(['1'])
    })

    it('nothing happens where articles have no id, unless there is one such button', async () => {
      const stories = '<article><button>Save</button></article>'
      expect(await supportFirst(stories, stories)).toEqual(['Save'])
      vi.resetModules()
      expect(await supportFirst(stories, stories + stories)).toEqual([])
    })

    it('buttons outside worries are counted without those inside', async () => {
      const buttons = '<button>Filter</button>'
      const { firstPage, root } = page(`<main>${worry(1, 2)}${buttons}</main>`)
      await load()
      firstPage.querySelector<HTMLElement>('main > button')?.click()
      const onClick = vi.fn()
      root.innerHTML = `<main>${worry(2, 0)}${worry(1, 2)}${buttons}</main>`
      root.querySelector('main > button')?.addEventListener('click', onClick)
      await vi.advanceTimersByTimeAsync(10)
      expect(onClick).toHaveBeenCalledOnce()
    })
  })

  it('a form is not sent before the app can send it', async () => {
    const { firstPage } = page(FORM)
    await load()
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    firstPage.querySelector('form')?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })
})
