import { useT } from '@worrystone/i18n'
import { color, font, target } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** Shown to everyone who deletes an account, so that it reveals nothing about the user. */
export function HelpHint() {
  const t = useT()
  return (
    <Line>
      {t('If things are heavy right now, there are people who listen.')} <Link to="/help">{t('Need help now?')}</Link>
    </Line>
  )
}

const Line = styled.p`
  margin: 0;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
  > a { display: inline-flex; align-items: center; min-block-size: ${target}; color: ${color.primaryInk}; }
`
