import { color, motion, radius, shadow, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import type { Toast } from './toast-queue.ts'

const COLORS = {
  success: { ink: color.primaryInk, edge: color.primary },
  info: { ink: color.supportInk, edge: color.support },
  error: { ink: color.dangerInk, edge: color.danger },
}

export const ToastCard = styled.div<{ $kind: Toast['kind'] }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]};
  padding-inline-start: ${space[4]};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${({ $kind }) => COLORS[$kind].edge};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  pointer-events: auto;
  animation: rise ${motion.slow} ${motion.ease};
  > svg { flex: none; margin-block-start: 0.45em; color: ${({ $kind }) => COLORS[$kind].ink}; }
  > span { flex: 1; min-inline-size: 0; align-self: center; overflow-wrap: anywhere; }
`
