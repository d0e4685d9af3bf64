import { useQuery } from '@tanstack/react-query'
import type { TeamToken } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Badge, Button, Card, Checkbox, color, Failure, icons, List, Row, Skeleton, Stack, space, Text } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Moment } from '../../shared/moment.tsx'
import { tokensQuery } from '../../shared/registry.queries.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { TokenJournal } from './token-journal.tsx'

/** Tokens with which a team publishes and operates its own remotes by command line. */
export function TokensPanel({ remotes }: { remotes: string[] }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const [includesRevoked, setIncludesRevoked] = useState(false)
  const [isJournalOpen, setJournalOpen] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<TeamToken | null>(null)
  const { data, error, refetch } = useQuery(tokensQuery(includesRevoked))
  return (
    <Card as="section" aria-labelledby="tokens">
      <Stack gap={4}>
        <Row justify="between">
          <h2 id="tokens">{t('Team tokens')}</h2>
          <Button kind="quiet" onClick={() => setCreating(true)}>
            <icons.KeyRound size={18} />
            {t('Make a token')}
          </Button>
        </Row>
        <Text size="s" tone="inkSoft">
          {t('With a token a team publishes and rolls out its own remotes by command line, and no others.')}
        </Text>
        {!data && !error && <Skeleton lines={2} height="2rem" />}
        {!data && error && <Failure message={translateMessage(error.message)} onRetry={() => void refetch()} />}
        {data?.tokens.length === 0 && (
          <Text size="s" tone="inkSoft">
            {t('There is no token yet.')}
          </Text>
        )}
        <Tokens>
          {data?.tokens.map((token) => (
            <li key={token.id}>
              <Token token={token} onRevoke={() => setRevoking(token)} />
            </li>
          ))}
        </Tokens>
        <Checkbox
          label={t('Show revoked ones too')}
          checked={includesRevoked}
          onChange={(event) => setIncludesRevoked(event.target.checked)}
        />
        <div>
          <Button kind="plain" size="s" aria-expanded={isJournalOpen} onClick={() => setJournalOpen(!isJournalOpen)}>
            {isJournalOpen ? t('Hide what became of tokens') : t('Show what became of tokens')}
          </Button>
        </div>
        {isJournalOpen && <TokenJournal />}
      </Stack>
      {isCreating && <NewTokenDialog remotes={remotes} onClose={() => setCreating(false)} />}
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />}
    </Card>
  )
}

function Token({ token, onRevoke }: { token: TeamToken; onRevoke: () => void }) {
  const t = useT()
  return (
    <>
      <div>
        <Row gap={2}>
          <strong>
            <bdi>{token.name}</bdi>
          </strong>
          {token.remotes.map((remote) => (
            <Badge key={remote} kind="support">
              {remote}
            </Badge>
          ))}
          {token.revokedAt && (
            <Badge kind="danger">
              <icons.Ban size={14} />
              {t('Revoked')}
            </Badge>
          )}
        </Row>
        <Text size="s" tone="inkSoft">
          <Moment
            at={token.createdAt}
            format={(when) => t('Made by {{who}} {{when}}', { who: `\u2068${token.createdBy}\u2069`, when })}
          />
          {' · '}
          {token.lastUsedAt ? (
            <Moment at={token.lastUsedAt} format={(when) => t('Last used {{when}}', { when })} />
          ) : (
            t('Never used')
          )}
        </Text>
      </div>
      {!token.revokedAt && (
        <Button kind="plain" size="s" onClick={onRevoke} aria-label={t('Revoke {{name}}', { name: token.name })}>
          {t('Revoke')}
        </Button>
      )}
    </>
  )
}

const Tokens = styled(List).attrs({ divided: true })`
  &:empty { display: none; }
  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space[2]}; }
  && > li:last-child { border-block-end: 1px solid ${color.line}; }
`
