import type { MultipartFile } from '@fastify/multipart'
import { LIMITS, PICTURE_FIELD } from '@worrystone/contracts'
import type { FastifyRequest } from 'fastify'
import { AppError, badRequest, invalidField } from '../../http/app-error.ts'
import { wrongKind } from './re-encode.ts'

/** Bytes of a form beside its file. */
const FORM_BYTES = 10_000

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'The picture must be at most 5 MB. Please choose a smaller one')
const noPicture = () => invalidField(PICTURE_FIELD, 'Please choose a picture')

/** The one file of the form. Never more than the limit is read, whatever size the sender declares. */
export async function receive(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw wrongKind()
  try {
    if (Number(request.headers['content-length']) > LIMITS.pictureBytes + FORM_BYTES) throw tooLarge()
    let picture: Buffer | undefined
    const parts = request.parts()
    // Not `for await`, which would wait for the end of an upload that is refused halfway.
    for (let next = await parts.next(); !next.done; ) {
      const part = next.value
      if (part.type !== 'file' || part.fieldname !== PICTURE_FIELD || picture) throw noPicture()
      const nextPart = parts.next()
      nextPart.catch(() => {})
      picture = await Promise.race([readFile(part.file), failureOf(nextPart)])
      next = await nextPart
    }
    if (!picture || picture.length === 0) throw noPicture()
    return picture
  } catch (thrown) {
    // Discards the rest: a client that is still sending gets the response only if the server keeps reading.
    request.raw.unpipe()
    request.raw.resume()
    throw thrown instanceof AppError ? thrown : badRequest('The upload could not be read. Please try again')
  }
}

/** Rejects with the promise and otherwise never settles: an aborted form rejects the promise of its next part. */
const failureOf = (promise: Promise<unknown>) => promise.then(() => new Promise<never>(() => {}))

/** The content of a file; rejects at the first byte over the limit, while the rest is still being sent. */
const readFile = (file: MultipartFile['file']) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    const rejectTooLarge = () => reject(tooLarge())
    file.once('limit', rejectTooLarge)
    file.on('data', (chunk: Buffer) => chunks.push(chunk))
    file.on('error', reject)
    // The parser may have truncated the file before the listeners were added, and then ends it normally.
    file.on('end', () => (file.truncated ? rejectTooLarge() : resolve(Buffer.concat(chunks))))
    if (file.truncated) rejectTooLarge()
  })
