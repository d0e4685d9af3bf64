import { describe, expect, it } from 'vitest'
import { MOST_ZOOM, pushed, squareOf, wholeView, zoomed } from './square.ts'

const WIDE = { width: 400, height: 200 }

describe('the part of a picture that is shown', () => {
  it('begins with the largest square in the middle', () => {
    expect(squareOf(WIDE, wholeView(WIDE))).toEqual({ side: 200, left: 100, top: 0 })
    expect(squareOf({ width: 100, height: 300 }, wholeView({ width: 100, height: 300 }))).toEqual({
      side: 100,
      left: 0,
      top: 100,
    })
  })

  it('follows the push: a picture pushed to the right shows what was left of it', () => {
    const view = pushed(WIDE, wholeView(WIDE), { right: 0.25, down: 0 })
    expect(squareOf(WIDE, view)).toEqual({ side: 200, left: 50, top: 0 })
  })

  it('stays inside the picture, and a push beyond its edge need not be taken back', () => {
    const view = pushed(WIDE, wholeView(WIDE), { right: 10, down: 10 })
    expect(squareOf(WIDE, view)).toEqual({ side: 200, left: 0, top: 0 })
    expect(squareOf(WIDE, pushed(WIDE, view, { right: -0.1, down: 0 })).left).toBeCloseTo(20)
  })

  it('comes closer around its middle, within bounds', () => {
    expect(squareOf(WIDE, zoomed(WIDE, wholeView(WIDE), 2))).toEqual({ side: 100, left: 150, top: 50 })
    expect(zoomed(WIDE, wholeView(WIDE), 99).zoom).toBe(MOST_ZOOM)
    expect(zoomed(WIDE, wholeView(WIDE), 0.1).zoom).toBe(1)
  })

  it('never leaves the picture when it goes back', () => {
    const corner = pushed(WIDE, zoomed(WIDE, wholeView(WIDE), 4), { right: -99, down: -99 })
    expect(squareOf(WIDE, corner)).toEqual({ side: 50, left: 350, top: 150 })
    expect(squareOf(WIDE, zoomed(WIDE, corner, 1))).toEqual({ side: 200, left: 200, top: 0 })
  })
})
