import { useT } from '@worrystone/i18n'
import { Button, type ButtonStyleProps, breakpoint, icons, space } from '@worrystone/ui'
import { styled } from 'styled-components'

type Props = {
  /** The person's name, for screen readers. */
  name: string
  isFollowing: boolean
  onToggle: () => void
  /** On a card or in a row: the icon alone on a phone, where the label would take a line of its own. */
  isCompact?: boolean
  kind?: ButtonStyleProps['kind']
}

/** Follows or unfollows a person. */
export function FollowButton({ name, isFollowing, onToggle, isCompact = false, kind = 'plain' }: Props) {
  const t = useT()
  const label = isFollowing ? t('Following {{name}}. Press to stop', { name }) : t('Follow {{name}}', { name })
  return (
    <StyledButton
      kind={kind}
      size={isCompact ? 's' : 'm'}
      $isShort={isCompact}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      {isFollowing ? <icons.UserCheck size={18} /> : <icons.UserPlus size={18} />}
      <span>{isFollowing ? t('Following') : t('Follow')}</span>
    </StyledButton>
  )
}

const StyledButton = styled(Button)<{ $isShort: boolean }>`
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    ${({ $isShort }) => $isShort && `padding-inline: ${space[3]}; > span { display: none; }`}
  }
`
