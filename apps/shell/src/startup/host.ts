export { createHost } from '@worrystone/host'
