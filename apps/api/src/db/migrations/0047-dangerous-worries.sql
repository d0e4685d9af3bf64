-- Such a worry is not shown to the author of another one as similar. Until it is analyzed again, every worry of distress counts as such.
alter table post_analyses add column speaks_of_danger boolean not null default false;
update post_analyses set speaks_of_danger = is_distressed where is_distressed;
