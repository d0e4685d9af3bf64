import { color, font, Stack, space, target } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A heading and short sentences below it. */
export function Guide({ title, sentences, children }: { title: string; sentences: string[]; children?: ReactNode }) {
  return (
    <GuideSection as="section" gap={3}>
      <h2>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </GuideSection>
  )
}

const GuideSection = styled(Stack)`
  max-inline-size: 68ch;
  > h2 { margin: 0; font-size: ${font.size.l}; }
  > ul { display: flex; flex-direction: column; gap: ${space[3]}; margin: 0; padding-inline-start: 1.25rem; line-height: 1.55; }
  > a { display: inline-flex; align-items: center; align-self: flex-start; min-block-size: ${target}; color: ${color.primaryInk}; font-weight: 650; }
  > ul > li::marker { color: ${color.inkSoft}; }
`
