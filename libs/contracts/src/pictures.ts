import * as z from '@worrystone/contracts/zod'
import { endpoint, Id } from './endpoint.ts'
import { LIMITS } from './limits.ts'

/** The field of the form that carries the file. */
export const PICTURE_FIELD = 'profilePicture'
/** The widths a picture is kept in, in pixels; all square. `avatarUrl` names the one of 256. */
export const PICTURE_SIZES = [64, 128, 256, 512] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** The same picture in another size. Other addresses are returned unchanged. */
export const pictureAt = (url: string, size: PictureSize) =>
  url.replace(/^(\/pictures\/[\w-]+\/[\w-]+\/)\d+\.webp$/, `$1${size}.webp`)

const Picture = z.object({ profilePictureUrl: z.nullable(z.string()) })

export const picturesApi = {
  upload: endpoint.post('/profile-picture/me', {
    who: 'member',
    summary: `Replace the own picture (multipart/form-data, field ${PICTURE_FIELD}: JPG, PNG or WebP, at most ${LIMITS.pictureBytes} bytes)`,
    form: { field: PICTURE_FIELD },
    response: z.object({ profilePictureUrl: z.string() }),
  }),
  remove: endpoint.delete('/profile-picture/me', {
    who: 'member',
    summary: 'Take the own picture away',
    response: Picture,
  }),
  own: endpoint.get('/profile-picture/me', {
    who: 'member',
    summary: 'Where the own picture is',
    response: Picture,
  }),
  ofPerson: endpoint.get('/profile-picture/:userId', {
    who: 'anyone',
    summary: "Where a person's picture is",
    params: z.object({ userId: Id }),
    response: Picture,
  }),
  status: endpoint.get('/profile-picture/service/status', {
    who: 'anyone',
    summary: 'Can pictures be uploaded now, and which?',
    response: z.object({
      isAvailable: z.boolean(),
      maxBytes: z.number(),
      types: z.array(z.string()),
      sizes: z.array(z.number()),
    }),
  }),
}
