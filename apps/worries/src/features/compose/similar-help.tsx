import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { optionalHints } from '@worrystone/session/optional-hints'
import { Button, breakpoint, color, font, IconButton, icons, List, radius, space } from '@worrystone/ui'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { HelpedSentence } from '../../shared/helped-sentence.tsx'
import { useSimilarHelp } from './use-similar-help.ts'

type Props = {
  userId: string
  text: string
  /** It sounds heavy: help is offered instead. */
  isHeavy: boolean
}

/** What helped others with something similar, while one writes. Its space is reserved from the start, so that nothing moves. */
export function SimilarHelp({ userId, text, isHeavy }: Props) {
  const t = useT()
  const id = useId()
  const [isOn, setOn] = useState(() => optionalHints.isOn('similar-help', userId))
  const [isOpen, setOpen] = useState(false)
  const help = useSimilarHelp(isOn && !isHeavy ? text : '')
  if (!isOn) return null

  const hasHelp = help !== undefined && (help.similar !== null || help.suggestions.length > 0)
  const hasStories = help !== undefined && help.stories.length > 0
  function switchOff() {
    setOn(false)
    optionalHints.set('similar-help', userId, false)
    toast.info(t('It stays away. You can switch it on again in the settings, under Privacy.'))
  }
  return (
    <Region aria-label={t('What helped others')} $isHidden={isHeavy}>
      <Sentence $isOpen={isOpen}>
        {hasHelp ? (
          <HelpedSentence similar={help.similar} suggestions={help.suggestions} />
        ) : hasStories ? (
          t('Others wrote about how something similar became lighter.')
        ) : (
          t('While you write, this shows what helped others with something similar. What you type is not kept for it.')
        )}
      </Sentence>
      <IconButton
        size="s"
        label={t('No longer show what helped others while I write')}
        icon={<icons.X size={16} />}
        onClick={switchOff}
      />
      <Stories>
        {hasStories && (
          <Button
            kind="plain"
            size="s"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <icons.Sprout size={16} />
            {t('Their stories')}
          </Button>
        )}
        {isOpen && hasStories && (
          <List id={id} gap={1}>
            {help.stories.map(({ postId, shortContent, language }) => (
              <li key={postId}>
                <Link to={`/posts/${postId}`} lang={language ?? undefined} dir="auto">
                  {shortContent}
                </Link>
              </li>
            ))}
          </List>
        )}
      </Stories>
    </Region>
  )
}

/** The reserved lines of the sentence: more on a phone. */
const LINES = { narrow: 4, wide: 2 }

const Region = styled.section<{ $isHidden: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: 0 ${space[2]};
  padding-block: ${space[2]};
  padding-inline: ${space[3]} ${space[1]};
  border-radius: ${radius.m};
  background: ${color.wash};
  color: ${color.ink};
  font-size: ${font.size.s};
  visibility: ${({ $isHidden }) => $isHidden && 'hidden'};
`

const Sentence = styled.p<{ $isOpen: boolean }>`
  margin: 0;
  padding-block-start: ${space[1]};
  line-height: 1.5;
  min-block-size: ${LINES.narrow * 1.5}em;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $isOpen }) => ($isOpen ? 'none' : LINES.narrow)};
  @media (min-width: ${breakpoint.small}) {
    min-block-size: ${LINES.wide * 1.5}em;
    -webkit-line-clamp: ${({ $isOpen }) => ($isOpen ? 'none' : LINES.wide)};
  }
`

const Stories = styled.div`
  grid-column: 1 / -1;
  min-block-size: 2.75rem;
  > button { margin-inline-start: calc(${space[3]} * -1); }
  li > a { display: block; padding-block: ${space[2]}; color: ${color.primaryInk}; overflow-wrap: anywhere; }
`
