import { PICTURE_SIZES, type PictureSize } from '@worrystone/contracts'
import { AppError, invalidField } from '../../http/app-error.ts'
import { semaphore } from '../../http/semaphore.ts'

/** A picture of this many pixels takes 200 MB while it is decoded; no photo for a profile needs more. */
const MAX_PIXELS = 50_000_000
const ACCEPTED = new Set(['jpeg', 'png', 'webp'])
const QUALITY = 82

let sharpModule: Promise<typeof import('sharp').default> | undefined

/** Loaded at the first picture, so that the start stays fast. One thread per picture, no cache in memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

const limitConcurrency = semaphore(2, 20)

export const wrongKind = () => new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please choose a JPG, PNG or WebP picture')
const unreadable = () => invalidField('profilePicture', 'This picture could not be read. Please choose another one')
const tooManyPixels = () => invalidField('profilePicture', 'This picture has too many pixels. Please choose a smaller one')

/**
 * Re-encodes the picture in every size, upright and cropped to a square. Nothing of the file itself is kept: neither metadata (place,
 * time, owner) nor hidden content.
 */
export function reEncode(file: Buffer): Promise<Map<PictureSize, Buffer>> {
  return limitConcurrency(async () => {
    sharpModule ??= loadSharp()
    const sharp = await sharpModule
    // Before anything is decoded: the library also reads SVG, GIF, TIFF and PDF.
    const { format, width, height } = await sharp(file, { limitInputPixels: false, failOn: 'error' })
      .metadata()
      .catch(() => {
        throw wrongKind()
      })
    if (!ACCEPTED.has(format)) throw wrongKind()
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
