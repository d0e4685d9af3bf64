-- The feed of one category, in its order.
create index posts_category on posts (category, published_at desc, id desc) where published_at is not null;
