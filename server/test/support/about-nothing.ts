import type { About } from '../../src/http/context.ts'

/** What a server that is put together by a test tells of itself. */
export const aboutNothing: About = {
  version: '0.0.0',
  engines: { speech: 'none', judge: 'none' },
  retention: { audio: undefined, transcript: undefined },
  maxDurationSeconds: 600,
}
