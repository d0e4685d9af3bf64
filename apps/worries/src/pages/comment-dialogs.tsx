export { ConcernDialog } from '../features/concern/concern-dialog.tsx'
export { ReportDialog } from '../features/report/report-dialog.tsx'
