-- A subscriber gets at most one letter about new posts an hour. `letter_id` is the newest letter; posts join it until it
-- is sent for the first time. `sent_letter_id` is the last one that was started to be sent, at `last_letter_at`.
ALTER TABLE subscribers
  ADD COLUMN letter_id text COLLATE "C",
  ADD COLUMN sent_letter_id text COLLATE "C",
  ADD COLUMN last_letter_at bigint;

-- A letter lists several posts.
UPDATE letters SET data = json_build_object(
    'postIds', json_build_array(data::json ->> 'postId'),
    'subscriberId', data::json ->> 'subscriberId'
  )::text
  WHERE kind = 'newPost';
