import { type View, visibleSquare } from './crop-view.ts'

/** Sharp enough for the closest view, and no burden for a phone that took fifty million pixels. */
const WORKING_SIDE = 3000
/** More than the largest size that the server keeps. */
const UPLOAD_SIDE = 1024

/** The picture, upright. Not as an address in an `<img>`: the policy of the site refuses `blob:`. Rejects when it can't be read. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const scale = WORKING_SIDE / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
    resizeQuality: 'high',
  })
  whole.close()
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

/** What the view shows, as the file to send. Browsers that can't write WebP make a PNG of it. */
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
