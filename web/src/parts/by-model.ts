/** The categories of one model beside each other, in the order they are shown; models in the order of their first. */
export function byModel<Category extends { readonly model_name: string }>(
  categories: readonly Category[],
): Category[] {
  return [...Map.groupBy(categories, ({ model_name }) => model_name).values()].flat()
}
