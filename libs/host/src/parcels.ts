import type { Lifecycles, ParcelProps } from '@worrystone/remote-kit'
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa'
import { DEADLINES, within } from './deadline.ts'

type MountParcel = typeof mountRootParcel

let hub: Promise<MountParcel> | undefined

/** single-spa never lets go of a root parcel and its element. A parcel of a parcel it forgets: so one permanent, empty parcel owns all. */
function parcelHub(): Promise<MountParcel> {
  hub ??= new Promise((resolve, reject) => {
    const nothing = async () => {}
    const config = {
      name: 'hub',
      bootstrap: nothing,
      mount: async (props: { mountParcel: MountParcel }) => resolve(props.mountParcel),
      unmount: nothing,
    }
    const parcel = mountRootParcel(config as ParcelConfig, { domElement: document.createElement('div') })
    parcel.mountPromise.catch(reject)
  })
  return hub
}

/** All four promises of a parcel reject on their own; an unheard one would surface as an unhandled rejection. */
function hush(parcel: Parcel): Parcel {
  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise, parcel.unmountPromise])
    promise.catch(() => {})
  return parcel
}

/** Mounts lifecycles and answers with how to unmount them; both end within their deadline, whatever the remote does. */
export async function mountParcel(lifecycles: Lifecycles, props: ParcelProps): Promise<() => Promise<void>> {
  const mount = await parcelHub()
  // single-spa writes into the props it is given: always a fresh object. It gets the loaded module, never a loading function.
  const config = { ...lifecycles, name: props.name } as unknown as ParcelConfig
  const parcel = hush(mount(config, { ...props }))
  try {
    await within(DEADLINES.mount, `${props.name}: mount`, parcel.mountPromise)
  } catch (error) {
    // Whoever finishes after the deadline does so in an element that is gone, and must not live on there.
    parcel.mountPromise.then(() => parcel.unmount()).catch(() => {})
    throw error
  }
  return async () => {
    if (parcel.getStatus() === 'MOUNTED') await within(DEADLINES.unmount, `${props.name}: unmount`, parcel.unmount())
  }
}
