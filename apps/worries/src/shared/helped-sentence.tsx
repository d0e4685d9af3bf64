import type { SimilarFigures, Suggestion } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'

const MAX_METHODS = 2

type Props = { similar: SimilarFigures | null; suggestions: Suggestion[] }

/** How many similar worries are resolved, and what helped most. Figures about fewer than ten people are not in it. */
export function HelpedSentence({ similar, suggestions }: Props) {
  const t = useT()
  const { number } = useFormat()
  const { code, locale } = useLanguage()
  // The list's names begin as headings do; German nouns stay as they are.
  const inSentence = ({ copingMethod, method }: Suggestion) =>
    method === null || code === 'de' ? copingMethod : copingMethod.charAt(0).toLocaleLowerCase(locale) + copingMethod.slice(1)
  const named = suggestions
    .slice(0, MAX_METHODS)
    .map((suggestion) =>
      suggestion.count === null ? inSentence(suggestion) : `${inSentence(suggestion)} (${number(suggestion.count)})`,
    )
  const methods = new Intl.ListFormat(locale).format(named)
  const isCounted = suggestions.some(({ count }) => count !== null)
  return (
    <>
      {similar &&
        t('Of {{count}} similar worries {{resolved}} are resolved.', {
          count: similar.people,
          resolved: number(similar.resolved),
        })}
      {similar && named.length > 0 && ' '}
      {named.length > 0 &&
        (isCounted ? t('What helped most: {{methods}}', { methods }) : t('What helped: {{methods}}', { methods }))}
    </>
  )
}
