import { useT } from '@worrystone/i18n'
import { Button, Card, color, icons, Stack, space } from '@worrystone/ui'
import { Component, type ReactNode } from 'react'
import { styled } from 'styled-components'

type Props = { children: ReactNode; onCrash?: (error: unknown) => void }

/** Catches render errors, so that one broken part never takes the page down. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error)
  }

  override render() {
    return this.state.hasCrashed ? <Crashed onRetry={() => this.setState({ hasCrashed: false })} /> : this.props.children
  }
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <Page role="alert">
      <Card>
        <Content align="center">
          <icons.CircleAlert size={40} aria-hidden="true" />
          <h2>{t('Something went wrong')}</h2>
          <p>
            {t('We encountered an unexpected error. Please try refreshing the page or contact support if the problem persists.')}
          </p>
          <Button onClick={onRetry}>{t('Try Again')}</Button>
        </Content>
      </Card>
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60dvh;
  padding: ${space[6]} ${space[4]};
`

const Content = styled(Stack)`
  max-inline-size: 28rem;
  text-align: center;
  > svg { color: ${color.accentInk}; }
  > h2, > p { margin: 0; }
  > p { color: ${color.inkSoft}; }
`
