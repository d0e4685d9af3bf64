import { Component, type ReactNode } from 'react'

type Props = { instead: ReactNode; children: ReactNode }

/** Shows something else in place of what can't be drawn. */
export class OrInstead extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed ? this.props.instead : this.props.children
  }
}
