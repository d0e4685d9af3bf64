import type {
  CaseReason,
  Category,
  CheckInFrequency,
  ContentWarning,
  DangerLevel,
  FollowUpAnswer,
  HealthPolicy,
  HiddenWordsReach,
  Judgement,
  LanguageCode,
  ModerationStatus,
  NoticeKind,
  Outcome,
  PaidTier,
  PaymentReason,
  PaymentStatus,
  Pin,
  ReachOutMessage,
  RemoteManifest,
  RemoteRecord,
  ResourceCost,
  ResourceProblem,
  Role,
  ScreeningReason,
  SensitiveTopic,
  SmartNotificationReason,
  Step,
  SubjectKind,
  SubscriptionStatus,
  SupportPhrase,
  Wish,
} from '@worrystone/contracts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** A nullable column with a database default. */
type Optional<T> = Generated<T | null>

type PersonAndPost = { user_id: string; post_id: string; created_at: Generated<Date> }

/** Times as ISO 8601. */
type RolloutJson = { steps: Step[]; step: number; startedAt: string; stepSince: string }

export type BillingOutcome = 'waiting' | 'done' | 'older' | 'refused' | 'unknown-user' | 'unknown-variant' | 'not-needed'

/** All corrections of an entry; fields that are missing are as in the catalogue. Descriptions by language. */
export type ResourceCorrection = {
  title?: string
  url?: string
  cost?: ResourceCost
  descriptions?: Partial<Record<LanguageCode, string>>
  isHidden?: true
}

