export type Named = { username: string; display_name: string | null; email_verified_at: Date | null }

/** Bounded, so that no name makes it run away. */
const ADDRESS = /:\/\/|www\.|@|[\p{L}\p{N}-]{1,63}[.。．｡]\p{L}{2,24}/iu

/**
 * How a mail addresses somebody: by the display name only where nothing can be said to a stranger with it. A mailbox that nobody confirmed
 * may be a stranger's, and a name with an address in it would be turned into a link by mail programs.
 */
export const nameInMail = ({ username, display_name, email_verified_at }: Named): string =>
  display_name === null || email_verified_at === null || ADDRESS.test(display_name) ? username : display_name
