import { call, queryClient } from '@worrystone/api-client'
import { fetchWithProgress } from '@worrystone/api-client/fetch-with-progress'
import { type Drawing, PICTURE_FIELD, picturesApi } from '@worrystone/contracts'
import { findUser } from '@worrystone/remote-kit/bundled'
import { session } from '@worrystone/session'

/** An upload from a slow phone takes longer than other calls. */
const UPLOAD_TIMEOUT_MS = 180_000

/** Replaces the own picture. `onProgress` gets the sent share, from 0 to 1. */
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

/** Takes a drawing as the own picture. */
export async function chooseDrawing(drawing: Drawing) {
  const { profilePictureUrl } = await call(picturesApi.choose, { body: { drawing } })
  updateSession(profilePictureUrl)
}

export async function removePicture() {
  await call(picturesApi.remove, {})
  updateSession(null)
}

/** Updates the session at once and refetches everything else: the old address is gone. */
function updateSession(avatarUrl: string | null) {
  const user = findUser()
  if (user) session.setUser({ ...user, avatarUrl })
  void queryClient.invalidateQueries()
}
