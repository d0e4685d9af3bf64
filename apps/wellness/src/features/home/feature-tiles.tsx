import { useT } from '@worrystone/i18n'
import { breakpoint, Card, color, font, icons, radius, space } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** The three parts of the wellness centre and their purposes. */
export function FeatureTiles() {
  const t = useT()
  const tiles = [
    {
      to: '/wellness/exercises',
      icon: icons.Wind,
      title: t('Guided Exercises'),
      text: t('Breathing, grounding and more, step by step. Where you stop is where you go on.'),
    },
    {
      to: '/wellness/techniques',
      icon: icons.Leaf,
      title: t('Coping Techniques'),
      text: t('What to do when it gets heavy, with what research says about it.'),
    },
    {
      to: '/resources',
      icon: icons.LibraryBig,
      title: t('Mental Health Resources'),
      text: t('People who listen, finders of therapists, books and free courses.'),
    },
  ]
  return (
    <Tiles>
      {tiles.map(({ to, icon: Icon, title, text }) => (
        <li key={to}>
          <Tile as="div">
            <span aria-hidden="true">
              <Icon size={24} />
            </span>
            <h2>
              <Link to={to}>{title}</Link>
            </h2>
            <p>{text}</p>
          </Tile>
        </li>
      ))}
    </Tiles>
  )
}

const Tiles = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: ${breakpoint.small}) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  > li { display: grid; }
`

const Tile = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  && { padding: ${space[4]}; }
  > span {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: ${radius.m};
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
  > h2 { margin: 0; font-size: ${font.size.m}; line-height: 1.3; }
  > h2 > a { color: ${color.ink}; text-decoration: none; }
  > h2 > a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  > h2 > a:hover { text-decoration: underline; }
  > p { margin: 0; font-size: ${font.size.s}; color: ${color.inkSoft}; }
`
