export type NamedRecipient = { username: string; display_name: string | null; email_verified_at: Date | null }

/** The repetitions are bounded, so that matching takes linear time. */
const ADDRESS = /:\/\/|www\.|@|[\p{L}\p{N}-]{1,63}[.。．｡]\p{L}{2,24}/iu

/**
 * The name in an email's greeting. The username where the mailbox is not confirmed (the display name may be that of a stranger), or where
 * the display name contains an address, which email programs would turn into a link.
 */
export const salutationName = ({ username, display_name, email_verified_at }: NamedRecipient): string =>
  display_name === null || email_verified_at === null || ADDRESS.test(display_name) ? username : display_name
