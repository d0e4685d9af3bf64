import { useT } from '@worrystone/i18n'
import { Button, type ButtonStyleProps, breakpoint, icons, space } from '@worrystone/ui'
import { type ComponentType, useState } from 'react'
import { styled } from 'styled-components'

const question = () => import(/* webpackChunkName: 'follow-question' */ './follow-question.tsx')
type Question = ComponentType<{ name: string; onAnswered: () => void; onClose: () => void }>

type Props = {
  /** The person's name, for screen readers. */
  name: string
  isFollowing: boolean
  onToggle: () => void
  /** On a card or in a row: the icon alone on a phone, where the label would take a line of its own. */
  isCompact?: boolean
  kind?: ButtonStyleProps['kind']
}

/** Follows or unfollows a person. Before a first follow that shows earlier worries for friends to that person it asks about them. */
export function FollowButton({ name, isFollowing, onToggle, isCompact = false, kind = 'plain' }: Props) {
  const t = useT()
  const label = isFollowing ? t('Following {{name}}. Press to stop', { name }) : t('Follow {{name}}', { name })
  const [Question, setQuestion] = useState<Question>()

  async function onClick() {
    // A part that cannot be loaded keeps nobody from following.
    const loaded = isFollowing ? undefined : await question().catch(() => undefined)
    if (await loaded?.isQuestionNeeded()) setQuestion(() => loaded?.FollowQuestion)
    else onToggle()
  }
  // A tap then follows at once: whether there is something to ask is known by then.
  const prepare = () => {
    if (!isFollowing)
      question().then(
        ({ isQuestionNeeded }) => isQuestionNeeded(),
        () => {},
      )
  }
  const close = () => setQuestion(undefined)
  function onAnswered() {
    close()
    onToggle()
  }
  return (
    <>
      <StyledButton
        kind={kind}
        size={isCompact ? 's' : 'm'}
        $isShort={isCompact}
        aria-label={label}
        title={label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void onClick()}
      >
        {isFollowing ? <icons.UserCheck size={18} /> : <icons.UserPlus size={18} />}
        <span>{isFollowing ? t('Following') : t('Follow')}</span>
      </StyledButton>
      {Question && <Question name={name} onAnswered={onAnswered} onClose={close} />}
    </>
  )
}

const StyledButton = styled(Button)<{ $isShort: boolean }>`
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    ${({ $isShort }) => $isShort && `padding-inline: ${space[3]}; > span { display: none; }`}
  }
`
