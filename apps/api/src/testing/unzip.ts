import { inflateRawSync } from 'node:zlib'

/** The files of a zip, by its central directory. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  let offset = zip.readUInt32LE(end + 16)
  for (let remaining = zip.readUInt16LE(end + 10); remaining > 0; remaining--) {
    const [size, nameLength, extraLength, commentLength] = [
      zip.readUInt32LE(offset + 20),
      zip.readUInt16LE(offset + 28),
      zip.readUInt16LE(offset + 30),
      zip.readUInt16LE(offset + 32),
    ]
    const start = zip.readUInt32LE(offset + 42)
    const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const packed = zip.subarray(body, body + size)
    const name = zip.toString('utf8', offset + 46, offset + 46 + nameLength)
    files.set(name, zip.readUInt16LE(offset + 10) === 8 ? inflateRawSync(packed) : packed)
    offset += 46 + nameLength + extraLength + commentLength
  }
  return files
}
