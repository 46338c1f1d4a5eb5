-- Searches in lists of people. An index serves a search only when it is made of the very expression the list shows:
-- person_search wrapped e-mail and phone in coalesce, which no list does, so it is replaced.
drop index person_search;
create index person_search on person using gin (
  lower(display_name) gin_trgm_ops, lower(first_name) gin_trgm_ops, lower(last_name) gin_trgm_ops,
  lower(employee_id) gin_trgm_ops, lower(email) gin_trgm_ops,
  lower(phone_number_mobile) gin_trgm_ops,
  -- The phone number of the Group User lists.
  lower(coalesce(phone_number_mobile, telephone_number)) gin_trgm_ops);
