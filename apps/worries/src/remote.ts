import { defineRemote } from '@worrystone/remote-kit'

export const { page, slot } = defineRemote({ name: 'worries', dictionaries: (code) => import(`../dictionaries/${code}.json`) })
