import * as z from '@worrystone/contracts/zod'
import { endpoint, Id } from './endpoint.ts'
import { LIMITS } from './limits.ts'

/** The form field of the file. */
export const PICTURE_FIELD = 'profilePicture'
/** The widths in which a picture is stored, in pixels; all square. `avatarUrl` names the one of 256. */
export const PICTURE_SIZES = [64, 128, 256, 512] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** The same picture in another size. Other addresses, as those of drawings, are returned unchanged. */
export const pictureAt = (url: string, size: PictureSize) =>
  url.replace(/^(\/pictures\/[\w-]+\/[\w-]+\/)\d+\.webp$/, `$1${size}.webp`)

/**
 * The drawings that can be chosen instead of an own picture. The content of an address never changes: a redrawn one gets a new name, and
 * the old file stays for the people who chose it.
 */
export const DRAWINGS = [
  'fox',
  'owl',
  'hedgehog',
  'snail',
  'whale',
  'cat',
  'rabbit',
  'bear',
  'turtle',
  'robin',
  'penguin',
  'bee',
  'cactus',
  'tulip',
  'mushroom',
  'tree',
  'moon',
  'sun',
  'rainbow',
  'stones',
  'lantern',
  'boat',
  'tea',
  'lighthouse',
] as const
export const Drawing = z.enum(DRAWINGS, 'Please choose one of the drawings')
export type Drawing = z.infer<typeof Drawing>

/** The address of a drawing: an SVG, sharp in every size. */
export const drawingUrl = (drawing: Drawing) => `/pictures/drawings/${drawing}.svg`

const Picture = z.object({ profilePictureUrl: z.nullable(z.string()) })

export const picturesApi = {
  upload: endpoint.post('/profile-picture/me', {
    who: 'member',
    summary: `Replace the own picture (multipart/form-data, field ${PICTURE_FIELD}: JPG, PNG or WebP, at most ${LIMITS.pictureBytes} bytes)`,
    form: { field: PICTURE_FIELD },
    response: z.object({ profilePictureUrl: z.string() }),
  }),
  choose: endpoint.put('/profile-picture/me/drawing', {
    who: 'member',
    summary: 'Take one of the drawings as the own picture; an uploaded one is deleted',
    body: z.strictObject({ drawing: Drawing }),
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
