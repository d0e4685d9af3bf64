-- From 0.6 on two worries are very close, which two in different languages never are.
update similar_posts set similarity = 0.59
from post_analyses mine, post_analyses theirs
where mine.post_id = similar_posts.post_id and theirs.post_id = similar_posts.other_id
  and mine.language is distinct from theirs.language and similar_posts.similarity >= 0.6;
