import { type ComponentPropsWithRef, type RefObject, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { control } from './control.ts'
import { space } from './tokens.ts'

const Area = styled.textarea`
  ${control}
  display: block;
  min-block-size: 6rem;
  padding-block: ${space[3]};
  line-height: 1.55;
  resize: none;
  field-sizing: content;
  overflow: auto;
  text-align: start;
  unicode-bidi: plaintext;
`

const hasFieldSizing = () => typeof CSS !== 'undefined' && !!CSS.supports?.('field-sizing', 'content')

/** Grows with its text, up to most of the screen. */
export function TextArea({ ref, onInput, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const element = useRef<HTMLTextAreaElement>(null)
  const grow = () => {
    const area = element.current
    if (!area || hasFieldSizing()) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  }
  // After each render, because the text may be set from outside (a restored draft).
  useLayoutEffect(grow)
  return (
    <Area
      {...rest}
      ref={(node) => {
        element.current = node
        if (typeof ref === 'function') return ref(node)
        if (ref) (ref as RefObject<HTMLTextAreaElement | null>).current = node
      }}
      onInput={(event) => {
        grow()
        onInput?.(event)
      }}
    />
  )
}
