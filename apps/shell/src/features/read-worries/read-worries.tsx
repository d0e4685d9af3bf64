import { tokens } from '@worrystone/api-client'
import { readTokenClaims } from '@worrystone/api-client/token-claims'
import { WorryText } from '@worrystone/community-ui'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { type ReadWorry, readReadWorries } from '@worrystone/session/read-worries'
import { Card, Fold, List, MetaRow, PageColumn, Section, Stack, Text } from '@worrystone/ui'
import { useState } from 'react'

/** Without a network the session is not known: the stored token names the reader. */
const readerOnDevice = () => (tokens.read() ? readTokenClaims()?.sub : null)

function readStored(): ReadWorry[] {
  const readerId = readerOnDevice()
  return readerId === undefined ? [] : readReadWorries(readerId)
}

/** The worries that this reader opened last on this device, to be read without a network. Nothing when there are none. */
export function ReadWorries() {
  const t = useT()
  const [worries] = useState(readStored)
  if (worries.length === 0) return null
  return (
    <PageColumn>
      <Section title={t('Worries you have read')} hint={t('The last ones you opened. They are kept on this device only.')}>
        <List gap={4}>
          {worries.map((worry) => (
            <li key={worry.id}>
              <Card as="article" aria-label={t('A worry from {{name}}', { name: worry.author })}>
                <OneWorry worry={worry} />
              </Card>
            </li>
          ))}
        </List>
      </Section>
    </PageColumn>
  )
}

function OneWorry({ worry }: { worry: ReadWorry }) {
  const t = useT()
  const relative = useRelativeTime()
  const { author, publishedAt, prompt, text, longText, warning } = worry
  const lang = worry.language ?? undefined
  const words = (
    <Stack gap={2}>
      {prompt && (
        <Text size="s" tone="inkSoft" dir="auto" lang={lang}>
          {prompt}
        </Text>
      )}
      <WorryText dir="auto" lang={lang}>
        {text}
      </WorryText>
      {longText && (
        <Fold label={t('The longer story')}>
          <Text serif preLine lineHeight={1.65} max="68ch" dir="auto" lang={lang}>
            {longText}
          </Text>
        </Fold>
      )}
    </Stack>
  )
  return (
    <Stack gap={2}>
      <MetaRow>
        <bdi>{author}</bdi>
        <time dateTime={publishedAt}>{relative(publishedAt)}</time>
      </MetaRow>
      {warning === null ? words : <Fold label={warning}>{words}</Fold>}
    </Stack>
  )
}
