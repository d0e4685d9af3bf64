import { expect, test } from 'vitest'
import { splitStatements } from './migrate.ts'

test('statements end at a semicolon at the end of a line, but not inside a function body', () => {
  const text = `-- a comment; with a semicolon
create table a (id int);
create function f() returns void as $$
begin
  delete from a;
end $$ language plpgsql;
insert into a values (1)`
  expect(splitStatements(text)).toEqual([
    'create table a (id int);',
    'create function f() returns void as $$\nbegin\n  delete from a;\nend $$ language plpgsql;',
    'insert into a values (1)',
  ])
})
