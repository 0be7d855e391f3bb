import { defineWords } from '../words/use-words.ts'

/** What people are in a workspace, and in one line what each may do. */
export const roleWords = defineWords('parts.roles', {
  names: {
    owner: 'Owner',
    admin: 'Admin',
    qa: 'QA',
    lead: 'Team lead',
    agent: 'Agent',
    viewer: 'Viewer',
  },
  may: {
    owner: 'Everything; only owners make other owners.',
    admin: 'People, teams, settings and programs; sees every call, but does not score or send any.',
    qa: 'Models, reviews, uploads, running calls again, releasing them; sees every call.',
    lead: 'Sees the calls and figures of the agents in their teams; reviews and releases calls.',
    agent: 'Sees their own calls once they are released, and may appeal; their score beside the team’s.',
    viewer: 'Sees every call and figure, changes nothing.',
  },
})
