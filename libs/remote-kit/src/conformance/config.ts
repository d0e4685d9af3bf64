import type { Endpoint, EndpointInput, EndpointOutput } from '@worrystone/contracts'

/** Calls the API as a member who was made for the checks. */
export type CallApi = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => Promise<EndpointOutput<E>>

/**
 * What the conformance checks cannot know of a remote: the default export of its `conformance.config.ts`. A remote whose addresses have
 * no holes and whose slots take nothing needs none.
 */
export type ConformanceConfig = {
  /** What stands in the holes of the routes: `postId` for `/posts/:postId`. */
  params?(callApi: CallApi): Promise<Record<string, string>>
  /** What follows `?` in the address of a page that shows nothing without it, by its route. */
  search?: Record<string, string>
  /** What the page around a slot passes, by the name of the expose. */
  slots?(callApi: CallApi): Promise<Record<string, Record<string, unknown>>>
  /** Calls that are meant to reach the server though their page was left, as endpoints write them: `/auth/verify-email`. */
  outlive?: string[]
}
