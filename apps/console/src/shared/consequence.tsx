import { color, icons, radius, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** What a change means for visitors; one that takes something from them looks it. */
export const Consequence = ({ isDangerous, children }: { isDangerous: boolean; children: ReactNode }) => (
  <Said $isDangerous={isDangerous}>
    {isDangerous ? <icons.CircleAlert size={20} /> : <icons.Users size={20} />}
    <span>{children}</span>
  </Said>
)

const Said = styled.p<{ $isDangerous: boolean }>`
  display: flex;
  gap: ${space[3]};
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.m};
  background: ${({ $isDangerous }) => ($isDangerous ? color.dangerSoft : color.primarySoft)};
  color: ${({ $isDangerous }) => ($isDangerous ? color.dangerInk : color.ink)};
  > svg { flex: none; margin-block-start: 0.15em; }
`
