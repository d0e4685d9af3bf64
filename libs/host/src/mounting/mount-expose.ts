import type { RemoteManifest } from '@worrystone/contracts'
import type { Lifecycles } from '@worrystone/remote-kit'
import type { OpenOptions } from './expose-ref.ts'
import { mountParcel } from './mount-parcel.ts'

export type MountOptions = {
  options: Pick<OpenOptions, 'exposeRef' | 'element' | 'input' | 'platformFor'>
  build: RemoteManifest
  lifecycles: Lifecycles
  /** Aborted when the expose is no longer wanted. */
  closed: AbortSignal
  /** It crashed after it was mounted; called once. */
  onCrash(error: unknown): void
}

let mountCount = 0

/** Mounts an expose in an element of its own. The function returned unmounts it, and removes the element even where unmounting rejects. */
export async function mountExpose({ options, build, lifecycles, closed, onCrash }: MountOptions): Promise<() => Promise<void>> {
  const { remote, expose, path } = options.exposeRef
  const element = document.createElement('div')
  element.dataset.remote = remote
  element.dataset.build = build.buildId
  options.element.append(element)
  const name = `${remote}-${expose}-${++mountCount}`
  const endController = new AbortController()
  const signal = AbortSignal.any([closed, endController.signal])
  let phase: 'mounting' | 'mounted' | 'ended' = 'mounting'
  const end = () => {
    phase = 'ended'
    endController.abort()
    element.remove()
  }
  try {
    const unmount = await mountParcel(lifecycles, {
      name,
      domElement: element,
      platform: options.platformFor({ remote, buildId: build.buildId, instanceId: name, signal }),
      path,
      input: options.input,
      onCrash(error) {
        if (phase !== 'mounted') return
        phase = 'ended'
        onCrash(error)
      },
    })
    phase = 'mounted'
    return async () => {
      phase = 'ended'
      // An expose that hangs in its unmount must not be visible beside its successor.
      element.hidden = true
      await unmount().finally(end)
    }
  } catch (error) {
    end()
    throw error
  }
}
