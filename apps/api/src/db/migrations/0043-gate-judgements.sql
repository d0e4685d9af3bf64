-- The gate's reason in figures, so that pages say it in the reader's language; null: what somebody wrote, or of before.
alter table registry_history add column judgement jsonb;
