import type { AuthResponse, SignInResponse } from '@worrystone/contracts'

/** The response of a sign-in that needed no further step. */
export function signedIn(response: SignInResponse): AuthResponse {
  if (response.kind !== 'signed-in') throw new Error(`The sign-in asks for a further step: ${response.kind}`)
  return response
}
