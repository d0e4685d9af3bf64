import { useT } from '@worrystone/i18n'
import { Card, Columns, color, font, IconDisc, icons, space, Text } from '@worrystone/ui'
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
    <Columns as="ul" from="small" columns={3}>
      {tiles.map(({ to, icon: Icon, title, text }) => (
        <li key={to}>
          <Tile as="div">
            <IconDisc size="2.75rem" shape="tile" aria-hidden="true">
              <Icon size={24} />
            </IconDisc>
            <h2>
              <Link to={to}>{title}</Link>
            </h2>
            <Text size="s" tone="inkSoft">
              {text}
            </Text>
          </Tile>
        </li>
      ))}
    </Columns>
  )
}

const Tile = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  && { padding: ${space[4]}; }
  > h2 { margin: 0; font-size: ${font.size.m}; line-height: 1.3; }
  > h2 > a { color: ${color.ink}; text-decoration: none; }
  > h2 > a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  > h2 > a:hover { text-decoration: underline; }
`
