import { type View, visibleSquare } from './crop-view.ts'

/** Sharp enough for the highest zoom, small enough for a phone's memory. */
const MAX_DECODED_SIDE = 3000
/** Larger than the largest size that the server stores. */
const UPLOAD_SIDE = 1024

/** The decoded picture, upright. Not an `<img>` with a `blob:` address, which the site's CSP forbids. Rejects when it cannot be decoded. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file)
  const scale = MAX_DECODED_SIDE / Math.max(bitmap.width, bitmap.height)
  if (scale >= 1) return bitmap
  const smaller = await createImageBitmap(bitmap, {
    resizeWidth: Math.round(bitmap.width * scale),
    resizeHeight: Math.round(bitmap.height * scale),
    resizeQuality: 'high',
  })
  bitmap.close()
  return smaller
}

/** Draws what the view shows, over the whole canvas. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View) {
  const { left, top, side } = visibleSquare(picture, view)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The visible square as a file. Browsers without a WebP encoder produce a PNG. */
export async function cropToBlob(picture: ImageBitmap, view: View): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const side = Math.max(1, Math.min(UPLOAD_SIDE, Math.round(visibleSquare(picture, view).side)))
  canvas.width = side
  canvas.height = side
  draw(canvas, picture, view)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!blob) throw new Error('The picture could not be drawn')
  return blob
}
