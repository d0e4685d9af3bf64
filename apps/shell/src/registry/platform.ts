/** The lazily loaded half of the shell: the federation runtime, single-spa and what remotes share. Nothing before the first paint needs it. */
export { loadDoor, warmEntry } from './load.ts'
export { open } from './open.ts'
