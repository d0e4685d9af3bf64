import type { HealthPolicy, Pin, RemoteManifest, RemoteRecord, Step } from '@worrystone/contracts'
import type { Generated, JSONColumnType } from 'kysely'

/** A column that the database fills when it is left out, and that may be null. */
type Optional<T> = Generated<T | null>

type Users = {
  id: string
  email: string
  email_key: string
  username: string
  username_key: string
  display_name: Optional<string>
  password_hash: string
  email_verified_at: Optional<Date>
  role: Generated<'member' | 'moderator' | 'admin'>
  tier: Generated<'free' | 'supporter' | 'premium'>
  language: Generated<string>
  bio: Optional<string>
  location: Optional<string>
  website: Optional<string>
  avatar_url: Optional<string>
  country: Optional<string>
  region: Optional<string>
  city: Optional<string>
  location_sharing: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type Sessions = {
  id: string
  user_id: string
  created_at: Generated<Date>
  last_used_at: Generated<Date>
  ended_at: Optional<Date>
  end_reason: Optional<'logout' | 'reuse' | 'password' | 'expired'>
  confirmed_at: Optional<Date>
}

type RefreshTokens = {
  hash: string
  session_id: string
  created_at: Generated<Date>
  expires_at: Date
  rotated_at: Optional<Date>
}

type LinkTokens = {
  hash: string
  user_id: string
  kind: 'verify' | 'reset'
  created_at: Generated<Date>
  expires_at: Date
  used_at: Optional<Date>
}

type Follows = { follower_id: string; following_id: string; created_at: Generated<Date> }
type Blocks = { blocker_id: string; blocked_id: string; created_at: Generated<Date> }
type Prompts = { id: string; text: string; position: number; is_active: Generated<boolean> }

type Posts = {
  id: string
  user_id: string
  worry_prompt: string
  short_content: string
  long_content: Optional<string>
  privacy_level: 'public' | 'friends' | 'private'
  comments_enabled: Generated<boolean>
  is_scheduled: Generated<boolean>
  scheduled_for: Optional<Date>
  published_at: Optional<Date>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  edited_at: Optional<Date>
  support_count: Generated<number>
  me_too_count: Generated<number>
  comment_count: Generated<number>
  similar_count: Generated<number>
}

type PersonAndPost = { user_id: string; post_id: string; created_at: Generated<Date> }

type IdempotencyKeys = {
  user_id: string
  key: string
  request_hash: string
  answer: JSONColumnType<object, string | undefined, string> | null
  created_at: Generated<Date>
}

type Jobs = {
  id: Generated<number>
  kind: string
  payload: JSONColumnType<Record<string, unknown>, string | undefined, string>
  run_at: Generated<Date>
  attempts: Generated<number>
  max_attempts: Generated<number>
  locked_until: Optional<Date>
  dedupe_key: Optional<string>
  last_error: Optional<string>
  created_at: Generated<Date>
  done_at: Optional<Date>
}

type RegistryBuilds = {
  remote: string
  build_id: string
  manifest: JSONColumnType<RemoteManifest, string, string>
  published_at: Generated<Date>
  published_by: Generated<string>
  last_named_at: Generated<Date>
}

type RegistryRecords = {
  remote: string
  revision: number
  stable: string
  previous: JSONColumnType<string[], string, string>
  blocked: JSONColumnType<string[], string | undefined, string>
  kill_on: Generated<boolean>
  kill_message_key: Optional<string>
  candidate: JSONColumnType<NonNullable<RemoteRecord['candidate']>, string | undefined, string> | null
  rollout: JSONColumnType<RolloutJson, string | undefined, string> | null
  pins: JSONColumnType<Pin[], string | undefined, string>
  policy: JSONColumnType<HealthPolicy, string | undefined, string> | null
  updated_at: Generated<Date>
}

/** Times as ISO 8601. */
type RolloutJson = { steps: Step[]; step: number; startedAt: string; stepSince: string }

type RegistryHistory = {
  id: Generated<number>
  remote: string
  revision: number
  what: string
  build_id: Optional<string>
  who: string
  why: string
  detail: Optional<string>
  at: Generated<Date>
}

type RegistryMembers = { subject: string; user_id: string }

type RegistryTokens = {
  id: string
  name: string
  hash: string
  remotes: JSONColumnType<string[], string, string>
  created_at: Generated<Date>
  created_by: string
  last_used_at: Optional<Date>
  revoked_at: Optional<Date>
}

type RegistryAudit = {
  id: Generated<number>
  what: 'token made' | 'token revoked' | 'refused'
  token_id: string
  token_name: string
  remote: Optional<string>
  who: string
  at: Generated<Date>
}

type RegistryShells = {
  build_id: string
  contract: string
  shared: JSONColumnType<Record<string, string>, string, string>
  first_seen_at: Generated<Date>
  last_seen_at: Generated<Date>
}

type RateLimits = { key: string; hits: number; reset_at: Date }

type RemoteHealth = { remote: string; build_id: string; minute: Date; stage: Date; outcome: number; visits: number }

type RemoteHealthSteps = { remote: string; build_id: string; stage: Date; visits: number; failures: number }

type RemoteCompositions = {
  fingerprint: string
  shell: string
  remotes: JSONColumnType<Record<string, string>, string, string>
  first_seen_at: Date
  last_seen_at: Date
}

/** Every table and its columns, as the newest migration leaves them. */
export type Tables = {
  users: Users
  sessions: Sessions
  refresh_tokens: RefreshTokens
  link_tokens: LinkTokens
  follows: Follows
  blocks: Blocks
  prompts: Prompts
  posts: Posts
  supports: PersonAndPost
  me_toos: PersonAndPost
  idempotency_keys: IdempotencyKeys
  jobs: Jobs
  rate_limits: RateLimits
  registry_builds: RegistryBuilds
  registry_records: RegistryRecords
  registry_history: RegistryHistory
  registry_members: RegistryMembers
  registry_tokens: RegistryTokens
  registry_audit: RegistryAudit
  registry_shells: RegistryShells
  remote_health: RemoteHealth
  remote_health_steps: RemoteHealthSteps
  remote_compositions: RemoteCompositions
}
