-- Whether a model has calls is asked while its row is locked, so the answer must not take long.
create index call_of_model on call (model_id) where enabled;
