/** A picture's size in its own pixels. */
export type Size = { width: number; height: number }
/** The visible part: the zoom over the largest square, and its centre in the picture's pixels. */
export type View = { zoom: number; x: number; y: number }

export const MAX_ZOOM = 4

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The largest square, from the middle. */
export const fullView = ({ width, height }: Size): View => ({ zoom: 1, x: width / 2, y: height / 2 })

/** The square that a view shows, inside the picture at every edge. */
export function visibleSquare({ width, height }: Size, { zoom, x, y }: View) {
  const side = Math.min(width, height) / zoom
  return { side, left: clamp(0, x - side / 2, width - side), top: clamp(0, y - side / 2, height - side) }
}

/** The view with its centre inside the picture. Otherwise a pan beyond the edge would have to be undone first. */
function clamped(size: Size, view: View): View {
  const { side, left, top } = visibleSquare(size, view)
  return { zoom: view.zoom, x: left + side / 2, y: top + side / 2 }
}

/** The view after the picture is moved by so many sides of the square. */
export function panned(size: Size, view: View, { right, down }: { right: number; down: number }): View {
  const { side } = visibleSquare(size, view)
  return clamped(size, { ...view, x: view.x - right * side, y: view.y - down * side })
}

export const zoomed = (size: Size, view: View, zoom: number): View => clamped(size, { ...view, zoom: clamp(1, zoom, MAX_ZOOM) })
