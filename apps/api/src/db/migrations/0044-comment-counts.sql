-- Counting a reader's comments needs these columns only, so that the index alone is read.
create index comments_counted on comments (post_id, created_at, id) include (user_id, moderation_status, removed_at);
drop index comments_post;
