import { useT } from '@worrystone/i18n'
import { styled } from 'styled-components'
import { Button } from './button.tsx'
import * as icons from './icons.ts'
import { StateMessage, StateTitle } from './state-message.ts'
import { color, font } from './tokens.ts'

type FailureProps = {
  /** A sentence for the reader; the server's own when there is one. */
  message: string
  onRetry?: (() => void) | undefined
  /** The id for support. */
  errorId?: string | undefined
}

/** A ref of an element whose button unmounts with it: the focus stays near the content that replaces it. */
export const keepFocusNearby = (node: HTMLElement | null) => () => {
  if (node?.contains(document.activeElement)) node.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

/** An error state, in the place of the failed content. */
export function Failure({ message, onRetry, errorId }: FailureProps) {
  const t = useT()
  return (
    <StateMessage ref={keepFocusNearby} role="alert">
      <Warn aria-hidden="true">
        <icons.CircleAlert size={28} />
      </Warn>
      <StateTitle>{message}</StateTitle>
      {errorId ? <Reference>{t('Reference: {{id}}', { id: errorId })}</Reference> : null}
      {onRetry ? (
        <Button kind="quiet" onClick={onRetry}>
          <icons.RefreshCw size={18} />
          {t('Try Again')}
        </Button>
      ) : null}
    </StateMessage>
  )
}

const Warn = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentInk};
`

const Reference = styled.p`
  font-size: ${font.size.s};
`
