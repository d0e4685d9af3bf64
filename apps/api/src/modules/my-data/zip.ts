import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** One zip file in memory. */
export async function zip(files: { name: string; content: Buffer }[], mtime: Date): Promise<Buffer> {
  const archive = new ZipFile()
  for (const { name, content } of files) archive.addBuffer(content, name, { mtime })
  archive.end()
  return buffer(archive.outputStream)
}
