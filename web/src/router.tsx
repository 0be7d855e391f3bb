import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { readCallSearch } from './pages/call/search.ts'
import { readModelSearch } from './pages/models/search.ts'
import { readOverviewSearch } from './pages/overview/search.ts'
import { readSettingsSearch } from './pages/settings/search.ts'
import { readCallsSearch } from './parts/calls-search.ts'
import { Loading } from './parts/loading.tsx'
import { ErrorNotice } from './parts/notice.tsx'
import { readPeriod } from './parts/period.ts'
import { textIn } from './parts/search-values.ts'
import { basePath } from './session/service-address.ts'
import { lazyPage } from './shell/lazy-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage })

const overview = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readOverviewSearch,
  component: lazyPage(() => import('./pages/overview/overview-page.tsx'), 'OverviewPage'),
})

const calls = createRoute({
  getParentRoute: () => root,
  path: '/calls',
  validateSearch: readCallsSearch,
  component: lazyPage(() => import('./pages/calls/calls-page.tsx'), 'CallsPage'),
})

const call = createRoute({
  getParentRoute: () => root,
  path: '/calls/$callId',
  validateSearch: readCallSearch,
  component: lazyPage(() => import('./pages/call/call-page.tsx'), 'CallPage'),
})

const agents = createRoute({
  getParentRoute: () => root,
  path: '/agents',
  validateSearch: readPeriod,
  component: lazyPage(() => import('./pages/agents/agents-page.tsx'), 'AgentsPage'),
})

const agent = createRoute({
  getParentRoute: () => root,
  path: '/agents/$agentId',
  validateSearch: readPeriod,
  component: lazyPage(() => import('./pages/agents/agent-page.tsx'), 'AgentPage'),
})

const models = createRoute({
  getParentRoute: () => root,
  path: '/models',
  component: lazyPage(() => import('./pages/models/models-page.tsx'), 'ModelsPage'),
})

/** `new` stands for a model that is still to be made. */
const model = createRoute({
  getParentRoute: () => root,
  path: '/models/$modelId',
  validateSearch: readModelSearch,
  component: lazyPage(() => import('./pages/models/model-page.tsx'), 'ModelPage'),
})

const upload = createRoute({
  getParentRoute: () => root,
  path: '/upload',
  validateSearch: (search: Record<string, unknown>) => ({ model: textIn(search, 'model') }),
  component: lazyPage(() => import('./pages/upload/upload-page.tsx'), 'UploadPage'),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  validateSearch: readSettingsSearch,
  component: lazyPage(() => import('./pages/settings/settings-page.tsx'), 'SettingsPage'),
})

export function createPageRouter() {
  return createRouter({
    routeTree: root.addChildren([overview, calls, call, agents, agent, models, model, upload, settings]),
    basepath: basePath(),
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    scrollRestoration: true,
    defaultPendingComponent: () => <Loading lines={5} />,
    defaultErrorComponent: ({ error, reset }) => <ErrorNotice error={error} onRetry={reset} />,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPageRouter>
  }
}
