-- The gate's reason as figures, so that pages can translate it; null: a free text, or from before this column.
alter table registry_history add column judgement jsonb;
