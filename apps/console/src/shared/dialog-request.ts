import type { Group } from '@worrystone/contracts'

/** A change that needs nothing but its reason. */
export type PlainRequest =
  | { action: 'promote' | 'pause' | 'resume' | 'revive' }
  | { action: 'rollback'; build?: string | undefined }
  | { action: 'block' | 'unblock'; build: string }
  | { action: 'unpin'; group: Group }

/** A change that an operator has requested and that waits for its reason. */
export type DialogRequest =
  | PlainRequest
  | { action: 'rollout' | 'pin'; build?: string | undefined }
  | { action: 'kill' | 'health' }
