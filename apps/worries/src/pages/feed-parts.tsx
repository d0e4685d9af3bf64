export { PromptList } from '../features/prompts/prompt-list.tsx'
export { Unpublished } from '../features/unpublished/unpublished.tsx'
