export { AUDIENCES } from './audiences.ts'
export { hasHiddenWords, withoutHiddenWords } from './hidden-words.ts'
export { hasBlocked, hasMuted, hiddenPeople, isPersonVisible, notMutedBy, personVisibleTo } from './person-visibility.ts'
export { friendsOf, isPostVisible, isPublished, postVisibleTo } from './post-visibility.ts'
