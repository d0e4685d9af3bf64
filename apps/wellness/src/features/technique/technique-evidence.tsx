import type { Source } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { BulletList, Heading, Stack, Text } from '@worrystone/ui'
import { useId } from 'react'

/** Evidence, with sources in their original language. */
export function TechniqueEvidence({ evidence, sources }: { evidence: string; sources: Source[] }) {
  const t = useT()
  const id = useId()
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Heading id={id}>{t('What is known')}</Heading>
      <Text>{evidence}</Text>
      <BulletList size="s">
        {sources.map(({ title, year, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer" lang="en" dir="ltr">
              {title} ({year})
            </a>
          </li>
        ))}
      </BulletList>
    </Stack>
  )
}
