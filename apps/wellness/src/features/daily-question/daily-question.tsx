import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { followUpsApi } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { storedDay } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { optionalHints } from '@worrystone/session/optional-hints'
import { Button, Card, color, Heading, List, Row, Skeleton, Stack, space, Text, TextLink } from '@worrystone/ui'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { FIRST_BREATH } from '../../shared/first-breath.ts'

type Answer = 'light' | 'between' | 'heavy'

/** 'How is today?', at most once a day, and not on a day with the question about an own worry. The answer stays in this page: only that it was asked is remembered, on the device. */
export function DailyQuestion({ userId }: { userId: string }) {
  const t = useT()
  const id = useId()
  const [memory] = useState(() => storedDay({ key: `worrystone_gentle_question/${userId}`, schema: z.literal('asked') }))
  const [isAsked, setAsked] = useState(() => optionalHints.isOn('daily-question', userId) && memory.read() === undefined)
  const [answer, setAnswer] = useState<Answer>()
  const other = useQuery({ ...query(followUpsApi.due, {}, { retries: 0 }), gcTime: 0, enabled: isAsked })
  const hasOther = !!other.data?.worry
  useEffect(() => {
    if (hasOther) memory.write('asked')
  }, [hasOther, memory])
  if (isAsked && other.isLoading) return <Skeleton height="9rem" />
  if (!isAsked || hasOther) return null

  return (
    <QuestionCard as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading id={id}>{t('How is today?')}</Heading>
        {answer ? (
          <Reply answer={answer} />
        ) : (
          <Question
            onAnswer={(chosen) => {
              memory.write('asked')
              setAnswer(chosen)
            }}
            onPutAway={() => {
              memory.write('asked')
              setAsked(false)
            }}
          />
        )}
      </Stack>
    </QuestionCard>
  )
}

function Question({ onAnswer, onPutAway }: { onAnswer: (answer: Answer) => void; onPutAway: () => void }) {
  const t = useT()
  const answers: [Answer, string][] = [
    ['light', t('Rather light')],
    ['between', t('In between')],
    ['heavy', t('Heavy')],
  ]
  return (
    <>
      <Row gap={2}>
        {answers.map(([answer, label]) => (
          <Button key={answer} kind="quiet" size="s" onClick={() => onAnswer(answer)}>
            {label}
          </Button>
        ))}
      </Row>
      <Row justify="between">
        <Text size="s" tone="inkSoft">
          {t('Just for you: the answer is not kept.')}
        </Text>
        <Button
          kind="plain"
          size="s"
          style={{ marginInline: '-0.75rem' }}
          onClick={(event) => {
            event.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
            onPutAway()
          }}
        >
          {t('Not today')}
        </Button>
      </Row>
    </>
  )
}

/** Takes the focus from the button that it replaces. */
function Reply({ answer }: { answer: Answer }) {
  const t = useT()
  const { hasRoute } = usePlatform()
  const share = { to: '/feed?share=1', label: t('Put it into words') }
  const replies = {
    light: {
      text: t('Good to hear. Somebody else may need a kind word today.'),
      links: [
        { to: '/feed', label: t('Read what others carry') },
        { to: '/resolution-stories', label: t('Read what helped others') },
      ],
    },
    between: {
      text: t('That is a whole answer, too. A few quiet minutes may do you good.'),
      links: [{ to: FIRST_BREATH, label: t('Breathe for three minutes') }, share],
    },
    heavy: {
      text: t('Thank you for saying so. Nothing has to be solved this minute.'),
      links: [{ to: FIRST_BREATH, label: t('Breathe now') }, share, { to: '/help', label: t('Need help now?') }],
    },
  }
  const { text, links } = replies[answer]
  return (
    <>
      <p ref={(node) => node?.focus()} tabIndex={-1}>
        {text}
      </p>
      <List gap={1}>
        {links
          // The page of help is the shell's.
          .filter(({ to }) => to === '/help' || hasRoute(to.replace(/\?.*/, '')))
          .map(({ to, label }) => (
            <li key={to}>
              <TextLink as={Link} to={to} isTall>
                {label}
              </TextLink>
            </li>
          ))}
      </List>
    </>
  )
}

const QuestionCard = styled(Card)`
  && { background: ${color.primarySoft}; border-color: transparent; }
  p { margin: 0; }
  p:focus { outline: none; }
  li { margin-block: calc(${space[1]} * -1); }
`
