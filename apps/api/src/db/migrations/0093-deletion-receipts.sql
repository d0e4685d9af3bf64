-- The number that the owner of a leaving account was given: the receipt of the deletion carries it, and no name.
alter table users add column receipt_number text unique;
create table deletion_receipts (
  number text primary key,
  -- JSON with its signature as the last member.
  signed text not null,
  created_at timestamptz(3) not null
);
create index deletion_receipts_age on deletion_receipts (created_at);
