interface Schema {
  safeParse(value: string): {
    readonly success: boolean
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined
  }
}

/** What the API would say against this value; undefined: nothing. */
export function findValueFault(schema: Schema, value: string): string | undefined {
  const { success, error } = schema.safeParse(value)
  return success ? undefined : `${value}: ${error?.issues[0]?.message}`
}
