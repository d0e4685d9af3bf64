import { color, font, List, radius, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** What was found, each with its name. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${space[4]} ${space[5]};
  margin: 0;
  > div { min-inline-size: 0; }
  > [data-wide] { grid-column: 1 / -1; }
  dt { font-size: ${font.size.s}; color: ${color.inkSoft}; }
  dd { margin: ${space[1]} 0 0; }
`

export const KeywordRow = styled(List)`
  > li {
    padding: 0.05rem ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    font-size: ${font.size.s};
    overflow-wrap: anywhere;
  }
`
