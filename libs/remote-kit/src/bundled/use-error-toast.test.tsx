import { renderHook } from '@testing-library/react'
import { ApiError } from '@worrystone/api-client'
import { ERROR_MESSAGES } from '@worrystone/contracts'
import { on } from '@worrystone/events'
import { afterEach, expect, it } from 'vitest'
import { useErrorToast } from './use-error-toast.ts'

const toasts: string[] = []
const stopCapturing = on('toast/1', ({ message }) => void toasts.push(message))
afterEach(() => void toasts.splice(0))

const fail = (error: unknown) => renderHook(useErrorToast).result.current.show(error, 'Failed to create post')

it('shows the message of the server, or that it was not reached, else that the action failed', () => {
  const message = 'Too many requests. Please wait a moment and try again'
  fail(new ApiError({ code: 'RATE_LIMITED', status: 429, message, hasServerMessage: true }))
  fail(new ApiError({ code: 'INTERNAL', status: 500, message: 'Made up from the status' }))
  fail(new ApiError({ code: 'NETWORK', status: 0, message: 'The connection was refused' }))
  fail(new ApiError({ code: 'CIRCUIT_OPEN', message: ERROR_MESSAGES.CIRCUIT_OPEN }))
  expect(toasts).toEqual([
    'Too many requests. Please wait a moment and try again',
    'Failed to create post',
    'Failed to create post',
    'Circuit breaker is open - service temporarily unavailable',
  ])
})

it('removes its toast, once, when a retry has succeeded', () => {
  const durations: (number | undefined)[] = []
  const stop = on('toast/1', ({ duration }) => void durations.push(duration))
  const { show, dismiss } = renderHook(useErrorToast).result.current
  dismiss()
  show(new ApiError({ code: 'INTERNAL', status: 500, message: 'Made up from the status' }), 'Failed to create post')
  dismiss()
  dismiss()
  stop()
  expect(toasts).toEqual(['Failed to create post', 'Failed to create post'])
  expect(durations).toEqual([5000, 0])
})

it('leaves an ended session to the shell, and says nothing about what was cancelled', () => {
  fail(new DOMException('The password prompt was closed', 'AbortError'))
  fail(new ApiError({ code: 'UNAUTHORIZED', status: 401, message: 'Please log in to access this feature' }))
  expect(toasts).toEqual([])
  stopCapturing()
})
