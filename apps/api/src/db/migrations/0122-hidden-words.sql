-- A text for finding whole words without regard to case and accents: its words in small letters between spaces. Separators are named by
-- code point, so that the locale does not matter. Runs of Chinese, Japanese and Korean characters are between spaces too.
create function words_between_spaces(content text) returns text language sql immutable parallel safe as $$
  select case when content collate "C" ~ '^[\u0001-\u007f]*$'
    -- Most texts in English: a tenth of the time.
    then ' ' || btrim(regexp_replace(lower(content collate "C"), '[^a-z0-9]+', ' ', 'g')) || ' '
    else regexp_replace(
    regexp_replace(
      translate(normalize(worrystone_plain(regexp_replace(content, '[\u0640\u064b-\u065f\u0670\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]', '', 'g')), NFC), 'أإآى', 'اااي'),
      '([\u3005-\u3007\u3040-\u30fa\u30fc-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af]+)', ' \1 ', 'g'),
    '^|$|[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b9-\u036f\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u3004\u3008-\u303f\u30fb\ufe10-\ufe6f\uff00-\uff0f\uff1a-\uff20\uff5b-\uff65\U0001f000-\U0001ffff]+',
    ' ', 'g') end
$$;

-- What of a text is compared with words that somebody hides: whole words, and any part of what is written without spaces.
create function hidden_word_pattern(words text) returns text language sql immutable parallel safe as $$
  select '%' || case when search_is_dense(left(trimmed, 1)) then '' else ' ' end || trimmed
    || case when search_is_dense(right(trimmed, 1)) then '' else ' ' end || '%'
  from (select btrim(words_between_spaces(words)) as trimmed) normalized where trimmed <> ''
$$;

-- Words that a person does not want to read, how far (feed; feed and comments; everywhere) and until when (null: always).
create table hidden_words (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  words text not null,
  pattern text not null,
  reach text not null check (reach in ('feed', 'comments', 'everywhere')),
  until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (user_id, pattern)
);
create index hidden_words_ending on hidden_words (until) where until is not null;

-- The texts that others read, in that form.
alter table post_search add column plain text not null default '';
create or replace function refresh_post_search(refreshed uuid) returns void language plpgsql as $$
begin
  insert into post_search
  select text.post_id, text.kind, posts.user_id, text.is_open and posts.privacy_level = 'public' and posts.moderation_status = 'approved',
    posts.published_at, posts.language, posts.category, posts.resolved_at is not null,
    array_to_tsvector(search_lexemes(posts.language, text.content)), words_between_spaces(text.content)
  from posts join (
    select id as post_id, 'worry' as kind, true as is_open, concat_ws(' ', short_content, long_content) as content from posts where id = refreshed
    union all
    select post_id, 'story', is_public and moderation_status = 'approved', concat_ws(' ', array_to_string(coping_methods, ' '), story)
    from resolutions where post_id = refreshed) text on text.post_id = posts.id
  where posts.published_at is not null
  on conflict (post_id, kind) do update set user_id = excluded.user_id, is_public = excluded.is_public, published_at = excluded.published_at,
    language = excluded.language, category = excluded.category, is_resolved = excluded.is_resolved, words = excluded.words, plain = excluded.plain;
  delete from post_search s where s.post_id = refreshed
    and (s.kind = 'story' and not exists (select from resolutions r where r.post_id = refreshed)
      or exists (select from posts where posts.id = refreshed and posts.published_at is null));
end $$;
update post_search set plain = words_between_spaces(concat_ws(' ', posts.short_content, posts.long_content))
  from posts where post_search.kind = 'worry' and posts.id = post_search.post_id;
update post_search set plain = words_between_spaces(concat_ws(' ', array_to_string(resolutions.coping_methods, ' '), resolutions.story))
  from resolutions where post_search.kind = 'story' and resolutions.post_id = post_search.post_id;
