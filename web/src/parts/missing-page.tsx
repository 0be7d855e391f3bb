import type { ReactNode } from 'react'
import { EmptyState } from './notice.tsx'
import { Page } from './page.tsx'

/** Stands where something should be that is not there, with the way back. */
export function MissingPage(props: {
  readonly title: string
  readonly children?: ReactNode
  readonly actions: ReactNode
}) {
  const { title, children, actions } = props
  return (
    <Page title={title}>
      <EmptyState actions={actions}>{children}</EmptyState>
    </Page>
  )
}
