import { icons as allIcons, color, font, type icons, Stack, space, target } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

type Props = {
  title: string
  icon: typeof icons.Wind
  /** The page of the whole section. */
  more: { to: string; label: string }
  children: ReactNode
}

/** One section of the wellness home, with a link to its page. */
export function HomeSection({ title, icon: Icon, more, children }: Props) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          <Icon size={22} />
          {title}
        </h2>
        <Link to={more.to}>
          {more.label}
          <allIcons.ArrowRight size={16} />
        </Link>
      </Head>
      {children}
    </Stack>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[4]};
  > h2 { display: inline-flex; align-items: center; gap: ${space[2]}; margin: 0; font-size: ${font.size.xl}; line-height: 1.3; }
  > h2 > svg { flex: none; color: ${color.primaryInk}; }
  > a { display: inline-flex; align-items: center; gap: ${space[1]}; min-block-size: ${target}; color: ${color.primaryInk}; font-weight: 650; }
  > a > svg:dir(rtl) { scale: -1 1; }
`
