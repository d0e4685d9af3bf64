import { useT } from '@worrystone/i18n'
import { color, font, space, target } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { HelpLink } from '../../shared/help-link.tsx'

/** The footer of every page: help, and what this site says about itself. */
export function Footer({ className }: { className?: string }) {
  const t = useT()
  const pages = [
    ['/guidelines', t('Guidelines')],
    ['/terms', t('Terms')],
    ['/privacy', t('Privacy policy')],
    ['/safety', t('Who sees what')],
    ['/imprint', t('Imprint')],
  ] as const
  return (
    <Band className={className}>
      <HelpLink />
      <nav aria-label={t('About this site')}>
        {pages.map(([to, label]) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </Band>
  )
}

const Band = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space[6]};
  padding: ${space[3]} ${space[4]};
  border-block-start: 1px solid ${color.line};
  > nav { display: flex; flex-wrap: wrap; justify-content: center; }
  > nav > a {
    display: grid;
    place-items: center;
    min-inline-size: ${target};
    min-block-size: ${target};
    padding-inline: ${space[2]};
    color: ${color.inkSoft};
    font-size: ${font.size.s};
    &:not(:hover) { text-decoration: none; }
  }
`
