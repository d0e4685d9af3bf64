import * as z from '@worrystone/contracts/zod'
import { endpoint, Id, Time } from './endpoint.ts'
import { LanguageCode } from './languages.ts'
import { paging } from './paging.ts'
import { PrivacyLevel } from './privacy-level.ts'
import { UserSummary } from './user-summary.ts'

const RECENT = 5

export const DashboardStats = z.object({
  totalWorries: z.number(),
  worriesThisWeek: z.number(),
  resolvedWorries: z.number(),
  followersCount: z.number(),
  followingCount: z.number(),
})
export type DashboardStats = z.infer<typeof DashboardStats>

/** A worry of one's own as the dashboard lists it: published ones only. */
export const RecentWorry = z.object({
  id: Id,
  privacyLevel: PrivacyLevel,
  publishedAt: Time,
  worryPrompt: z.string(),
  shortContent: z.string(),
  /** Of its text; null while it is not known. */
  language: z.nullable(LanguageCode),
})
export type RecentWorry = z.infer<typeof RecentWorry>

const counts = { support: z.number(), meToo: z.number(), comments: z.number() }

/** The outcome of an own worry. */
export const WorryNow = z.extend(RecentWorry, {
  resolvedAt: z.nullable(Time),
  ...counts,
  /** Of these, what others gave since the time asked for. */
  news: z.object(counts),
})
export type WorryNow = z.infer<typeof WorryNow>

/** Own published worries, those with news first, then the latest; and how many there are in all. */
export const WorriesNow = z.object({ worries: z.array(WorryNow), open: z.number(), resolved: z.number() })
export type WorriesNow = z.infer<typeof WorriesNow>

/** The people who supported the person's worries, felt them too or commented on them in the last 8 weeks, the latest first. */
export const StoodBy = z.object({ people: z.array(UserSummary), total: z.number() })
export type StoodBy = z.infer<typeof StoodBy>

/** What others did for the person's worries, in all and within the last 7 days. */
export const CommunitySupport = z.object({
  supportReceived: z.number(),
  meTooReceived: z.number(),
  commentsReceived: z.number(),
  supportThisWeek: z.number(),
  /** What the person gave to others. */
  supportGiven: z.number(),
  /** How many people said that the person's words helped. Visible only to the person. */
  peopleHelped: z.number(),
})
export type CommunitySupport = z.infer<typeof CommunitySupport>

/** One of the last 8 weeks of 7 days. Received and given: signs of support, 'Me too's and comments, from others and to others. */
export const Week = z.object({
  from: Time,
  shared: z.number(),
  resolved: z.number(),
  received: z.number(),
  given: z.number(),
  /** Exercises that were finished. */
  exercises: z.number(),
})
export type Week = z.infer<typeof Week>

/** The oldest week first; the last one ends now. */
export const Progress = z.object({ weeks: z.array(Week) })
export type Progress = z.infer<typeof Progress>

export const Dashboard = z.object({
  stats: DashboardStats,
  recentWorries: z.array(RecentWorry),
  communitySupport: CommunitySupport,
  stoodBy: StoodBy,
  progress: Progress,
})
export type Dashboard = z.infer<typeof Dashboard>

/** Which of the first things in the community the person has done: shared a worry; supported, felt or answered somebody else's. */
export const FirstSteps = z.object({ hasShared: z.boolean(), hasHelped: z.boolean() })
export type FirstSteps = z.infer<typeof FirstSteps>

export const dashboardApi = {
  overview: endpoint.get('/dashboard', {
    who: 'member',
    summary: 'Everything of the dashboard',
    response: Dashboard,
  }),
  stats: endpoint.get('/dashboard/stats', {
    who: 'member',
    summary: "The member's own figures",
    response: DashboardStats,
  }),
  firstSteps: endpoint.get('/dashboard/first-steps', {
    who: 'member',
    summary: 'What a new member has done first',
    response: FirstSteps,
  }),
  recentWorries: endpoint.get('/dashboard/recent-worries', {
    who: 'member',
    summary: "The member's latest worries",
    query: z.object({ limit: paging(RECENT).limit }),
    response: z.array(RecentWorry),
  }),
  worries: endpoint.get('/dashboard/worries', {
    who: 'member',
    summary: "What became of the member's worries, and what is new since a time",
    query: z.object({ limit: paging(RECENT).limit, since: z.iso.datetime({ offset: true }) }),
    response: WorriesNow,
  }),
}
