-- Transaction Log asks for everything one person decided.
create index request_level1_decided_by on request (level1_decided_by, request_id desc) where level1_decided_by is not null;
create index request_updated_by on request (updated_by, request_id desc) where updated_by is not null;
