import pg from 'pg'

/** More different statements than any stage has; what comes after them is planned every time. */
const mostStatements = 200

/** The table has changed under a statement: whoever migrates need not wait for this connection to end by itself. */
const planChanged = '0A000'

/**
 * For a pool whose statements are all short and go by key: planned once per connection, and never again for the sake of a
 * value. `more` is set on every connection, too.
 */
export function keepingPlans(more = ''): Pick<pg.PoolConfig, 'Client' | 'onConnect'> {
  return {
    Client: PreparingClient,
    onConnect: (client) => client.query(`set plan_cache_mode = force_generic_plan; ${more}`),
  }
}

type Query = (...parts: readonly unknown[]) => unknown

/**
 * A connection that has PostgreSQL plan every statement once. Planning is four fifths of what a short statement costs;
 * but a plan that is made for any value is not the best for each, so this is for work that is alike every time.
 */
class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()

  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const query = super.query.bind(this) as Query
    const name = typeof text === 'string' && Array.isArray(values) ? this.#nameOf(text, values) : undefined
    if (name === undefined) return query(text, values, ...rest)
    const asked = query({ name, text, values }, ...rest)
    return asked instanceof Promise ? asked.catch((error) => this.#giveUp(error)) : asked
  }) as pg.Client['query']

  #nameOf(text: string, values: readonly unknown[]): string | undefined {
    // What opens or ends a transaction needs no plan.
    if (values.length === 0 && !/^\s*(with|select|insert|update|delete)\b/i.test(text)) return undefined
    const known = this.#names.get(text)
    if (known || this.#names.size >= mostStatements) return known
    const name = `callmark_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }

  #giveUp(error: { code?: string }): never {
    // The pool takes no connection back that is ending.
    if (error.code === planChanged) void this.end().catch(() => {})
    throw error
  }
}
