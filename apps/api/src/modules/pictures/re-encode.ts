import { PICTURE_SIZES, type PictureSize } from '@worrystone/contracts'
import { AppError, invalidField } from '../../http/app-error.ts'
import { semaphore } from '../../http/semaphore.ts'

/** A picture of this many pixels takes 200 MB while it is read: more are made to hurt, or to print a poster. */
const MAX_PIXELS = 50_000_000
const TAKEN = new Set(['jpeg', 'png', 'webp'])
const QUALITY = 82

let drawing: Promise<typeof import('sharp').default> | undefined

/** Read at the first picture, so that starting costs nothing. One thread a picture and nothing kept in memory. */
async function drawingLibrary() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

const inTurn = semaphore(2, 20)

export const wrongKind = () => new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please choose a JPG, PNG or WebP picture')
const unreadable = () => invalidField('profilePicture', 'This picture could not be read. Please choose another one')
const tooManyPixels = () => invalidField('profilePicture', 'This picture has too many pixels. Please choose a smaller one')

/**
 * The picture drawn anew in every size, turned upright and cut to a square. Nothing of the file itself is kept: neither what a camera
 * noted (place, time, owner) nor what somebody hid in it.
 */
export function remake(file: Buffer): Promise<Map<PictureSize, Buffer>> {
  return inTurn(async () => {
    drawing ??= drawingLibrary()
    const sharp = await drawing
    // Before anything is decoded: the library also reads SVG, GIF, TIFF and PDF.
    const { format, width, height } = await sharp(file, { limitInputPixels: false, failOn: 'error' })
      .metadata()
      .catch(() => {
        throw wrongKind()
      })
    if (!TAKEN.has(format)) throw wrongKind()
    if (width * height > MAX_PIXELS) throw tooManyPixels()
    try {
      const upright = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
      const sizes = new Map<PictureSize, Buffer>()
      for (const size of PICTURE_SIZES) {
        sizes.set(size, await upright.clone().resize(size, size, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer())
      }
      return sizes
    } catch {
      throw unreadable()
    }
  })
}
