import { inflateRawSync } from 'node:zlib'

/** The files of a zip, by its central directory. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength, more, comments] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ]
    const start = zip.readUInt32LE(at + 42)
    const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const packed = zip.subarray(body, body + size)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed)
    at += 46 + nameLength + more + comments
  }
  return files
}
