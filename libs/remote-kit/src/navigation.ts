export type PageLocation = { pathname: string; search: string; hash: string; state: unknown; key: string }
export type NavigationState = { location: PageLocation; action: 'POP' | 'PUSH' | 'REPLACE' }
export type Destination = string | { pathname?: string; search?: string; hash?: string }

/** The only history of the document, owned by the shell and shared by every root; independent of any framework. */
export type Navigation = {
  /** The same object until something changes. */
  get(): NavigationState
  subscribe(listener: () => void): () => void
  push(to: Destination, state?: unknown): void
  replace(to: Destination, state?: unknown): void
  go(delta: number): void
  href(to: Destination): string
  /** True once after each change of the path: the first caller moves the focus. Never true for the first page of the visit. */
  claimFocus(): boolean
}
