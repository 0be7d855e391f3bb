import { useMe } from '../session/me.ts'
import { lazyPage } from './lazy-page.tsx'

const Overview = lazyPage(() => import('../pages/overview/overview-page.tsx'), 'OverviewPage')
const Own = lazyPage(() => import('../pages/agents/own-page.tsx'), 'OwnPage')

/** An agent begins with their own calls, everybody else with those they look after. */
export const HomePage = Object.assign(() => (useMe().role === 'agent' ? <Own /> : <Overview />), {
  preload: async () => void (await Promise.all([Overview.preload(), Own.preload()])),
})
