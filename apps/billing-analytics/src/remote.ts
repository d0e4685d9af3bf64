import { defineRemote } from '@worrystone/remote-kit'

export const { page, slot } = defineRemote({
  name: 'billing-analytics',
  dictionaries: (code) => import(`../dictionaries/${code}.json`),
})
