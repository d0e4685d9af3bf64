import { personName } from '@worrystone/community-ui'
import type { CaseAuthor, CaseText } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { List, Text } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { useCaseLabels } from './case-labels.ts'
import { CaseSection } from './case-section.tsx'
import { CaseFacts } from './case-text.ts'

/** The texts around the subject of a case. */
export function CaseThread({ thread }: { thread: CaseText[] }) {
  const t = useT()
  if (thread.length === 0) return null
  return (
    <CaseSection title={t('What stands around it')}>
      <CaseTexts texts={thread} />
    </CaseSection>
  )
}

/** What to know of an author before deciding: in words and few numbers, nothing that is private. */
export function CasePerson({ person, isUrgent }: { person: CaseAuthor; isUrgent: boolean }) {
  const t = useT()
  const { date, number } = useFormat()
  const { joinedAt, measures, otherCases, texts } = person
  return (
    <CaseSection title={t('About the author')}>
      <CaseFacts gap={4}>
        <span>{t('A member since {{when}}', { when: date(joinedAt) })}</span>
        <span>{t('Decisions against them in 90 days: {{number}}', { number: number(measures) })}</span>
        <span>{t('Other cases that wait: {{number}}', { number: number(otherCases) })}</span>
      </CaseFacts>
      {isUrgent && (
        <>
          <Text size="s" tone="inkSoft">
            {texts.length > 0
              ? t('What they wrote in the last 30 days, as everybody can read it:')
              : t('They wrote nothing else in public in the last 30 days.')}
          </Text>
          <CaseTexts texts={texts} />
        </>
      )}
    </CaseSection>
  )
}

function CaseTexts({ texts }: { texts: CaseText[] }) {
  const { kinds } = useCaseLabels()
  const { dateTime } = useFormat()
  return (
    <List gap={3}>
      {texts.map(({ id, kind, postId, author, excerpt, createdAt }) => (
        <li key={id}>
          <Text serif preLine dir="auto" lines={6}>
            {excerpt}
          </Text>
          <CaseFacts gap={4}>
            <Link to={kind === 'comment' ? `/posts/${postId}#comment-${id}` : `/posts/${postId}`}>{kinds[kind]}</Link>
            <bdi>{personName(author)}</bdi>
            <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          </CaseFacts>
        </li>
      ))}
    </List>
  )
}
