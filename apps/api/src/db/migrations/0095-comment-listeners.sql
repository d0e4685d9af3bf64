-- The worries whose comments somebody watches on an open page, by process; renewed while it is open. Unlogged: a crash closes the streams
-- too. A signal holds a lock of the whole server until its transaction is on the disk, so there is none for other worries.
create unlogged table comment_listeners (
  post_id uuid not null references posts (id) on delete cascade,
  process uuid not null,
  until timestamptz not null,
  primary key (post_id, process)
);