/** Every table and its columns after the newest migration. */
export type Tables = {
  users: {
    id: string
    email: string
    email_key: string
    username: string
    username_key: string
    display_name: Optional<string>
    password_hash: string
    email_verified_at: Optional<Date>
    role: Generated<'member' | 'moderator' | 'admin'>
    /** The tier that an admin granted; `tier_of` computes the effective one. */
    tier: Generated<'free' | 'supporter' | 'premium'>
    /** When the granted tier ends; null: never. */
    tier_until: Optional<Date>
    language: Generated<string>
    bio: Optional<string>
    location: Optional<string>
    website: Optional<string>
    avatar_url: Optional<string>
    country: Optional<string>
    region: Optional<string>
    city: Optional<string>
    location_sharing: Generated<boolean>
    figures_opt_out: Generated<boolean>
    shows_activity: Generated<boolean>
    /** Whether people who are followed from now on see earlier worries for friends; null: not asked yet. */
    shows_earlier_worries: Optional<boolean>
    paused_until: Optional<Date>
    /** A moderator has disabled 'I am worried about this person' for this account. */
    concerns_suspended: Generated<boolean>
    fold_topics: Generated<SensitiveTopic[]>
    /** What they write below a worry that not everyone sees may be sent to the operator's translation service. */
    allows_translation: Generated<boolean>
    /** A generated column. */
    name_key: GeneratedAlways<string | null>
    /** The user has requested the deletion of the account: hidden everywhere, deleted at this time. */
    leaves_at: Optional<Date>
    receipt_number: Optional<string>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  sessions: {
    id: string
    user_id: string
    created_at: Generated<Date>
    last_used_at: Generated<Date>
    ended_at: Optional<Date>
    end_reason: Optional<'logout' | 'reuse' | 'password' | 'expired' | 'revoked' | 'second-factor' | 'leaving'>
    confirmed_at: Optional<Date>
    browser: Optional<string>
    system: Optional<string>
    is_strong: Generated<boolean>
  }
  refresh_tokens: {
    hash: string
    session_id: string
    created_at: Generated<Date>
    expires_at: Date
    rotated_at: Optional<Date>
  }
  link_tokens: {
    hash: string
    user_id: string
    kind: 'verify' | 'reset'
    created_at: Generated<Date>
    expires_at: Date
    used_at: Optional<Date>
  }
  email_changes: {
    user_id: string
    email: string
    old_hash: Optional<string>
    new_hash: Optional<string>
    old_confirmed_at: Optional<Date>
    new_confirmed_at: Optional<Date>
    done_at: Optional<Date>
    expires_at: Date
  }
  two_factors: {
    user_id: string
    secret: string
    confirmed_at: Optional<Date>
    last_step: Generated<number>
    failures: Generated<number>
    failures_since: Generated<Date>
  }
  recovery_codes: { hash: string; user_id: string; used_at: Optional<Date> }
  sign_in_challenges: {
    hash: string
    user_id: string
    kind: 'second-step' | 'undo-deletion'
    is_strong: Generated<boolean>
    tries: Generated<number>
    expires_at: Date
  }
  passkeys: {
    id: string
    user_id: string
    public_key: string
    counter: number
    transports: Generated<string[]>
    name: string
    is_backed_up: Generated<boolean>
    created_at: Generated<Date>
    last_used_at: Optional<Date>
  }
  passkey_challenges: { hash: string; user_id: Optional<string>; expires_at: Date }
  follows: {
    id: Generated<string>
    follower_id: string
    following_id: string
    created_at: Generated<Date>
    /** From when on the followed person sees worries for friends; null: all of them. */
    since: Optional<Date>
  }
  blocks: { blocker_id: string; blocked_id: string; created_at: Generated<Date> }
  prompts: { id: string; text: string; position: number; is_active: Generated<boolean> }
  posts: {
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
    moderation_status: Generated<ModerationStatus>
    content_warning: Optional<ContentWarning>
    wish: Optional<Wish>
    topics: Generated<SensitiveTopic[]>
    category: Optional<Category>
    language: Optional<string>
    resolved_at: Optional<Date>
  }
  mutes: { muter_id: string; muted_id: string; created_at: Generated<Date> }
  supports: PersonAndPost
  me_toos: PersonAndPost
  saved_posts: PersonAndPost
  hidden_words: {
    id: Generated<string>
    user_id: string
    words: string
    /** Of the words in the form of `post_search.plain`, for `like`. */
    pattern: string
    reach: HiddenWordsReach
    until: Date | null
    created_at: Generated<Date>
  }
  follow_ups: { post_id: string; user_id: string; is_stopped: Generated<boolean>; is_shared: Generated<boolean> }
  follow_up_answers: { id: string; post_id: string; user_id: string; answer: FollowUpAnswer; answered_at: Date }
  thanks: {
    id: string
    /** The author of the worry, who says it. */
    user_id: string
    helper_id: string
    post_id: string
    /** null: for all that the helper wrote below the worry. */
    comment_id: Optional<string>
    created_at: Generated<Date>
  }
  comments: {
    id: string
    post_id: string
    /** null only for removed comments whose author's account is deleted. */
    user_id: string
    parent_id: Optional<string>
    answered_id: Optional<string>
    depth: Generated<number>
    content: string
    phrase: Optional<SupportPhrase>
    language: Optional<string>
    moderation_status: Generated<ModerationStatus>
    /** False: written while only its author could read the worry, and not screened since. */
    is_screened: Generated<boolean>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    edited_at: Optional<Date>
    removed_at: Optional<Date>
  }
  resolutions: {
    post_id: string
    user_id: string
    coping_methods: string[]
    method_keys: Generated<string[]>
    method_keys_by: Generated<string>
    story: Optional<string>
    rating: Optional<number>
    is_public: Generated<boolean>
    moderation_status: Generated<ModerationStatus>
    resolved_at: Generated<Date>
    updated_at: Generated<Date>
  }
  moderation_cases: {
    id: string
    kind: SubjectKind
    subject_id: string
    post_id: Optional<string>
    author_id: Optional<string>
    source: 'report' | 'screening' | 'concern'
    is_urgent: Generated<boolean>
    danger_level: Generated<DangerLevel>
    urgent_since: Optional<Date>
    concern_count: Generated<number>
    screening: Generated<ScreeningReason[]>
    report_count: Generated<number>
    state: Generated<'open' | 'in_work' | 'resolved' | 'rejected'>
    assignee_id: Optional<string>
    outcome: Optional<Outcome>
    outcome_reason: Optional<string>
    decided_by: Optional<string>
    decided_at: Optional<Date>
    appeal: Optional<'open' | 'granted' | 'refused'>
    appeal_text: Optional<string>
    appealed_at: Optional<Date>
    appeal_reason: Optional<string>
    appeal_decided_by: Optional<string>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  reports: {
    id: string
    case_id: string
    kind: SubjectKind
    subject_id: string
    reporter_id: string
    reason: CaseReason
    details: Optional<string>
    created_at: Generated<Date>
  }
  moderation_kept_texts: { case_id: string; content: string; kept_at: Generated<Date> }
  moderation_notes: { id: string; case_id: string; author_id: Optional<string>; text: string; created_at: Generated<Date> }
  moderation_events: {
    id: Generated<number>
    case_id: string
    what: string
    who: Optional<string>
    detail: Optional<string>
    at: Generated<Date>
  }
  deletion_receipts: { number: string; signed: string; created_at: Date }
  transparency_months: {
    month: string
    reports: number
    held: number
    hidden: number
    kept: number
    warned: number
    removed: number
    paused_accounts: number
    appeals: number
    appeals_granted: number
    appeals_refused: number
    decisions: number
    median_hours: Optional<number>
  }
  concerns: {
    id: string
    sender_id: string
    receiver_id: string
    case_id: string
    has_message: boolean
    day: number
    report_case_id: Optional<string>
    created_at: Date
  }
  wellness_opinions: {
    user_id: string
    kind: 'exercise' | 'technique'
    item_id: string
    effectiveness: Optional<number>
    is_not_for_me: Generated<boolean>
    updated_at: Date
  }
  exercise_sessions: {
    id: string
    user_id: string
    exercise_id: string
    title: string
    step_count: number
    current_step: Generated<number>
    step_id: string
    step_at: Date
    answers: JSONColumnType<Record<string, string>, string | undefined, string>
    notes: Optional<string>
    rating: Optional<number>
    effectiveness: Optional<number>
    before: Optional<number>
    after: Optional<number>
    active_seconds: Generated<number>
    started_at: Date
    completed_at: Optional<Date>
    closed_at: Optional<Date>
  }
  safety_pauses: { user_id: string; until: Date }
  notifications: {
    id: string
    user_id: string
    kind: NoticeKind
    actor_id: Optional<string>
    post_id: Optional<string>
    comment_id: Optional<string>
    case_id: Optional<string>
    amount: Optional<number>
    created_at: Generated<Date>
    read_at: Optional<Date>
    reason: Optional<SmartNotificationReason>
    other_id: Optional<string>
    mailed_at: Optional<Date>
    message_key: Optional<ReachOutMessage>
  }
  notification_preferences: {
    user_id: string
    email_notifications: Generated<boolean>
    push_notifications: Generated<boolean>
    support_notifications: Generated<boolean>
    concern_messages: Generated<boolean>
    waiting_worry_offers: Generated<boolean>
    follow_up_questions: Generated<boolean>
    check_in_frequency: Generated<CheckInFrequency>
    quiet_hours_start: Generated<string>
    quiet_hours_end: Generated<string>
    timezone: Generated<string>
    next_check_in_at: Optional<Date>
    updated_at: Generated<Date>
  }
  waiting_loans: { post_id: string; user_id: string; lent_at: Date; expires_at: Date }
  waiting_offers: { user_id: string; day: string; post_id: string | null; is_put_away: Generated<boolean> }
  comment_listeners: { post_id: string; process: string; until: Date }
  notification_listeners: { user_id: string; process: string; until: Date }
  push_subscriptions: {
    id: string
    user_id: string
    session_id: string
    endpoint_key: string
    endpoint: string
    p256dh: string
    auth: string
    pushed_until: Generated<Date>
    hangs: Generated<number>
    created_at: Generated<Date>
  }
  post_analyses: {
    post_id: string
    text_hash: string
    model: string
    method: 'embedding' | 'keywords' | 'onnx' | 'remote'
    language: Optional<string>
    category: Category
    subcategory: Optional<string>
    confidence: number
    sentiment: Optional<number>
    keywords: string[]
    reasons: JSONColumnType<{ word: string; weight: number }[], string, string>
    is_distressed: Generated<boolean>
    speaks_of_danger: Generated<boolean>
    corrected_category: Optional<Category>
    analyzed_at: Generated<Date>
  }
  post_embeddings: { post_id: string; model: string; sig: string; vec: Uint8Array }
  post_concepts: { post_id: string; language: string; concepts: string[] }
  post_terms: { post_id: string; language: string; terms: string[] }
  similar_posts: { post_id: string; other_id: string; similarity: number }
  nearby_posts: { post_id: string; other_id: string; similarity: number }
  post_themes: {
    post_id: string
    language: string
    theme: string
    themes: Uint8Array
    situations: Uint8Array | null
    situation: string | null
    analyzed_at: Generated<Date>
  }
  /** Written by the database itself, when a worry or its story changes. */
  post_search: {
    post_id: string
    kind: 'worry' | 'story'
    user_id: string
    is_public: boolean
    published_at: Date
    language: string | null
    category: string | null
    is_resolved: boolean
    words: string
  }
  search_words: { word: string; documents: number }
  analysis_asks: { user_id: string; day: Date; asked: number }
  terms_versions: { version: string; language: string; content: string; first_accepted_at: Generated<Date> }
  accepted_terms: { user_id: string; version: string; accepted_at: Generated<Date> }
  archives: {
    id: string
    user_id: string
    requested_at: Generated<Date>
    ready_at: Optional<Date>
    bytes: Optional<number>
    expires_at: Optional<Date>
  }
  idempotency_keys: {
    user_id: string
    key: string
    request_hash: string
    answer: JSONColumnType<object, string | undefined, string> | null
    created_at: Generated<Date>
  }
  jobs: {
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
  registry_builds: {
    remote: string
    build_id: string
    manifest: JSONColumnType<RemoteManifest, string, string>
    published_at: Generated<Date>
    published_by: Generated<string>
    last_named_at: Generated<Date>
  }
  registry_records: {
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
  registry_history: {
    id: Generated<number>
    remote: string
    revision: number
    what: string
    build_id: Optional<string>
    who: string
    why: string
    detail: Optional<string>
    judgement: JSONColumnType<Judgement, string | undefined, string> | null
    at: Generated<Date>
  }
  registry_members: { subject: string; user_id: string }
  registry_tokens: {
    id: string
    name: string
    hash: string
    remotes: JSONColumnType<string[], string, string>
    created_at: Generated<Date>
    created_by: string
    last_used_at: Optional<Date>
    revoked_at: Optional<Date>
  }
  registry_audit: {
    id: Generated<number>
    what: 'token made' | 'token revoked' | 'refused'
    token_id: string
    token_name: string
    remote: Optional<string>
    who: string
    at: Generated<Date>
  }
  taken_back: {
    subject_id: string
    user_id: string
    kind: 'public-post' | 'comment'
    at: Date
  }
  tier_grants: {
    id: GeneratedAlways<number>
    user_id: string
    who: string
    from_tier: 'free' | 'supporter' | 'premium'
    to_tier: 'free' | 'supporter' | 'premium'
    until: Optional<Date>
    reason: Generated<string>
    at: Generated<Date>
  }
  subscriptions: {
    id: string
    provider: string
    user_id: Optional<string>
    variant_id: string
    tier: Optional<PaidTier>
    status: SubscriptionStatus
    renews_at: Optional<Date>
    ends_at: Optional<Date>
    trial_ends_at: Optional<Date>
    updated_at: Date
  }
  subscription_payments: {
    id: string
    provider: string
    subscription_id: string
    amount: number
    currency: string
    reason: PaymentReason
    status: PaymentStatus
    paid_at: Date
    refunded_at: Optional<Date>
    updated_at: Date
  }
  refund_requests: {
    id: GeneratedAlways<number>
    payment_id: string
    subscription_id: string
    user_id: Optional<string>
    who: string
    at: Generated<Date>
  }
  billing_events: {
    id: string
    provider: string
    body: Optional<string>
    kind: Optional<string>
    subscription_id: Optional<string>
    received_at: Date
    outcome: BillingOutcome
    worked_at: Optional<Date>
  }
  sandbox_checkouts: {
    id: string
    user_id: string
    email: string
    variant_id: string
    return_url: string
    created_at: Date
    subscription_id: Optional<string>
  }
  sandbox_subscriptions: {
    id: string
    user_id: string
    email: string
    variant_id: string
    status: SubscriptionStatus
    card: 'works' | 'fails-at-renewal'
    is_unreliable: boolean
    renews_at: Date | null
    ends_at: Date | null
    trial_ends_at: Date | null
    updated_at: Date
  }
  sandbox_payments: {
    id: string
    subscription_id: string
    amount: number
    currency: string
    reason: PaymentReason
    status: 'paid' | 'refunded' | 'failed'
    paid_at: Date
    refunded_at: Date | null
    updated_at: Date
  }
  sandbox_deliveries: { id: GeneratedAlways<number>; body: string; due_at: Date }
  resource_reports: {
    id: string
    resource_id: string
    problem: ResourceProblem
    details: Optional<string>
    reported_at: Date
    closed_at: Optional<Date>
  }
  resource_changes: {
    id: GeneratedAlways<number>
    resource_id: string
    who: string
    correction: JSONColumnType<ResourceCorrection, string, string>
    reason: string
    at: Date
  }
  resource_lists: {
    id: string
    user_id: string
    name: string
    entries: JSONColumnType<{ resourceId: string; note: string }[], string, string>
    created_at: Date
    updated_at: Date
  }
  role_changes: {
    id: Generated<number>
    user_id: string
    who: Optional<string>
    from_role: Role
    to_role: Role
    at: Generated<Date>
  }
  registry_shells: {
    build_id: string
    contract: string
    shared: JSONColumnType<Record<string, string>, string, string>
    first_seen_at: Generated<Date>
    last_seen_at: Generated<Date>
  }
  rate_limits: { key: string; hits: number; reset_at: Date }
  remote_health: { remote: string; build_id: string; minute: Date; stage: Date; outcome: number; visits: number }
  remote_health_steps: { remote: string; build_id: string; stage: Date; visits: number; failures: number }
  remote_compositions: {
    fingerprint: string
    shell: string
    remotes: JSONColumnType<Record<string, string>, string, string>
    first_seen_at: Date
    last_seen_at: Date
  }
  figure_keys: { user_id: string; record_key: number }
  figure_publications: {
    to_day: string
    published_at: Date
    figures: JSONColumnType<object, string, string>
    states: JSONColumnType<object, string, string>
  }
}
