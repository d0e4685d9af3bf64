import { color, MetaRow, radius, space, Text } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export const CompactRow = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 3.5rem;
  padding-block: ${space[2]};
  border-radius: ${radius.m};
  /* The text aligns with the content above; the background extends beyond it without widening the page. */
  &:hover { background: ${color.wash}; box-shadow: 0 0 0 ${space[1]} ${color.wash}; }
  > :last-child { flex: 1; min-inline-size: 0; }
`

/** Covers the whole row. */
export const RowLink = styled(Link)`
  color: ${color.ink};
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.m}; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`

export const RowText = styled(Text).attrs({ as: 'span', serif: true, lines: 2 })`
  text-align: start;
`

export const RowMeta = styled(MetaRow)`
  margin-block-start: ${space[1]};
`
