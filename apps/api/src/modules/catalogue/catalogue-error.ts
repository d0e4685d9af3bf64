import { ConfigError } from '../../config.ts'

/** A catalogue file that cannot be used; the message names file, field and what to do. It stops the start. */
export class CatalogueError extends ConfigError {
  override name = 'CatalogueError'

  constructor(file: string, problem: string) {
    super(`Catalogue file ${file}: ${problem}.`)
  }
}
