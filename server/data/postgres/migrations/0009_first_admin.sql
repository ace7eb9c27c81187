-- Finds out quickly whether there is an administrator.
CREATE INDEX users_admins ON users (id) WHERE role = 'admin';
