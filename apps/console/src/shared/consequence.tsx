import { color, icons, radius, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The effect of a change on visitors; styled as dangerous when it takes something from them. */
export const Consequence = ({ isDangerous, children }: { isDangerous: boolean; children: ReactNode }) => (
  <Text $isDangerous={isDangerous}>
    {isDangerous ? <icons.CircleAlert size={20} /> : <icons.Users size={20} />}
    <span>{children}</span>
  </Text>
)

const Text = styled.p<{ $isDangerous: boolean }>`
  display: flex;
  gap: ${space[3]};
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.m};
  background: ${({ $isDangerous }) => ($isDangerous ? color.dangerSoft : color.primarySoft)};
  color: ${({ $isDangerous }) => ($isDangerous ? color.dangerInk : color.ink)};
  > svg { flex: none; margin-block-start: 0.15em; }
`
