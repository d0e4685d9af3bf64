import { defineRemote } from '@worrystone/remote-kit'

export const { page, slot } = defineRemote({
  name: 'account',
  dictionaries: (code) => import(`../dictionaries/${code}.json`),
})
