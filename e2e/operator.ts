import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { type Action, authApi, endpointPath, type RemoteStatus, registryApi } from '@worrystone/contracts'
import { callApi } from './people.ts'

/** An account of the demo community that the product starts with. */
const ADMIN = { email: 'amadou@demo.worrystone.example', password: 'Worry-Stone-24' }

/** An operator, who may publish builds and change records, freshly signed in. */
export async function signInOperator(request: APIRequestContext) {
  const session = await callApi(request, authApi.login, { body: ADMIN })
  if (session.kind !== 'signed-in') throw new Error(`The sign-in asks for a further step: ${session.kind}`)
  const { token } = session
  const caller = { token }
  const status = (remote: string): Promise<RemoteStatus> =>
    callApi(request, registryApi.remote, { by: caller, params: { remote } })
  return {
    token,
    status,

    /** Uploads a build's folder as a team's pipeline does. Returns the server's status and response. */
    async publish(remote: string, folder: string): Promise<{ status: number; message: string }> {
      const form = new FormData()
      for (const file of readdirSync(folder)) form.append(file, new Blob([readFileSync(join(folder, file))]), file)
      const response = await request.post(`/api${endpointPath(registryApi.publish, { params: { remote } })}`, {
        multipart: form,
        headers: { authorization: `Bearer ${token}` },
      })
      return { status: response.status(), message: await response.text() }
    },

    async change(remote: string, change: Action): Promise<RemoteStatus> {
      const { revision } = await status(remote)
      return callApi(request, registryApi.change, {
        by: caller,
        params: { remote },
        body: { revision, why: 'for a test', change },
      })
    },
  }
}
