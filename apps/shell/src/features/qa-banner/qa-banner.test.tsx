import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { QaBanner } from './qa-banner.tsx'

it('names each build and its state', () => {
  render(
    <QaBanner
      builds={[
        { name: 'worries@1111111111111111', state: 'used' },
        { name: 'account@2222222222222222', state: 'unknown' },
        { name: 'wellness@3333333333333333', state: 'refused' },
      ]}
      onReset={() => {}}
    />,
  )
  const lines = within(screen.getByRole('region', { name: 'Test visit' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'worries@1111111111111111 This tab uses this build. The visit counts in no health figure.',
    'account@2222222222222222 This build is not known here.',
    'wellness@3333333333333333 This build can’t be used in this page at the moment.',
  ])
})

it('ends the test on demand', async () => {
  const reset = vi.fn()
  render(<QaBanner builds={[{ name: 'worries@1111111111111111', state: 'used' }]} onReset={reset} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(reset).toHaveBeenCalledOnce()
})
