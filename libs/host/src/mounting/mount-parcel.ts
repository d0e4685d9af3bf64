import type { Lifecycles, ParcelProps } from '@worrystone/remote-kit'
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa'
import { DEADLINES, withDeadline } from '../loading/with-deadline.ts'

type MountParcel = typeof mountRootParcel

let root: Promise<MountParcel> | undefined

/** single-spa never releases a root parcel and its element, but releases a child parcel: so one permanent, empty parcel owns all. */
function rootParcel(): Promise<MountParcel> {
  root ??= new Promise((resolve, reject) => {
    const noop = async () => {}
    const config = {
      name: 'root',
      bootstrap: noop,
      mount: async (props: { mountParcel: MountParcel }) => resolve(props.mountParcel),
      unmount: noop,
    }
    const parcel = mountRootParcel(config as ParcelConfig, { domElement: document.createElement('div') })
    parcel.mountPromise.catch(reject)
  })
  return root
}

/** All four promises of a parcel reject on their own; without a handler each would surface as an unhandled rejection. */
function ignoreRejections(parcel: Parcel): Parcel {
  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise, parcel.unmountPromise])
    promise.catch(() => {})
  return parcel
}

/** Mounts lifecycles and returns how to unmount them; both end within their deadline, whatever the remote does. */
export async function mountParcel(lifecycles: Lifecycles, props: ParcelProps): Promise<() => Promise<void>> {
  const mount = await rootParcel()
  // single-spa writes into the props it gets: always a new object. It gets the loaded module, never a loading function.
  const config = { ...lifecycles, name: props.name } as unknown as ParcelConfig
  const parcel = ignoreRejections(mount(config, { ...props }))
  try {
    await withDeadline(DEADLINES.mount, `${props.name}: mount`, parcel.mountPromise)
  } catch (error) {
    // What finishes after the deadline is in a removed element, and is unmounted there.
    parcel.mountPromise.then(() => parcel.unmount()).catch(() => {})
    throw error
  }
  return async () => {
    if (parcel.getStatus() === 'MOUNTED') await withDeadline(DEADLINES.unmount, `${props.name}: unmount`, parcel.unmount())
  }
}
