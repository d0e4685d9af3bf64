import type { RemoteManifest } from '@worrystone/contracts'
import type { Lifecycles } from '@worrystone/remote-kit'
import type { OpenRequest } from './open.ts'
import { mountParcel } from './parcels.ts'

export type Mounted = {
  request: OpenRequest
  build: RemoteManifest
  lifecycles: Lifecycles
  /** Aborted when the piece is no longer wanted. */
  gone: AbortSignal
  /** It broke after it was there; told once. */
  onCrash(error: unknown): void
}

let mounts = 0

/** Puts a piece into an element of its own. Answers with how to take it away: that rejects when its unmount does, and takes it away all the same. */
export async function mountPiece({ request, build, lifecycles, gone, onCrash }: Mounted): Promise<() => Promise<void>> {
  const { piece, host, input, platformFor } = request
  const element = document.createElement('div')
  element.dataset.remote = piece.remote
  element.dataset.build = build.buildId
  host.append(element)
  const name = `${piece.remote}-${piece.expose}-${++mounts}`
  const ended = new AbortController()
  const signal = AbortSignal.any([gone, ended.signal])
  let stage: 'coming' | 'there' | 'over' = 'coming'
  const end = () => {
    stage = 'over'
    ended.abort()
    element.remove()
  }
  try {
    const unmount = await mountParcel(lifecycles, {
      name,
      domElement: element,
      platform: platformFor({ remote: piece.remote, buildId: build.buildId, instanceId: name, signal }),
      path: piece.path,
      input,
      onCrash(error) {
        if (stage !== 'there') return
        stage = 'over'
        onCrash(error)
      },
    })
    stage = 'there'
    return async () => {
      stage = 'over'
      // What hangs in its unmount must not stand beside its successor.
      element.hidden = true
      await unmount().finally(end)
    }
  } catch (error) {
    end()
    throw error
  }
}
