import { call, queryClient } from '@worrystone/api-client'
import { fetchWithProgress } from '@worrystone/api-client/fetch-with-progress'
import { PICTURE_FIELD, picturesApi } from '@worrystone/contracts'
import { session } from '@worrystone/session'

/** A picture on a slow phone takes longer than a question. */
const UPLOAD_TIMEOUT_MS = 180_000

/** Replaces the own picture. `onProgress` hears how much has left, from 0 to 1. */
export async function uploadPicture(
  picture: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
) {
  const form = new FormData()
  form.append(PICTURE_FIELD, picture, 'picture')
  const { profilePictureUrl } = await call(
    picturesApi.upload,
    {},
    { form, fetch: fetchWithProgress(onProgress), signal, timeoutMs: UPLOAD_TIMEOUT_MS },
  )
  updateSession(profilePictureUrl)
}

export async function removePicture() {
  await call(picturesApi.remove, {})
  updateSession(null)
}

/** At once wherever the session's person is shown; everything else that shows them is asked for again, the old address is gone. */
function updateSession(avatarUrl: string | null) {
  const now = session.get()
  if (now.status === 'signed-in') session.setUser({ ...now.user, avatarUrl })
  void queryClient.invalidateQueries()
}
