import type { PrivacyLevel } from '@worrystone/contracts'

/** Who can read a worry of each audience, besides its author. The matrix test of `postVisibleTo` holds the rule to it. */
export const AUDIENCES: Record<PrivacyLevel, readonly ('anonymous' | 'stranger' | 'followed by the author' | 'moderator')[]> = {
  public: ['anonymous', 'stranger', 'followed by the author', 'moderator'],
  friends: ['followed by the author'],
  private: [],
}
