-- Whether what this person writes below a worry that not everyone sees may go to the operator's translation service.
alter table users add column allows_translation boolean not null default false;
