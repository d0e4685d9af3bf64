import { styled } from 'styled-components'
import { color, radius } from './tokens.ts'

/** A thin bar of what is done: `value` of `max`. */
export const ProgressBar = styled.progress`
  display: block;
  appearance: none;
  inline-size: 100%;
  block-size: 0.5rem;
  border: 0;
  border-radius: ${radius.round};
  background: ${color.wash};
  color: ${color.primary};
  overflow: hidden;
  &::-webkit-progress-bar { background: ${color.wash}; }
  &::-webkit-progress-value { background: ${color.primary}; border-radius: ${radius.round}; }
  &::-moz-progress-bar { background: ${color.primary}; border-radius: ${radius.round}; }
`
