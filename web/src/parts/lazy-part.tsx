import { type ComponentType, lazy, Suspense } from 'react'

/** A part of a page that it can do without at first: its code is fetched once the page stands. */
export function lazyPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await fetchCode().catch((): ComponentType<Props> => Nothing) }))
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

function Nothing() {
  return null
}
