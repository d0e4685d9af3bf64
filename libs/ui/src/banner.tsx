import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as icons from './icons.ts'
import { color, radius, space } from './tokens.ts'

type BannerKind = 'info' | 'success' | 'warning' | 'danger' | 'support'

const BANNERS = {
  info: { back: color.wash, ink: color.ink, icon: icons.Info },
  success: { back: color.primarySoft, ink: color.primaryInk, icon: icons.CircleCheck },
  warning: { back: color.accentSoft, ink: color.accentInk, icon: icons.CircleAlert },
  danger: { back: color.dangerSoft, ink: color.dangerInk, icon: icons.CircleAlert },
  support: { back: color.supportSoft, ink: color.supportInk, icon: icons.HandHeart },
}

/** A message that stays in the page. */
export function Banner({ kind, children, action }: { kind: BannerKind; children: ReactNode; action?: ReactNode }) {
  const Icon = BANNERS[kind].icon
  return (
    <Strip $kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} />
      <div>{children}</div>
      {action}
    </Strip>
  )
}

const Strip = styled.div<{ $kind: BannerKind }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: ${({ $kind }) => BANNERS[$kind].back};
  color: ${({ $kind }) => BANNERS[$kind].ink};
  > svg { flex: none; }
  > div { flex: 1 1 12rem; min-inline-size: 0; }
  > div > p { margin: 0; }
  > div > p + p { margin-block-start: ${space[1]}; }
  a { color: inherit; }
`
