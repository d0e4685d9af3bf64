import type { AnalysisMethod, WorryAnalysis } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { color, font, Heading, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The most relevant words for the category, and the method of the analysis. */
export function WhyThisCategory({ result: { reasons, method, isGentle } }: { result: WorryAnalysis }) {
  const t = useT()
  const { number } = useFormat()
  const methodTexts: Record<AnalysisMethod, string> = {
    embedding: t('Found by the meaning of the whole text, on our own server.'),
    keywords: t('Found by single words of your language, on our own server. That is less sure than in English.'),
    onnx: t('Found by a language model, on our own server.'),
    remote: t('Found by a language model of a service that this site uses.'),
    author: t('Chosen by the author.'),
  }
  return (
    <Reasons>
      <Heading as="h3" size="m">
        {t('Why this category?')}
      </Heading>
      <p>{methodTexts[method]}</p>
      {reasons.length > 0 && method !== 'author' && (
        <>
          <p>{t('These words of the worry spoke most for it:')}</p>
          <ul>
            {reasons.map(({ word, weight }) => (
              <li key={word}>
                <bdi>{word}</bdi> {!isGentle && <small>{t('{{share}}%', { share: number(Math.round(weight * 100)) })}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Reasons>
  )
}

const Reasons = styled.div`
  font-size: ${font.size.s};
  > p { margin: ${space[1]} 0 0; color: ${color.inkSoft}; }
  > ul { display: flex; flex-wrap: wrap; gap: ${space[1]} ${space[4]}; margin: ${space[2]} 0 0; padding: 0; list-style: none; }
  bdi { font-weight: 650; }
  small { color: ${color.inkSoft}; font-variant-numeric: tabular-nums; }
`
