-- Typing errors are found by trigrams. The extension is trusted: the owner of the database may create it.
create extension if not exists pg_trgm;

-- The stemmer of a language; languages without one are not stemmed.
create function search_dictionary(language text) returns regdictionary language sql immutable parallel safe as $$
  select case language
    when 'ar' then 'arabic_stem' when 'de' then 'german_stem' when 'en' then 'english_stem' when 'es' then 'spanish_stem'
    when 'fr' then 'french_stem' when 'hi' then 'hindi_stem' when 'it' then 'italian_stem' when 'pt' then 'portuguese_stem'
    when 'ru' then 'russian_stem' else 'simple' end::regdictionary
$$;

-- The words of a text, in lower case. Separators are named by code point and not by class, so that the locale does not matter.
-- Runs of Chinese, Japanese and Korean characters are words of their own.
create function search_tokens(content text) returns setof text language sql immutable parallel safe as $$
  select left(part[1], 60) from regexp_matches(
    translate(regexp_replace(lower(normalize(content, NFKC)), '[\u0640\u064b-\u065f\u0670\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]', '', 'g'), 'أإآى', 'اااي'),
    '[\u3005-\u3007\u3040-\u30fa\u30fc-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af]+|[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b9-\u02ff\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u303f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe10-\ufe6f\uff00-\uffff\U0001f000-\U0001ffff]+',
    'g') part
$$;

-- Whether a token is written without spaces between words.
create function search_is_dense(token text) returns boolean language sql immutable parallel safe as $$
  select token collate "C" >= U&'\3005' and token collate "C" < U&'\FB00'
$$;

-- The search words of a text in a language: its stems, its words without accents, so that a missing accent and a typing error find them too,
-- and pairs of characters where a script has no spaces. Stop words have none.
create function search_lexemes(language text, content text) returns text[] language plpgsql immutable parallel safe as $$
declare
  dictionary regdictionary := search_dictionary(language);
  lexemes text[] := '{}';
  token text;
  plain text;
  stems text[];
begin
  for token in select distinct t from search_tokens(content) t loop
    if search_is_dense(token) then
      lexemes := lexemes || array(select substr(token, n, 2) from generate_series(1, greatest(length(token) - 1, 1)) n);
    else
      stems := ts_lexize(dictionary, token);
      if stems <> '{}' then
        plain := normalize(worrystone_plain(token), NFC);
        lexemes := lexemes || stems || plain;
        if plain <> token then
          lexemes := lexemes || ts_lexize(dictionary, plain);
        end if;
      end if;
    end if;
  end loop;
  return array(select distinct unnest(lexemes));
end $$;

-- What is searched: the text of each worry, and the story of how it was resolved. Drafts are in it once they have a time.
-- is_public narrows a search to few rows before the rule of visibility is asked; it decides nothing.
create table post_search (
  post_id uuid not null references posts (id) on delete cascade,
  kind text not null check (kind in ('worry', 'story')),
  user_id uuid not null,
  is_public boolean not null,
  published_at timestamptz(3) not null,
  language text,
  category text,
  is_resolved boolean not null,
  words tsvector not null,
  primary key (post_id, kind)
);
create index post_search_words on post_search using gin (words) with (fastupdate = off);
create index post_search_own on post_search (user_id, published_at desc);

-- How many public texts have a word: rare words count more, and a mistyped word is corrected to one of these. Counted anew every hour, so
-- that a word which nobody uses any more is gone.
create table search_words (word text primary key, documents integer not null);
create index search_words_alike on search_words using gin (word gin_trgm_ops) where length(word) between 4 and 30;

create function refresh_post_search(refreshed uuid) returns void language plpgsql as $$
begin
  insert into post_search
  select text.post_id, text.kind, posts.user_id, text.is_open and posts.privacy_level = 'public' and posts.moderation_status = 'approved',
    posts.published_at, posts.language, posts.category, posts.resolved_at is not null,
    array_to_tsvector(search_lexemes(posts.language, text.content))
  from posts join (
    select id as post_id, 'worry' as kind, true as is_open, concat_ws(' ', short_content, long_content) as content from posts where id = refreshed
    union all
    select post_id, 'story', is_public and moderation_status = 'approved', concat_ws(' ', array_to_string(coping_methods, ' '), story)
    from resolutions where post_id = refreshed) text on text.post_id = posts.id
  where posts.published_at is not null
  on conflict (post_id, kind) do update set user_id = excluded.user_id, is_public = excluded.is_public, published_at = excluded.published_at,
    language = excluded.language, category = excluded.category, is_resolved = excluded.is_resolved, words = excluded.words;
  delete from post_search s where s.post_id = refreshed
    and (s.kind = 'story' and not exists (select from resolutions r where r.post_id = refreshed)
      or exists (select from posts where posts.id = refreshed and posts.published_at is null));
end $$;

create function posts_refresh_search() returns trigger language plpgsql as $$
begin
  perform refresh_post_search(new.id);
  return null;
end $$;
create trigger posts_search after insert or update of user_id, short_content, long_content, language, category, privacy_level,
  moderation_status, published_at, resolved_at on posts for each row execute function posts_refresh_search();

create function resolutions_refresh_search() returns trigger language plpgsql as $$
begin
  perform refresh_post_search(coalesce(new.post_id, old.post_id));
  return null;
end $$;
create trigger resolutions_search after insert or delete or update of coping_methods, story, is_public, moderation_status on resolutions
  for each row execute function resolutions_refresh_search();

select refresh_post_search(id) from posts where published_at is not null;
