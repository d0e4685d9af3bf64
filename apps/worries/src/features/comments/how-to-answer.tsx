import { useT } from '@worrystone/i18n'
import { color, font, space, target } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/**
 * Advice on answering a person in distress. Shown above every comment form: beside some worries only, it would reveal which ones count
 * as dangerous.
 */
export function HowToAnswer() {
  const t = useT()
  return (
    <Details>
      <summary>{t('Kind words help.')}</summary>
      <p>
        {t("Don't argue, don't advise methods, don't promise secrecy.")} <Link to="/answering">{t('How to answer')}</Link>
      </p>
    </Details>
  )
}

const Details = styled.details`
  font-size: ${font.size.s};
  color: ${color.inkSoft};
  > summary { inline-size: fit-content; color: inherit; font-weight: inherit; }
  > p { margin: 0; padding-block-end: ${space[2]}; }
  a { display: inline-flex; align-items: center; min-block-size: ${target}; color: ${color.primaryInk}; font-weight: 650; }
`
