import { useQuery } from '@tanstack/react-query'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Card, color, font, icons, radius, Skeleton, space } from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { promptsQuery } from '../../shared/prompts.queries.ts'
import { worryDraft } from '../../shared/worry-draft.ts'

/** Prompts for starting a worry: each opens the share form with its text. `onChoose`: the draft of the form has a new prompt. */
export function PromptList({ userId, onChoose }: { userId: string; onChoose: () => void }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const id = useId()
  const prompts = useQuery(promptsQuery())

  function choose(worryPrompt: string) {
    const draft = worryDraft(userId, 'share')
    draft.write({ ...draft.read(), worryPrompt, attempt: null })
    onChoose()
  }

  // The form reports the failure and offers a retry; here they are optional.
  if (prompts.isError) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <Title id={id}>{t('How does it begin?')}</Title>
      {prompts.isPending ? (
        <Skeleton height="20rem" />
      ) : (
        <List>
          {prompts.data.map(({ text }) => (
            <li key={text}>
              <PromptLink to="/feed?share=1" onClick={() => choose(text)}>
                <span dir="auto">{translateMessage(text)}</span>
                <icons.Feather size={16} />
              </PromptLink>
            </li>
          ))}
        </List>
      )}
    </Card>
  )
}

const Title = styled.h2`
  margin: 0 0 ${space[2]};
  font-size: ${font.size.l};
`

const List = styled.ul`
  margin: 0 calc(${space[3]} * -1);
  padding: 0;
  list-style: none;
`

const PromptLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: 2.75rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.m};
  color: ${color.ink};
  font-family: ${font.serif};
  text-decoration: none;
  > svg { flex: none; color: ${color.inkSoft}; }
  &:hover { background: ${color.wash}; }
`
