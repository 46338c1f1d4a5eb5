-- The last message to an application, for the list of applications.
create index delivery_last on delivery (application_id, delivery_id desc) where state <> 'recorded';
