import type { CallSite } from './call-site.ts'

/** What happened in a page, as far as the checks need it. */
export type Call = { what: string; at: string; isOfRemote: boolean }
export type RequestCall = Call & { url: string; method: string; isPending: boolean; isAborted: boolean }

export type Calls = {
  /** Errors in the console, uncaught errors and unhandled rejections. */
  errors: Call[]
  /** Violations of the page's content security policy. */
  violations: Call[]
  /** Calls of the browser's history by a remote itself, not through the shell's navigation. */
  history: Call[]
  /** The network requests, in order. */
  requests: RequestCall[]
}

/** Records what happens in a page from now on. */
export function recordCalls(currentCallSite: () => CallSite): Calls {
  const calls: Calls = { errors: [], violations: [], history: [], requests: [] }
  recordErrors(calls, currentCallSite)
  recordHistory(calls, currentCallSite)
  recordRequests(calls, currentCallSite)
  return calls
}

const messageOf = (thing: unknown): string => {
  if (thing instanceof Error) return `${thing.name}: ${thing.message}`
  return typeof thing === 'string' ? thing : String(thing)
}

/** React's console texts have placeholders: `%s` is the next value. */
function filled([first, ...rest]: unknown[]): string {
  const text = messageOf(first).replace(/%[sdo]/g, (hole) => (rest.length > 0 ? messageOf(rest.shift()) : hole))
  return [text, ...rest.map(messageOf)].join(' ').trim()
}

function recordErrors({ errors, violations }: Calls, currentCallSite: () => CallSite): void {
  const { error } = console
  console.error = (...given: unknown[]) => {
    errors.push({ what: filled(given), ...here(currentCallSite()) })
    error.apply(console, given)
  }
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent)
      errors.push({
        what: `uncaught: ${event.message}`,
        at: `${event.filename}:${event.lineno}:${event.colno}`,
        isOfRemote: true,
      })
  })
  addEventListener('unhandledrejection', (event) => {
    errors.push({ what: `uncaught rejection: ${messageOf(event.reason)}`, ...here(currentCallSite()) })
  })
  document.addEventListener('securitypolicyviolation', (event) => {
    const blocked = `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`.trim()
    violations.push({ what: blocked, at: `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`, isOfRemote: true })
  })
}

const here = ({ at, isOfRemote }: CallSite) => ({ at, isOfRemote })

function recordHistory({ history }: Calls, currentCallSite: () => CallSite): void {
  const note = (what: string) => {
    const site = currentCallSite()
    // Through the shell's navigation the nearest caller is the shell.
    if (site.isDirect) history.push({ what, ...here(site) })
  }
  const methods = History.prototype as unknown as Record<string, (...given: unknown[]) => unknown>
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward']) {
    const native = methods[name]
    if (!native) continue
    methods[name] = function (this: History, ...given) {
      note(`history.${name}`)
      return native.apply(this, given)
    }
  }
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    if (/^(popstate|hashchange|navigate)$/.test(type)) note(`listens to '${type}'`)
    addEventListener.call(this, type, listener, options)
  }
}

function recordRequests({ requests }: Calls, currentCallSite: () => CallSite): void {
  const native = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const request: RequestCall = {
      what: `${method} ${url}`,
      url,
      method,
      ...here(currentCallSite()),
      isPending: true,
      isAborted: false,
    }
    requests.push(request)
    const response = native(input, init)
    const settle = (isAborted: boolean) => {
      request.isPending = false
      request.isAborted = isAborted
    }
    response.then(
      () => settle(false),
      (error: unknown) => settle((error as { name?: string } | null)?.name === 'AbortError'),
    )
    return response
  }
}
