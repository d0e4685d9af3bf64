import { useT } from '@worrystone/i18n'
import { color, font, space, target } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/**
 * How to answer somebody who has a hard time. The same line stands above every box for an answer: beside certain worries only, it would
 * tell readers which worries were taken for dangerous.
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
  > summary { inline-size: fit-content; padding-block: ${space[2]}; cursor: pointer; }
  > p { margin: 0; padding-block-end: ${space[2]}; }
  a { display: inline-flex; align-items: center; min-block-size: ${target}; color: ${color.primaryInk}; font-weight: 650; }
`
