import { useT } from '@worrystone/i18n'
import { color, Field, radius, Stack, space, Text } from '@worrystone/ui'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { MAX_ZOOM, panned, type View, zoomed } from './crop-view.ts'
import { draw } from './picture.ts'

/** In pixels, for screens with two or three device pixels per CSS pixel. */
const CANVAS_SIDE = 800
const STEP = 0.05
const FINE_STEP = 0.01
const ZOOM_STEP = 0.1

type Props = {
  picture: ImageBitmap
  view: View
  /** While it is uploading. */
  isLocked: boolean
  onChange: (change: (view: View) => View) => void
}

/** The picture behind a round window, moved by dragging or the arrow keys, zoomed by pinching or the slider. */
export function CropFrame({ picture, view, isLocked, onChange }: Props) {
  const t = useT()
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, view)
  }, [picture, view])
  const pointerHandlers = usePanAndZoom(({ scale, ...shift }) =>
    onChange((previous) => panned(picture, zoomed(picture, previous, previous.zoom * scale), shift)),
  )

  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? FINE_STEP : STEP
    const shift = {
      ArrowLeft: { right: -step, down: 0 },
      ArrowRight: { right: step, down: 0 },
      ArrowUp: { right: 0, down: -step },
      ArrowDown: { right: 0, down: step },
    }[event.key]
    if (!shift) return
    event.preventDefault()
    onChange((previous) => panned(picture, previous, shift))
  }
  return (
    <Stack gap={4}>
      <Stack gap={2} align="center">
        <Frame
          role="application"
          aria-label={t('Your picture')}
          aria-describedby={id}
          tabIndex={isLocked ? -1 : 0}
          $isLocked={isLocked}
          {...(!isLocked && { ...pointerHandlers, onKeyDown })}
        >
          <canvas ref={canvas} width={CANVAS_SIDE} height={CANVAS_SIDE} />
        </Frame>
        <Text size="s" tone="inkSoft" id={id} style={{ textAlign: 'center' }}>
          {t('Drag the picture, or move it with the arrow keys.')}
        </Text>
      </Stack>
      <Field label={t('Zoom')}>
        <Range
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={view.zoom}
          disabled={isLocked}
          onChange={({ target }) => onChange((previous) => zoomed(picture, previous, Number(target.value)))}
        />
      </Field>
    </Stack>
  )
}

type Move = { right: number; down: number; scale: number }
type Point = { x: number; y: number }

const distance = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)
const middle = (points: Point[], axis: keyof Point) => points.reduce((sum, point) => sum + point[axis], 0) / points.length

/** Pan and zoom by one or two pointers, in sides of the frame. */
function usePanAndZoom(onMove: (move: Move) => void) {
  const pointers = useRef(new Map<number, Point>())
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (pointers.current.size >= 2) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!pointers.current.has(event.pointerId)) return
      const previousPoints = [...pointers.current.values()]
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const after = [...pointers.current.values()]
      const side = event.currentTarget.getBoundingClientRect().width || 1
      onMove({
        right: (middle(after, 'x') - middle(previousPoints, 'x')) / side,
        down: (middle(after, 'y') - middle(previousPoints, 'y')) / side,
        scale: distance(previousPoints) > 0 ? distance(after) / distance(previousPoints) : 1,
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}

const Frame = styled.div<{ $isLocked: boolean }>`
  position: relative;
  /* Low enough that a phone in landscape keeps an area to scroll by. */
  inline-size: min(100%, 20rem, 40dvh);
  aspect-ratio: 1;
  border-radius: ${radius.m};
  background: ${color.wash};
  overflow: hidden;
  touch-action: none;
  cursor: ${({ $isLocked }) => ($isLocked ? 'progress' : 'grab')};
  &:active { cursor: ${({ $isLocked }) => ($isLocked ? 'progress' : 'grabbing')}; }
  > canvas { display: block; inline-size: 100%; block-size: 100%; }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid ${color.surface};
    border-radius: 50%;
    box-shadow: 0 0 0 100vmax ${color.backdrop};
    pointer-events: none;
  }
`

const Range = styled.input`
  inline-size: 100%;
  min-block-size: 2rem;
  margin: 0 0 ${space[1]};
  accent-color: ${color.primary};
`
