import { radius, Skeleton } from '@worrystone/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

/** The empty border that QR readers need, in modules. */
const QUIET_ZONE = 4

type Drawing = { size: number; path: string }

/** A QR code. Black on white in the dark theme too, for readers. Nothing when its library cannot be loaded. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing | null | undefined>()
  useEffect(() => {
    let isUnmounted = false
    drawQrCode(text).then(
      (result) => isUnmounted || setDrawing(result),
      () => isUnmounted || setDrawing(null),
    )
    return () => {
      isUnmounted = true
    }
  }, [text])

  if (drawing === null) return null
  if (!drawing) return <Skeleton width="12rem" height="12rem" />
  return (
    <Picture viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={drawing.size} height={drawing.size} fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </Picture>
  )
}

async function drawQrCode(text: string): Promise<Drawing> {
  const { encode } = await import('uqr')
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: data.length, path }
}

const Picture = styled.svg`
  flex: none;
  inline-size: 12rem;
  block-size: 12rem;
  border-radius: ${radius.s};
  forced-color-adjust: none;
`
