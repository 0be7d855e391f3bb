import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { readAgentsSearch } from './pages/agents/search.ts'
import { readCallSearch } from './pages/call/search.ts'
import { readCriteriaSearch } from './pages/criteria/search.ts'
import { readModelSearch } from './pages/models/search.ts'
import { readOverviewSearch } from './pages/overview/search.ts'
import { readPeopleSearch } from './pages/people/search.ts'
import { readPlansSearch, readQueueSearch } from './pages/reviews/search.ts'
import { readSettingsSearch } from './pages/settings/search.ts'
import { readSignInSearch } from './pages/sign-in/search.ts'
import { readTopicsSearch } from './pages/topics/search.ts'
import { readCallsSearch } from './parts/calls-search.ts'
import { Loading } from './parts/loading.tsx'
import { ErrorNotice } from './parts/notice.tsx'
import { readPeriod } from './parts/period.ts'
import { textIn } from './parts/search-values.ts'
import { basePath } from './session/service-address.ts'
import { HomePage } from './shell/home-page.tsx'
import { lazyPage } from './shell/lazy-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage })

const overview = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readOverviewSearch,
  component: HomePage,
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  staticData: { bare: true },
  validateSearch: readSignInSearch,
  component: lazyPage(() => import('./pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
})

const signInLink = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/link',
  staticData: { bare: true },
  component: lazyPage(() => import('./pages/sign-in/link-page.tsx'), 'LinkPage'),
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

const reviews = createRoute({
  getParentRoute: () => root,
  path: '/reviews',
  validateSearch: readQueueSearch,
  component: lazyPage(() => import('./pages/reviews/queue/queue-page.tsx'), 'QueuePage'),
})

const plans = createRoute({
  getParentRoute: () => root,
  path: '/reviews/plans',
  validateSearch: readPlansSearch,
  component: lazyPage(() => import('./pages/reviews/plans/plans-page.tsx'), 'PlansPage'),
})

const calibrations = createRoute({
  getParentRoute: () => root,
  path: '/reviews/calibrations',
  component: lazyPage(() => import('./pages/reviews/calibrations/calibrations-page.tsx'), 'CalibrationsPage'),
})

const calibration = createRoute({
  getParentRoute: () => root,
  path: '/reviews/calibrations/$calibrationId',
  component: lazyPage(() => import('./pages/reviews/calibrations/calibration-page.tsx'), 'CalibrationPage'),
})

const calibrationCall = createRoute({
  getParentRoute: () => root,
  path: '/reviews/calibrations/$calibrationId/calls/$callId',
  component: lazyPage(() => import('./pages/reviews/answering/answering-page.tsx'), 'AnsweringPage'),
})

const agents = createRoute({
  getParentRoute: () => root,
  path: '/agents',
  validateSearch: readAgentsSearch,
  component: lazyPage(() => import('./pages/agents/agents-page.tsx'), 'AgentsPage'),
})

const agent = createRoute({
  getParentRoute: () => root,
  path: '/agents/$agentId',
  validateSearch: readPeriod,
  component: lazyPage(() => import('./pages/agents/agent-page.tsx'), 'AgentPage'),
})

const team = createRoute({
  getParentRoute: () => root,
  path: '/teams/$teamId',
  validateSearch: readPeriod,
  component: lazyPage(() => import('./pages/agents/team/team-page.tsx'), 'TeamPage'),
})

const criteria = createRoute({
  getParentRoute: () => root,
  path: '/criteria',
  validateSearch: readCriteriaSearch,
  component: lazyPage(() => import('./pages/criteria/criteria-page.tsx'), 'CriteriaPage'),
})

const topics = createRoute({
  getParentRoute: () => root,
  path: '/topics',
  validateSearch: readTopicsSearch,
  component: lazyPage(() => import('./pages/topics/topics-page.tsx'), 'TopicsPage'),
})

const alerts = createRoute({
  getParentRoute: () => root,
  path: '/alerts',
  component: lazyPage(() => import('./pages/alerts/alerts-page.tsx'), 'AlertsPage'),
})

const coaching = createRoute({
  getParentRoute: () => root,
  path: '/coaching/$sessionId',
  component: lazyPage(() => import('./pages/coaching/session-page.tsx'), 'SessionPage'),
})

const models = createRoute({
  getParentRoute: () => root,
  path: '/models',
  component: lazyPage(() => import('./pages/models/models-page.tsx'), 'ModelsPage'),
})

const startModel = createRoute({
  getParentRoute: () => root,
  path: '/models/start',
  component: lazyPage(() => import('./pages/models/start/start-page.tsx'), 'StartPage'),
})

const importModel = createRoute({
  getParentRoute: () => root,
  path: '/models/import',
  component: lazyPage(() => import('./pages/models/import/import-page.tsx'), 'ImportPage'),
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

const people = createRoute({
  getParentRoute: () => root,
  path: '/people',
  validateSearch: readPeopleSearch,
  component: lazyPage(() => import('./pages/people/people-page.tsx'), 'PeoplePage'),
})

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyPage(() => import('./pages/account/account-page.tsx'), 'AccountPage'),
})

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  validateSearch: readSettingsSearch,
  component: lazyPage(() => import('./pages/settings/settings-page.tsx'), 'SettingsPage'),
})

/** The parts the pages are made of; for whoever works on them, and in no built page. */
const design = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/design',
        staticData: { bare: true },
        component: lazyPage(() => import('./pages/design/design-page.tsx'), 'DesignPage'),
      }),
    ]
  : []

export function createPageRouter() {
  return createRouter({
    routeTree: root.addChildren([
      overview,
      signIn,
      signInLink,
      calls,
      call,
      reviews,
      plans,
      calibrations,
      calibration,
      calibrationCall,
      agents,
      agent,
      team,
      criteria,
      topics,
      alerts,
      coaching,
      models,
      startModel,
      importModel,
      model,
      upload,
      people,
      account,
      settings,
      ...design,
    ]),
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
