import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, color, font, icons, Stack, space, target } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { useFoldLabel } from '../../shared/use-fold-label.ts'
import { setOpened, useOpened } from './opened-posts.ts'

type Props = {
  post: Pick<Post, 'id' | 'contentWarning' | 'isOwnPost' | 'topics'>
  /** The id of the replacement of a collapsed text. */
  id?: string | undefined
  children?: ReactNode
}

/**
 * A worry with its author's warning, or about a topic that the reader collapses. Collapsed until they open it, which this tab
 * remembers.
 */
export function CollapsedPost({ post, id, children }: Props) {
  const t = useT()
  const textId = useId()
  const isOpen = useOpened(post.id)
  const label = useFoldLabel(post)
  const isCollapsed = !post.isOwnPost && !isOpen
  return (
    <>
      <Label id={isCollapsed ? id : undefined} title={label}>
        <icons.EyeOff size={18} />
        <span>{label}</span>
      </Label>
      {!post.isOwnPost && (
        <OpenButtonRow>
          <Button
            kind="quiet"
            size="s"
            aria-expanded={isOpen}
            aria-controls={isOpen ? textId : undefined}
            onClick={() => setOpened(post.id, !isOpen)}
          >
            {isOpen ? t('Hide this worry') : t('Show this worry')}
          </Button>
        </OpenButtonRow>
      )}
      {!isCollapsed && children && <Stack id={textId}>{children}</Stack>}
    </>
  )
}

/** One line in every language: the card reserves that space. */
const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  block-size: 1.5rem;
  margin: 0;
  color: ${color.inkSoft};
  font-size: ${font.size.s};
  font-weight: 650;
  > svg { flex: none; }
  > span { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

const OpenButtonRow = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  block-size: ${target};
  margin-block-start: calc(${space[2]} * -1);
`
