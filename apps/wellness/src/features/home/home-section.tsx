import { ActionLink, icons as allIcons, Heading, type icons, Row, Stack, target } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

type Props = {
  title: string
  icon: typeof icons.Wind
  /** The page with all items of the section. */
  more: { to: string; label: string }
  children: ReactNode
}

/** One section of the wellness home, with a link to its page. */
export function HomeSection({ title, icon: Icon, more, children }: Props) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id}>
      <Row justify="between" gap={4} rowGap={0} style={{ minBlockSize: target }}>
        <Heading id={id} size="xl" lineHeight={1.3} hasIcon>
          <Icon size={22} />
          {title}
        </Heading>
        <ActionLink as={Link} to={more.to} gap={1}>
          {more.label}
          <allIcons.ArrowRight size={16} />
        </ActionLink>
      </Row>
      {children}
    </Stack>
  )
}
