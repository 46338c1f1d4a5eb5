-- What somebody was asked for: the reminders look it up.
create index mail_asked on mail (user_id, request_id) where link_version is not null;
