import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { aComment } from '../../testing.ts'
import { useTranslation } from './use-translation.ts'

const comment = { ...aComment({ content: 'Hola', language: 'es', isTranslatable: true }), replies: [] }

/** A comment whose writer can edit it while its translation is shown. */
function Translated() {
  const [content, setContent] = useState(comment.content)
  const { text, toggle } = useTranslation({ ...comment, content }, true, useRef(null))
  return (
    <>
      <p>{text ?? content}</p>
      <button type="button" onClick={toggle}>
        {text === undefined ? 'Translate' : 'Original'}
      </button>
      <button type="button" onClick={() => setContent('Adiós')}>
        Edit
      </button>
    </>
  )
}

it('translates a text again that was edited while its translation was shown', async () => {
  const api = fakeApi({ 'POST /comments/:id/translation': () => ({ text: `English ${api.calls.length}` }) })
  renderInKit(<Translated />, { user: aUser() })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Translate')
  expect(await screen.findByText('English 1')).toBeTruthy()
  await press('Original')
  expect(screen.getByText('Hola')).toBeTruthy()
  await press('Translate')
  await press('Edit')
  expect(screen.getByText('Adiós')).toBeTruthy()
  await press('Translate')
  expect(await screen.findByText('English 2')).toBeTruthy()
})
