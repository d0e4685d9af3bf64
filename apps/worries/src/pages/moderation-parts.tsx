export { CaseView } from '../features/moderation-queue/case-view.tsx'
export { DirectoryReports } from '../features/moderation-queue/directory-reports.tsx'
export { ModerationLog } from '../features/moderation-queue/moderation-log.tsx'
export { Queue } from '../features/moderation-queue/queue.tsx'
