export type NamedRecipient = { username: string; display_name: string | null; email_verified_at: Date | null }

/** The repetitions are bounded, so that no name makes matching slow. */
const ADDRESS = /:\/\/|www\.|@|[\p{L}\p{N}-]{1,63}[.。．｡]\p{L}{2,24}/iu

/**
 * The name in an email's greeting. Not the display name where the mailbox is not confirmed (it may be a stranger's), nor where the name
 * holds an address, which email programs would turn into a link.
 */
export const salutationName = ({ username, display_name, email_verified_at }: NamedRecipient): string =>
  display_name === null || email_verified_at === null || ADDRESS.test(display_name) ? username : display_name
