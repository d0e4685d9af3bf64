import { ConfigError } from '../../config.ts'

/** An invalid catalogue file; the message names file, field and remedy. It stops the start. */
export class CatalogueError extends ConfigError {
  override name = 'CatalogueError'

  constructor(file: string, problem: string) {
    super(`Catalogue file ${file}: ${problem}.`)
  }
}
