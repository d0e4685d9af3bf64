// @vitest-environment node
import { QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { describe, expect, it, vi } from 'vitest'
import { renderHtml } from './render-html.tsx'

const Red = styled.p`
  color: red;
`

const render = (element: ReactElement, after?: string) =>
  renderHtml(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>, after)

function Person({ load }: { load: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: ['person'], queryFn: load })
  return data ? <Worry id={data} /> : <p>Loading</p>
}

function Worry({ id }: { id: string }) {
  const { data } = useQuery({ queryKey: ['worry', id], queryFn: async () => `${id}'s exam` })
  return <Red style={{ margin: 0 }}>{data ?? '…'}</Red>
}

it('renders with the data of queries, also of those that follow from another', async () => {
  const { html, css } = await render(<Person load={async () => 'Mira'} />)
  expect(html).toContain('Mira&#x27;s exam')
  expect(html).not.toContain('style=')
  expect(css).toContain('color:red')
  expect(css).toContain('{margin:0}')
})

it('begins each time without data, and rejects when a query fails', async () => {
  const load = vi.fn(async () => 'Mira')
  await render(<Person load={load} />)
  await render(<Person load={load} />)
  expect(load).toHaveBeenCalledTimes(2)
  await expect(render(<Person load={async () => Promise.reject(new Error('down'))} />)).rejects.toThrow('down')
})

it('does not run a query that is switched off', async () => {
  const load = vi.fn(async () => 'x')
  const Off = () => <p>{useQuery({ queryKey: ['off'], queryFn: load, enabled: false }).data ?? 'none'}</p>
  expect((await render(<Off />)).html).toBe('<p>none</p>')
  expect(load).not.toHaveBeenCalled()
})

describe('a paged list', () => {
  function Numbers() {
    const { data } = useInfiniteQuery({
      queryKey: ['numbers'],
      queryFn: async ({ pageParam }) => [pageParam, pageParam + 1],
      initialPageParam: 0,
      getNextPageParam: (_, pages) => (pages.flat().length < 6 ? pages.flat().length : undefined),
    })
    return <p>{data?.pages.flat().join(' ')}</p>
  }
  function Letters() {
    const { data } = useInfiniteQuery({
      queryKey: ['letters'],
      queryFn: async ({ pageParam }) => ({ letter: pageParam ?? 'a', next: pageParam === 'b' ? null : 'b' }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    })
    return <p>{data?.pages.map(({ letter }) => letter)}</p>
  }

  it('says where its next page begins, by offset or cursor', async () => {
    expect(await render(<Numbers />)).toMatchObject({ html: '<p>0 1</p>', next: '2' })
    expect(await render(<Letters />)).toMatchObject({ html: '<p>a</p>', next: 'b' })
  })

  it('begins where it is asked to', async () => {
    expect(await render(<Numbers />, '4')).toMatchObject({ html: '<p>4 5</p>', next: '6' })
    expect(await render(<Letters />, 'b')).toMatchObject({ html: '<p>b</p>', next: null })
  })
})
