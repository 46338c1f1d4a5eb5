-- "Disetujui" of the whole bank counts hundreds of thousands of rows: an index that holds all its scope asks about
-- lets it be counted without touching the table.
drop index request_status_updated;
create index request_status_updated on request (status, updated_date desc, request_id desc) include (filed_by, subdivision_id);
create index request_application on request (application_id, request_id desc) where application_id is not null;
