/** A file of a build could not be loaded, or does not match the manifest. Every other failure is the code's. */
export class FileError extends Error {
  override name = 'FileError'
}
