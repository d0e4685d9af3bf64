import { LIMITS, PICTURE_TYPES } from '@worrystone/contracts'

export type FileProblem = 'large' | 'kind'

/** Why a file cannot be used, before it is read. */
export function findFileProblem({ size, type }: File): FileProblem | null {
  if (!['image/jpg', ...PICTURE_TYPES].includes(type)) return 'kind'
  return size > LIMITS.pictureBytes ? 'large' : null
}
