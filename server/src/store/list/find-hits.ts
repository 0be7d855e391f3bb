import { type RawBuilder, sql } from 'kysely'
import { type Highlight, highlightWords, type ReadWord } from '../../domain/highlight-words.ts'
import { listSearchPhrases, type SearchPhrase } from '../../domain/search-terms.ts'
import { type Database, isTooSlow } from '../database.ts'

/** A turn, or the summary, that contains what was searched for. */
export interface Hit {
  /** Null: the summary. */
  readonly speaker: string | null
  readonly start: number | null
  readonly end: number | null
  readonly text: string
  readonly marks: readonly Highlight[]
}

const mostHits = 3
/** Longer texts are cut to about so many letters around what was found first. */
const longestText = 400
/** Every turn of every call is read for them. They are an extra: a list is not to wait for them, nor are others' lists. */
const patienceMs = 3_000

interface FoundRow {
  readonly call_id: string
  readonly speaker: string | null
  readonly start: number | null
  readonly end: number | null
  readonly text: string
  readonly words: readonly ReadWord[]
}

/** Where the words of a search were said, by call: of each call the turns that hold most of them, in order of time. */
export async function findHits(
  database: Database,
  ids: readonly string[],
  query: string | undefined,
): Promise<Map<string, Hit[]>> {
  const phrases = listSearchPhrases(query ?? '')
  if (ids.length === 0 || phrases.length === 0) return new Map()
  const rows = await findTurnsInTime(database, ids, query!, phrases)
  const byCall = Map.groupBy(rows, ({ call_id }) => call_id)
  return new Map([...byCall].map(([id, turns]) => [id, highlightTurns(turns, phrases)]))
}

async function findTurnsInTime(
  database: Database,
  ids: readonly string[],
  query: string,
  phrases: readonly SearchPhrase[],
): Promise<FoundRow[]> {
  try {
    return await database.transaction().execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${String(patienceMs)}, true)`.execute(tx)
      return findTurns(tx, ids, query, phrases)
    })
  } catch (error) {
    if (isTooSlow(error)) return []
    throw error
  }
}

/** A phrase may begin in one turn and end in the next: then its words are shown one by one. */
function highlightTurns(turns: readonly FoundRow[], phrases: readonly SearchPhrase[]): Hit[] {
  const highlight = (wanted: readonly SearchPhrase[]) =>
    turns.flatMap(({ speaker, start, end, text, words }) => {
      const highlights = highlightWords(text, words, wanted)
      return highlights.length > 0 ? [{ speaker, start, end, ...cutAround(text, highlights) }] : []
    })
  const whole = highlight(phrases)
  return whole.length > 0
    ? whole
    : highlight(phrases.flatMap((phrase) => phrase.map((word) => [{ ...word, offset: 0 }])))
}

/** The turns worth showing, best first chosen and then put in order, with their words as the search reads them. */
async function findTurns(
  database: Database,
  ids: readonly string[],
  query: string,
  phrases: readonly SearchPhrase[],
): Promise<FoundRow[]> {
  // Most turns are plain already, which is told far sooner than made.
  const plainText = sql`case when octet_length(turn.text) = length(turn.text) then turn.text else plain_letters(turn.text) end`
  const words = phrases.flat().map(({ form }) => sql`${quote(form)}::tsquery`)
  const whole = phrases.map((phrase) => sql`(said.words @@ ${writePhrase(phrase)}::tsquery)::integer`)
  const found = await sql<FoundRow>`
    select call.id as call_id, hit.speaker, hit.start, hit."end", hit.text, read.words
    from call
      join transcription on transcription.call_id = call.id and transcription.status = 'COMPLETED'
      cross join lateral (
        select turn.*, ${sql.join(whole, sql` + `)} as held, said.words @@ ${query}::tsquery as all_held
        from (
          select place, turn ->> 'speaker' as speaker, (turn ->> 'start')::float8 as start,
            (turn ->> 'end')::float8 as "end", turn ->> 'text' as text
          from jsonb_array_elements(transcription.segments) with ordinality as spoken (turn, place)
          union all
          select 1e9, null, null, null, call.summary where call.summary is not null
        ) as turn
          cross join lateral (select to_tsvector('call_words', ${plainText}) as words offset 0) as said
        where said.words @@ (${sql.join(words, sql` || `)})
        order by all_held desc, held desc, place
        limit ${mostHits}
      ) as hit
      cross join lateral (${readWords(sql`plain_letters(hit.text)`)}) as read
    where call.id = any(${ids}::uuid[]) and call.enabled
    order by call.id, hit.place`.execute(database)
  return found.rows
}

/** The words of a text in order, with the form that the search configuration gives to each kind. */
function readWords(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select json_agg(json_build_object(
      'word', parsed.token,
      'form', case
        when kind.alias in ('asciiword', 'word', 'asciihword', 'hword', 'hword_asciipart', 'hword_part')
          then (ts_lexize('call_word_forms', parsed.token))[1]
        when kind.alias in ('blank', 'tag', 'protocol', 'entity') then null
        else lower(parsed.token)
      end,
      'whole', kind.alias in ('asciihword', 'hword', 'numhword', 'url')
    ) order by parsed.place) as words
    from ts_parse('default', ${text}) with ordinality as parsed (tokid, token, place)
      join ts_token_type('default') as kind using (tokid)`
}

function writePhrase(phrase: SearchPhrase): string {
  return phrase
    .map(({ form, offset }, index) =>
      index === 0 ? quote(form) : ` <${offset - phrase[index - 1]!.offset}> ${quote(form)}`,
    )
    .join('')
}

function quote(form: string): string {
  return `'${form.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** At the ends of words, with an ellipsis where something is left out. */
function cutAround(text: string, highlights: readonly Highlight[]): Pick<Hit, 'text' | 'marks'> {
  if (text.length <= longestText) return { text, marks: highlights }
  const [first, firstEnd] = highlights[0]!
  const from = wordEdge(
    text,
    Math.max(0, Math.min(first - longestText / 4, text.length - longestText)),
    first,
  )
  const to = Math.min(text.length, Math.max(from + longestText, firstEnd))
  const before = from > 0 ? '… ' : ''
  const after = to < text.length ? ' …' : ''
  const end = after ? Math.max(text.lastIndexOf(' ', to), firstEnd) : to
  const shift = before.length - from
  return {
    text: `${before}${text.slice(from, end)}${after}`,
    marks: highlights
      .filter(([, stop]) => stop <= end)
      .map(([start, stop]): Highlight => [start + shift, stop + shift]),
  }
}

/** Where the next word begins, but not beyond what is to be seen. */
function wordEdge(text: string, at: number, latest: number): number {
  if (at === 0) return 0
  const blank = text.indexOf(' ', at)
  return blank < 0 || blank >= latest ? latest : blank + 1
}
