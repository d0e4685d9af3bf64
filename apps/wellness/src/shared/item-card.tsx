import type { Label } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Badge, breakpoint, Card, color, font, icons, MetaRow, Stack, space, Text } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ItemPicture } from './item-picture.tsx'
import { TagList } from './tag-list.tsx'

const CARD_TAGS = 2

type Props = {
  to: string
  item: { title: string; description: string; imageUrl: string | null; tags: Label[] }
  /** Outside the viewer's tier: shown on the card, so that the gate is expected. */
  isLocked: boolean
  children: ReactNode
}

/** One item of the catalogue in a list. The whole card is its link. */
export function ItemCard({ to, item: { title, description, imageUrl, tags }, isLocked, children }: Props) {
  const t = useT()
  return (
    <StyledCard>
      <ItemPicture url={imageUrl} />
      <Texts gap={3}>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <Text size="s" tone="inkSoft">
          {description}
        </Text>
        <MetaRow gap={2} rowGap={2}>
          {children}
          {isLocked && (
            <Badge kind="accent">
              <icons.Lock size={12} />
              {t('Premium')}
            </Badge>
          )}
        </MetaRow>
        <TagList tags={tags} max={CARD_TAGS} />
      </Texts>
    </StyledCard>
  )
}

/* On a phone the picture is beside the text, so that more cards fit. */
const StyledCard = styled(Card)`
  position: relative;
  display: flex;
  gap: ${space[4]};
  && { padding: ${space[4]}; }
  > img { flex: none; inline-size: 5.5rem; aspect-ratio: 1; }
  @media (min-width: ${breakpoint.small}) {
    flex-direction: column;
    > img { inline-size: 100%; aspect-ratio: 16 / 9; }
  }
  &:hover { border-color: ${color.primary}; }
`

const Texts = styled(Stack)`
  > h3 { margin: 0; font-family: ${font.serif}; font-size: ${font.size.l}; font-weight: 600; line-height: 1.3; }
  > h3 > a { color: ${color.ink}; text-decoration: none; }
  > h3 > a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  > h3 > a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`
