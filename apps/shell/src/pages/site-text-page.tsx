import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { type Operator, type SiteText, type SiteTextBlock, type SiteTextName, siteTextsApi } from '@worrystone/contracts'
import { useRecovery } from '@worrystone/host'
import { useLanguage, useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { Card, color, Failure, font, Heading, PageColumn, space, Text } from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { PageSkeleton } from '../shared/page-skeleton.tsx'

/** Guidelines, terms, privacy or imprint: the operator's text, or the shipped one, in the reader's language. */
export function SiteTextPage({ name }: { name: SiteTextName }) {
  const t = useT()
  const { code } = useLanguage()
  // Not below a provider: the shell's own pages load the cache with the first of them that needs it.
  const { data, isError, refetch } = useQuery(
    {
      queryKey: [siteTextsApi.read.url, name, code],
      queryFn: ({ signal }) => call(siteTextsApi.read, { params: { name } }, { signal }),
    },
    queryClient,
  )
  const retry = () => void refetch()
  useRecovery(isError, retry)
  if (data) return <Shown text={data} namesOperator={name === 'imprint' || name === 'privacy'} />
  if (!isError) return <PageSkeleton />
  return (
    <PageColumn>
      <Failure message={t('This page is unavailable right now. Other parts of the site still work.')} onRetry={retry} />
    </PageColumn>
  )
}

function Shown({ text: { title, blocks, language, operator }, namesOperator }: { text: SiteText; namesOperator: boolean }) {
  const { code } = useLanguage()
  usePageTitle(title)
  return (
    <Column lang={language === code ? undefined : language} dir="auto">
      <PageHeading>{title}</PageHeading>
      {namesOperator && <WhoRunsThis operator={operator} />}
      <Prose>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change their order
          <Block key={index} block={block} />
        ))}
      </Prose>
    </Column>
  )
}

function Block({ block }: { block: SiteTextBlock }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Linked text={block.text} />
      </p>
    )
  }
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <Linked text={item} />
        </li>
      ))}
    </ul>
  )
}

/** `[words](/path)`; other addresses than pages, https and mailto stay text. */
const LINK = /(\[[^\]]+\]\((?:\/(?!\/)|https:\/\/|mailto:)[^)\s]*\))/

function Linked({ text }: { text: string }) {
  return text.split(LINK).map((part) => {
    const [, label, to] = /^\[([^\]]+)\]\((.*)\)$/.exec(part) ?? []
    if (label === undefined || to === undefined || !LINK.test(part)) return part
    return to.startsWith('/') && !to.startsWith('/api/') ? (
      <Link key={part} to={to}>
        {label}
      </Link>
    ) : (
      <a key={part} href={to}>
        {label}
      </a>
    )
  })
}

/** Who answers for the site, or plainly that nobody is named. */
function WhoRunsThis({ operator }: { operator: Operator | null }) {
  const t = useT()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading id={id}>{t('Who runs this site')}</Heading>
      {operator ? (
        <Address>
          <strong>{operator.name}</strong>
          {operator.address && <span>{operator.address}</span>}
          {operator.email && (
            <a href={`mailto:${operator.email}`} dir="ltr">
              {operator.email}
            </a>
          )}
        </Address>
      ) : (
        <Text tone="inkSoft">{t('Whoever runs this site has not given a name and an address yet.')}</Text>
      )}
    </Card>
  )
}

const Column = styled(PageColumn)`
  > section > :last-child { margin-block: ${space[2]} 0; }
`

const Prose = styled.div`
  line-height: 1.65;
  > h2 { margin: ${space[8]} 0 ${space[3]}; font-size: ${font.size.l}; }
  > :first-child { margin-block-start: 0; }
  > p { margin: 0 0 ${space[3]}; }
  > ul { display: grid; gap: ${space[2]}; margin: 0 0 ${space[3]}; padding-inline-start: ${space[5]}; }
  li::marker { color: ${color.primary}; }
`

const Address = styled.address`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  font-style: normal;
  white-space: pre-line;
`
