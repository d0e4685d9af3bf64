import { defineRemote } from '@worrystone/remote-kit'

export const { page } = defineRemote({ name: 'proof', dictionaries: (code) => import(`../dictionaries/${code}.json`) })
