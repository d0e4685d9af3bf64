/** A file of a build did not come, or is not what the manifest says. Every other failure comes from its code. */
export class FileError extends Error {
  override name = 'FileError'
}
