import { useQuery } from '@tanstack/react-query'
import type { Post, Suggestion } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { ActionLink, color, font, icons, List, ProgressBar, SectionCard, space, Text } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { HelpedSentence } from '../../shared/helped-sentence.tsx'
import { suggestionsQuery } from './resolution.queries.ts'

/** What helped people with similar worries. A bar where enough people named it to count them. */
export function HelpedOthers({ post }: { post: Post }) {
  const t = useT()
  const { data } = useQuery(suggestionsQuery(post.id))
  // No suggestions, or a failed request: renders nothing.
  if (!data || data.suggestions.length === 0) return null
  // Missing in the response of an earlier server.
  const similar = data.similar ?? null
  const counted = data.suggestions.filter(({ count }) => count !== null)
  const others = data.suggestions.filter(({ count }) => count === null)
  return (
    <SectionCard title={t('What helped others')} icon={<Sprout size={22} />}>
      {(similar || counted.length > 0) && (
        <Text>
          <HelpedSentence similar={similar} suggestions={counted} />
        </Text>
      )}
      <Text size="s" tone="inkSoft">
        {t('People with similar worries named this. Take what fits, leave the rest.')}
      </Text>
      {counted.length > 0 && <Bars suggestions={counted} />}
      {others.length > 0 && (
        <Named direction="row" gap={2}>
          {others.map(({ copingMethod }) => (
            <li key={copingMethod} dir="auto">
              {copingMethod}
            </li>
          ))}
        </Named>
      )}
      <ActionLink as={Link} to={post.category ? `/resolution-stories?category=${post.category}` : '/resolution-stories'}>
        {t('Read their stories')}
        <icons.ArrowRight size={18} />
      </ActionLink>
    </SectionCard>
  )
}

function Bars({ suggestions }: { suggestions: Suggestion[] }) {
  const t = useT()
  const most = Math.max(...suggestions.map(({ count }) => count ?? 0))
  return (
    <List gap={3}>
      {suggestions.map(({ copingMethod, count }) => (
        <li key={copingMethod}>
          <Label>
            <span dir="auto">{copingMethod}</span>
            <small>{t('{{count}} people', { count: count ?? 0 })}</small>
          </Label>
          <ProgressBar aria-hidden="true" value={count ?? 0} max={most} />
        </li>
      ))}
    </List>
  )
}

const Sprout = styled(icons.Sprout)`
  flex: none;
  color: ${color.primaryInk};
`

const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin-block-end: ${space[1]};
  overflow-wrap: anywhere;
  small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
`

const Named = styled(List)`
  > li {
    padding: 0.15rem ${space[3]};
    border-radius: 999px;
    background: ${color.wash};
    overflow-wrap: anywhere;
  }
`
