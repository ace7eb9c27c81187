-- Whether administrators have the rights of members until their accounts ask for a passkey.
ALTER TABLE site ADD COLUMN admins_need_passkey boolean NOT NULL DEFAULT false;
-- Of members whose own time zone is not known; '' is UTC.
ALTER TABLE site ADD COLUMN time_zone text NOT NULL DEFAULT '';
