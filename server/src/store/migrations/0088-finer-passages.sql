-- Vectors in whole numbers of 16 bits instead of eight: eight changed the order of what is nearest. What is there keeps
-- its scale and its numbers, each of them with a second byte of its sign: 772 bytes of a passage, not 388.
update call_passages set vectors = (
  select string_agg(
    substring(vectors from 388 * place + 1 for 4) || decode(regexp_replace(regexp_replace(regexp_replace(
      encode(substring(vectors from 388 * place + 5 for 384), 'hex'),
      '(..)', '\1-', 'g'), '([89a-f].)-', '\1ff', 'g'), '([0-7].)-', '\100', 'g'), 'hex'),
    ''::bytea order by place)
  from generate_series(0, count - 1) as place
)
where count > 0 and octet_length(vectors) = 388 * count;
