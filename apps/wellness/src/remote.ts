import { defineRemote } from '@worrystone/remote-kit'

export const { page, slot } = defineRemote({
  name: 'wellness',
  dictionaries: (code) => import(`../dictionaries/${code}.json`),
})
