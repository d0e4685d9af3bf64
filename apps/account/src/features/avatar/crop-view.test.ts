import { describe, expect, it } from 'vitest'
import { fullView, MAX_ZOOM, panned, visibleSquare, zoomed } from './crop-view.ts'

const WIDE = { width: 400, height: 200 }

describe('the visible part of a picture', () => {
  it('starts with the largest square in the middle', () => {
    expect(visibleSquare(WIDE, fullView(WIDE))).toEqual({ side: 200, left: 100, top: 0 })
    expect(visibleSquare({ width: 100, height: 300 }, fullView({ width: 100, height: 300 }))).toEqual({
      side: 100,
      left: 0,
      top: 100,
    })
  })

  it('moves with the drag: dragging to the right reveals the left part', () => {
    const view = panned(WIDE, fullView(WIDE), { right: 0.25, down: 0 })
    expect(visibleSquare(WIDE, view)).toEqual({ side: 200, left: 50, top: 0 })
  })

  it('stays inside the picture, and a drag beyond its edge has no hidden offset', () => {
    const view = panned(WIDE, fullView(WIDE), { right: 10, down: 10 })
    expect(visibleSquare(WIDE, view)).toEqual({ side: 200, left: 0, top: 0 })
    expect(visibleSquare(WIDE, panned(WIDE, view, { right: -0.1, down: 0 })).left).toBeCloseTo(20)
  })

  it('zooms in around its centre, within bounds', () => {
    expect(visibleSquare(WIDE, zoomed(WIDE, fullView(WIDE), 2))).toEqual({ side: 100, left: 150, top: 50 })
    expect(zoomed(WIDE, fullView(WIDE), 99).zoom).toBe(MAX_ZOOM)
    expect(zoomed(WIDE, fullView(WIDE), 0.1).zoom).toBe(1)
  })

  it('stays inside the picture when it zooms out', () => {
    const corner = panned(WIDE, zoomed(WIDE, fullView(WIDE), 4), { right: -99, down: -99 })
    expect(visibleSquare(WIDE, corner)).toEqual({ side: 50, left: 350, top: 150 })
    expect(visibleSquare(WIDE, zoomed(WIDE, corner, 1))).toEqual({ side: 200, left: 200, top: 0 })
  })
})
