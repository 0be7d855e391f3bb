import type { Answer } from './operations.ts'

export type Call = Answer<'get', '/v1/call-analysis/{id}'>
export type CallStatus = Call['status']
