import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import { PUBLISH } from '@worrystone/contracts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { pathProblem } from './check-files.ts'

const MANIFEST = 'manifest.json'
/** The listed files and the manifest; one more, so that the error message is our own instead of the parser's. */
export const MAX_FILES = PUBLISH.files + 1
/** Bytes of the form beside its files. */
const FORM_BYTES = 1_000 * MAX_FILES

/** Messages for pipelines, in English only: no page shows them. */
export const MESSAGES = {
  notMultipart: 'Please send the build as multipart/form-data: one part for each file, its name the path inside the build.',
  tooLong: 'The upload took too long: please send it again over a faster line, or a smaller build.',
  brokenOff: 'The upload could not be read: please send valid multipart/form-data.',
  tooMany: `At most ${PUBLISH.files} files may be published as one build.`,
  tooBig: (path: string) =>
    `${path.slice(0, 100)} is larger than ${PUBLISH.fileBytes / 1_000_000} MB: please send a smaller file.`,
  tooMuch: `A build may have at most ${PUBLISH.bytes / 1_000_000} MB in all.`,
  refused: (count: number) => `The build was refused for ${count === 1 ? '1 reason' : `${count} reasons`}.`,
}

const tooLarge = (sentence: string) => new AppError('PAYLOAD_TOO_LARGE', sentence)

type Received = { sent: ReadonlySet<string>; problems: string[] }

/** Streams every part into the draft, within the size limits and `uploadMs`. */
export async function receiveBuild(request: FastifyRequest, draft: string, uploadMs: number): Promise<Received> {
  if (Number(request.headers['content-length']) > PUBLISH.bytes + FORM_BYTES) throw tooLarge(MESSAGES.tooMuch)
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new AppError('BAD_REQUEST', MESSAGES.tooLong)), uploadMs)
  try {
    return await writeParts(request, draft, stop)
  } catch (thrown) {
    // Discards the rest: a client that is still sending gets the response only if the server keeps reading.
    request.raw.unpipe()
    request.raw.resume()
    throw toAppError(stop.signal.reason ?? thrown)
  } finally {
    clearTimeout(timer)
  }
}

async function writeParts(request: FastifyRequest, draft: string, stop: AbortController): Promise<Received> {
  const { signal } = stop
  const parts = request.parts()
  const sentPaths = new Set<string>()
  const takenPaths = new Set<string>()
  const problems: string[] = []
  let bytes = 0
  for (;;) {
    const { value: part, done } = await untilAborted(signal, parts.next())
    if (done) return { sent: sentPaths, problems }
    const path = part.fieldname ?? ''
    if (part.type === 'field') {
      problems.push(`${JSON.stringify(path.slice(0, PUBLISH.pathLength))}: sent as a text; send each file with a file name`)
      continue
    }
    if (sentPaths.size + problems.length >= MAX_FILES) throw tooLarge(MESSAGES.tooMany)
    // The parser truncates a file silently, possibly before the listener is added or long before the end.
    const isCutOff = () => stop.abort(tooLarge(MESSAGES.tooBig(path)))
    if (part.file.truncated) isCutOff()
    part.file.once('limit', isCutOff)
    // Some file systems ignore case.
    const isTwice = takenPaths.has(path.toLowerCase())
    const problem = isTwice ? `${path}: sent twice` : path === MANIFEST ? undefined : pathProblem(path)
    if (problem) {
      problems.push(problem)
      await finished(part.file.resume(), { signal })
    } else {
      sentPaths.add(path)
      takenPaths.add(path.toLowerCase())
      await mkdir(dirname(join(draft, path)), { recursive: true })
      await pipeline(part.file, createWriteStream(join(draft, path), { flags: 'wx' }), { signal })
    }
    signal.throwIfAborted()
    bytes += part.file.bytesRead
    if (bytes > PUBLISH.bytes) throw tooLarge(MESSAGES.tooMuch)
  }
}

/** Ends the wait for the next part of a client that has stopped sending. */
async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort)
  try {
    signal.throwIfAborted()
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** Errors of the parser are the client's fault; errors of the disk are the server's. */
function toAppError(thrown: unknown): unknown {
  const { statusCode, syscall } = thrown as { statusCode?: unknown; syscall?: unknown }
  if (thrown instanceof AppError || syscall !== undefined) return thrown
  return statusCode === 413 ? tooLarge(MESSAGES.tooMany) : new AppError('BAD_REQUEST', MESSAGES.brokenOff)
}
