import { LIMITS, PICTURE_TYPES } from '@worrystone/contracts'

export type FileProblem = 'large' | 'kind'

/** Why a file can't be taken, before anything of it is read. */
export function findFileProblem({ size, type }: File): FileProblem | null {
  if (!['image/jpg', ...PICTURE_TYPES].includes(type)) return 'kind'
  return size > LIMITS.pictureBytes ? 'large' : null
}
