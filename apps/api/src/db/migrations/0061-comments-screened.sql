-- An author's comments below a worry that no other user can read are screened when the worry is shared, not before.
alter table comments add column is_screened boolean not null default true;
update comments set is_screened = false from posts
  where posts.id = comments.post_id and posts.privacy_level = 'private' and comments.user_id = posts.user_id;
create index comments_unscreened on comments (post_id) where not is_screened;
