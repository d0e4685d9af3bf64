/** How long things are kept, in days where the name says nothing else. The shipped texts state these figures. */
export const RETENTION = { undoDeletion: 14, notifications: 180, archiveHours: 24 }
export type Retention = typeof RETENTION
