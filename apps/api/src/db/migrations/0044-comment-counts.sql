-- Counting what one reader may read of a worry's comments needs these columns and nothing else: it does not go to the table for them.
create index comments_counted on comments (post_id, created_at, id) include (user_id, moderation_status, removed_at);
drop index comments_post;
