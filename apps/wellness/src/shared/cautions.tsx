import { useT } from '@worrystone/i18n'
import { color, font, icons, radius, space } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

/** When not to use something, or to adapt it. Shown before the start. */
export function Cautions({ lines, title }: { lines: string[]; title?: string }) {
  const t = useT()
  const id = useId()
  if (lines.length === 0) return null
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>
        <icons.Info size={18} />
        {title ?? t('Good to know first')}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Box>
  )
}

const Box = styled.section`
  padding: ${space[4]};
  border-radius: ${radius.m};
  background: ${color.accentSoft};
  color: ${color.ink};
  > h2 { display: flex; align-items: center; gap: ${space[2]}; margin: 0 0 ${space[2]}; font-size: ${font.size.m}; color: ${color.accentInk}; }
  > ul { margin: 0; padding-inline-start: ${space[5]}; font-size: ${font.size.s}; }
  > ul > li + li { margin-block-start: ${space[1]}; }
`
