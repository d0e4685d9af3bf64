-- New names of two job kinds. A process of the previous release may still add jobs by the former names: the worker reads both.
update jobs set kind = 'post.analyze', dedupe_key = replace(dedupe_key, 'analysis.look', 'post.analyze')
 where kind = 'analysis.look' and done_at is null;
update jobs set kind = 'site.cleanup', dedupe_key = replace(dedupe_key, 'house.tidy', 'site.cleanup')
 where kind = 'house.tidy' and done_at is null;
