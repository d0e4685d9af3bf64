/** A file of a build did not come, or is not what the manifest says. Everything else that goes wrong, its code did. */
export class FileError extends Error {
  override name = 'FileError'
}
