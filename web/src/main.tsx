import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchLanguage } from './languages/languages.ts'
import { isWorthAnotherTry } from './parts/explain-error.ts'
import { createPageRouter } from './router.tsx'
import { PreferencesProvider, readPreferences } from './session/preferences.tsx'
import { SessionProvider } from './session/session.tsx'

const queries = new QueryClient({
  defaultOptions: {
    // The client itself tries again what may be tried again; what it gives up is shown at once.
    queries: { retry: (count, error) => count < 1 && isWorthAnotherTry(error), staleTime: 10_000 },
  },
})
const router = createPageRouter()

await fetchLanguage(readPreferences().language)

createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <PreferencesProvider fetchLanguage={fetchLanguage}>
      <QueryClientProvider client={queries}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </PreferencesProvider>
  </StrictMode>,
)
