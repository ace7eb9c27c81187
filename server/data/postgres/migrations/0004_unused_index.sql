-- No list of authors is in this order any more.
DROP INDEX user_counters_oldest;
