import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Post, SimilarWorry } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import {
  Badge,
  Button,
  color,
  Heading,
  icons,
  MetaRow,
  List as PlainList,
  Row,
  radius,
  SectionCard,
  Skeleton,
  Stack,
  space,
  Text,
  VisuallyHidden,
} from '@worrystone/ui'
import { useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { CategoryBadge } from '../../shared/category-badge.tsx'
import { PersonLink } from '../../shared/person-link.tsx'
import { useAgeLabel } from './age-label.ts'
import { evictOldSimilar, similarQuery } from './analysis.queries.ts'
import { RelatedText } from './related-text.tsx'
import { useSubcategoryName } from './subcategory-names.ts'

const STEP_BELOW_POST = 5
const STEP_ON_PAGE = 10
const MAX_LIMIT = 100

type Props = { post: Post; isGentle: boolean; isWhole: boolean }

/** Similar worries that the viewer may read. */
export function RelatedWorries({ post, isGentle, isWhole }: Props) {
  const t = useT()
  const step = isWhole ? STEP_ON_PAGE : STEP_BELOW_POST
  const [limit, setLimit] = useState(step)
  const similar = useQuery({ ...similarQuery(post.id, limit), placeholderData: keepPreviousData })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response is one more cached list
  useEffect(evictOldSimilar, [similar.data])

  // The server never sends other people's private worries; this filter is a second guard.
  const worries = (similar.data?.similarWorries ?? []).filter((worry) => worry.isOwnPost || worry.privacyLevel !== 'private')
  return (
    <SectionCard title={t('Related Worries')}>
      {similar.isPending ? (
        <div>
          <VisuallyHidden role="status">{t('Loading similar worries')}</VisuallyHidden>
          <Skeleton lines={3} height="3rem" />
        </div>
      ) : !similar.data ? (
        <Unavailable role="status">
          <p>{t('Unable to load similar worries. Other features are still available.')}</p>
          <Button kind="quiet" size="s" busy={similar.isFetching} onClick={() => void similar.refetch()}>
            {t('Retry')}
          </Button>
        </Unavailable>
      ) : worries.length === 0 ? (
        <Text tone="inkSoft">{t('No similar worries yet.')}</Text>
      ) : (
        <>
          <Band
            title={t('Very close')}
            worries={worries.filter(({ band }) => band !== 'same_place')}
            isGentle={isGentle}
            post={post}
          />
          <Band
            title={t('In the same place')}
            worries={worries.filter(({ band }) => band === 'same_place')}
            isGentle={isGentle}
            post={post}
          />
          {isWhole && similar.data.hasMore && limit < MAX_LIMIT && (
            <Button kind="quiet" busy={similar.isPlaceholderData} onClick={() => setLimit(Math.min(MAX_LIMIT, limit + step))}>
              {t('Show more')}
            </Button>
          )}
        </>
      )}
    </SectionCard>
  )
}

/** One band with its heading; nothing if it is empty. */
function Band({ title, worries, ...shared }: { title: string; worries: SimilarWorry[]; isGentle: boolean; post: Post }) {
  const id = useId()
  if (worries.length === 0) return null
  return (
    <div>
      <Heading id={id} as="h3" size="m">
        {title}
      </Heading>
      <List aria-labelledby={id}>
        {worries.map((worry) => (
          <li key={worry.id}>
            <Related worry={worry} {...shared} />
          </li>
        ))}
      </List>
    </div>
  )
}

function Related({ worry, isGentle, post }: { worry: SimilarWorry; isGentle: boolean; post: Post }) {
  const t = useT()
  const { number, dateTime } = useFormat()
  const age = useAgeLabel()
  const subcategory = useSubcategoryName()
  const { code: language } = useLanguage()
  const likeness = isGentle
    ? worry.similarity >= 0.75
      ? t('Very similar')
      : t('Similar')
    : t('{{share}}% similar', { share: number(Math.round(worry.similarity * 100)) })
  return (
    <Entry gap={2}>
      <RelatedText worry={worry} to={post} lines={3} />
      <MetaRow as="span">
        {worry.isResolved && (
          <Badge kind="primary">
            <icons.Check size={14} />
            {t('Resolved')}
          </Badge>
        )}
        {worry.category && (
          <CategoryBadge category={worry.category} subcategory={worry.subcategory && subcategory(worry.subcategory)} />
        )}
        {worry.otherLanguage && (
          <span>
            {t('in {{language}}', {
              language: new Intl.DisplayNames(language, { type: 'language' }).of(worry.otherLanguage) ?? '',
            })}
          </span>
        )}
        {worry.band !== 'same_place' && <span>{likeness}</span>}
        <span>{worry.isOwnPost ? t('Yours') : <PersonLink user={worry.user} />}</span>
        <time dateTime={worry.createdAt} title={dateTime(worry.createdAt)}>
          {age(worry.createdAt)}
        </time>
      </MetaRow>
    </Entry>
  )
}

const List = styled(PlainList).attrs({ gap: 1 })`
  margin: 0 calc(${space[3]} * -1);
`

const Entry = styled(Stack)`
  position: relative;
  padding: ${space[3]};
  border-radius: ${radius.m};
  &:hover { background: ${color.wash}; }
`

const Unavailable = styled(Row).attrs({ gap: 4, rowGap: 2, tone: 'inkSoft' })`
  > p { flex: 1 1 16rem; margin: 0; }
`
