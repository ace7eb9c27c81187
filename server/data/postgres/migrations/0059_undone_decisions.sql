-- What a decision about a report changed, as it was before, so that the decision can be taken back.
ALTER TABLE report_subjects ADD before_decision text;
