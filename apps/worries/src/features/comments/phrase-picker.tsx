import { SUPPORT_PHRASES, type SupportPhrase, type Wish } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { useUser } from '@worrystone/remote-kit/bundled'
import { optionalHints } from '@worrystone/session/optional-hints'
import { Button, color, List, radius, space, target } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

/** Offered first: what fits the author's wish. */
const FIRST: Record<Wish | 'none', SupportPhrase[]> = {
  none: ['i-hear-you', 'you-are-not-alone', 'that-is-a-lot', 'thinking-of-you'],
  listen: ['i-am-listening', 'i-hear-you', 'that-is-a-lot', 'it-makes-sense'],
  ideas: ['i-have-felt-this', 'one-small-step', 'asking-is-strong', 'not-all-today'],
  reassure: ['it-passed-for-me', 'i-came-through', 'you-are-not-alone', 'not-all-today'],
}
const ALL = Object.keys(SUPPORT_PHRASES) as SupportPhrase[]

type Props = { wish: Wish | null; isBusy: boolean; onPick: (phrase: SupportPhrase) => void }

/** Short phrases of support, unless switched off. Each reader sees them in their own language. */
export function PhrasePicker({ wish, isBusy, onPick }: Props) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const [showsAll, setShowsAll] = useState(false)
  const user = useUser()
  if (user && !optionalHints.isOn('phrases', user.id)) return null
  const first = FIRST[wish ?? 'none']
  const shown = showsAll ? [...first, ...ALL.filter((phrase) => !first.includes(phrase))] : first
  return (
    <List direction="row" gap={2} aria-label={t('A few words to send with one tap')}>
      {shown.map((phrase) => (
        <li key={phrase}>
          <Chip type="button" disabled={isBusy} onClick={() => onPick(phrase)}>
            {translateMessage(SUPPORT_PHRASES[phrase])}
          </Chip>
        </li>
      ))}
      <li>
        <Button kind="plain" size="s" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('Fewer') : t('More phrases')}
        </Button>
      </li>
    </List>
  )
}

const Chip = styled.button`
  min-block-size: ${target};
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.supportSoft};
  color: ${color.supportInk};
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover { border-color: ${color.supportInk}; }
  &:disabled { opacity: 0.6; cursor: default; }
`
