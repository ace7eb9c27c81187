-- A site that already has members when it gets the holding of comments (0024) starts with `off`. Version 0 says that no
-- administrator has chosen it. A site that had the holding before this upgrade keeps what it does.
INSERT INTO site (id, holding, version)
SELECT 'site', 'off', 0 FROM schema_migrations
WHERE name = '0024_site_rules.sql' AND applied_at = now() AND EXISTS (SELECT FROM users)
ON CONFLICT (id) DO NOTHING;
