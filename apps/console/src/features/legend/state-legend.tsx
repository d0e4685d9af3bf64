import { useT } from '@worrystone/i18n'
import { space, Text } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

/** The words of the cards, explained to an admin who has not run a rollout before. */
export function StateLegend() {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('What the words on these cards mean')}</summary>
      {isOpen && <Meanings />}
    </details>
  )
}

function Meanings() {
  const t = useT()
  const terms = [
    [t('Remote'), t('A part of this site that one team builds and publishes on its own.')],
    [t('Stable'), t('The build that visitors get as long as no other one is being tried.')],
    [t('Steady'), t('Everybody gets the stable build, and no new one is being tried.')],
    [t('Rolling out'), t('A new build goes to a growing share of the visitors, step by step.')],
    [t('Paused'), t('The share stays as it is until somebody continues.')],
    [t('Halted'), t('The new build was stopped, by its figures or by an admin. Everybody is back on the stable one.')],
    [t('Switched off'), t('Its pages say that they are unavailable. The rest of the site works.')],
    [t('Error rate'), t('Of the visits to this remote, the share in which one of its parts failed.')],
  ]
  return (
    <Terms>
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Text tone="inkSoft" size="s">
              {meaning}
            </Text>
          </dd>
        </div>
      ))}
    </Terms>
  )
}

const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space[3]} ${space[6]};
  margin: ${space[2]} 0 0;
  dt { font-weight: 600; }
  dd { margin: 0; }
`
