import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { Failure } from '@worrystone/ui'
import { Component, type ReactNode } from 'react'

/** An error in the feed leaves the heading, the form and navigation in place. */
export function FeedBoundary({ children }: { children: ReactNode }) {
  const t = useT()
  const { report } = usePlatform()
  return (
    <Boundary report={report} message={t('Feed Unavailable')}>
      {children}
    </Boundary>
  )
}

type Props = { report: (error: unknown) => void; message: string; children: ReactNode }

class Boundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }
  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.report(error)
  }
  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return <Failure message={this.props.message} onRetry={() => this.setState({ hasCrashed: false })} />
  }
}
