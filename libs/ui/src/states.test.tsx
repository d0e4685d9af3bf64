import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Failure } from './states.tsx'

function Page() {
  const [isBack, setBack] = useState(false)
  return (
    <main tabIndex={-1}>{isBack ? <p>Here again</p> : <Failure message="It did not work" onRetry={() => setBack(true)} />}</main>
  )
}

it('keeps the focus in its part of the page after a successful retry', async () => {
  render(<Page />)
  screen.getByRole('button', { name: 'Try Again' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Here again')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('does not move a focus that is elsewhere when it unmounts', () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <input />
      <Failure message="It did not work" />
    </main>,
  )
  screen.getByRole('textbox').focus()
  rerender(
    <main tabIndex={-1}>
      <input />
    </main>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
