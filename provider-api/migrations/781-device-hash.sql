-- A cookie that comes at a sign-in is looked for among all that were given out.
create index known_devices_hash on known_devices (device_hash);
