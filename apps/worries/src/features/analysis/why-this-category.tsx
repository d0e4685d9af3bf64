import type { AnalysisMethod, WorryAnalysis } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { color, font, icons, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The most relevant words for the category, and the method of the analysis. */
export function WhyThisCategory({ found: { reasons, method, isGentle } }: { found: WorryAnalysis }) {
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
      <summary>
        <icons.ChevronRight size={18} />
        {t('Why this category?')}
      </summary>
      <div>
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
      </div>
    </Reasons>
  )
}

const Reasons = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 2.75rem;
    color: ${color.primaryInk};
    font-weight: 650;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker { display: none; }
  > summary > svg { flex: none; }
  &[open] > summary > svg { transform: rotate(90deg); }
  > div { padding-inline-start: 1.6rem; font-size: ${font.size.s}; }
  p { margin: 0 0 ${space[2]}; color: ${color.inkSoft}; }
  ul { display: flex; flex-wrap: wrap; gap: ${space[1]} ${space[4]}; margin: 0; padding: 0; list-style: none; }
  bdi { font-weight: 650; }
  small { color: ${color.inkSoft}; font-variant-numeric: tabular-nums; }
`
