import { vi } from 'vitest'

/** An upload of the page; the test sets its progress. */
export class PendingUpload {
  method = ''
  url = ''
  headers = new Headers()
  body: FormData | undefined
  isAborted = false
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  #answered = new Headers()

  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  getResponseHeader(name: string) {
    return this.#answered.get(name)
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
  }

  /** Reports this share as sent. */
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total })
  }
  respond(status: number, body: unknown, headers: HeadersInit = {}) {
    this.#answered = new Headers(headers)
    Object.assign(this, { status, responseText: body === undefined ? '' : JSON.stringify(body) })
    this.onload?.()
  }
  loseConnection() {
    this.onerror?.()
  }
}

/** Holds every upload of the page, in place of the network. */
export function pendingUploads(): PendingUpload[] {
  const uploads: PendingUpload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends PendingUpload {
      constructor() {
        super()
        uploads.push(this)
      }
    },
  )
  return uploads
}
