import { type Signer, signer } from '../../signing.ts'

export const registrySigner = (secret: string): Signer => signer(secret, 'worrystone registry snapshot')
export type RegistrySigner = Signer
