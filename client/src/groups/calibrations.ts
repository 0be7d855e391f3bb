import type { Api } from '../api.ts'
import type { Answer, BodyOf } from '../operations.ts'
import type { RequestOptions } from '../send-request.ts'

const all = '/v1/calibrations'
const one = '/v1/calibrations/{id}'
const oneCall = '/v1/calibrations/{id}/calls/{call_id}'
const answersTo = '/v1/calibrations/{id}/calls/{call_id}/answers'
const resultsOf = '/v1/calibrations/{id}/results'
const adoptFrom = '/v1/calibrations/{id}/adopt'

export type Calibration = Answer<'get', typeof one>
export type CalibrationInput = BodyOf<'post', typeof all>
export type CalibrationResults = Answer<'get', typeof resultsOf>

/** Several people answer the same calls, none seeing the others, and compare afterwards. */
export function calibrationsGroup({ request, send }: Api) {
  return {
    list: async (options: RequestOptions = {}): Promise<readonly Calibration[]> =>
      (await request('get', all, options)).items,

    create: (calibration: CalibrationInput, options: RequestOptions = {}): Promise<Calibration> =>
      request('post', all, { body: calibration, ...options }),

    get: (id: string, options: RequestOptions = {}): Promise<Calibration> =>
      request('get', one, { path: { id }, ...options }),

    /** While it is open. */
    replace: (
      id: string,
      calibration: BodyOf<'put', typeof one>,
      options: RequestOptions = {},
    ): Promise<Calibration> => request('put', one, { path: { id }, body: calibration, ...options }),

    delete: (id: string, options: RequestOptions = {}): Promise<void> =>
      request('delete', one, { path: { id }, ...options }),

    close: (id: string, options: RequestOptions = {}): Promise<Calibration> =>
      request('post', '/v1/calibrations/{id}/close', { path: { id }, ...options }),

    /** What was said and what is asked, without anybody's answers. */
    call: (id: string, callId: string, options: RequestOptions = {}) =>
      request('get', oneCall, { path: { id, call_id: callId }, ...options }),

    /** Your own. */
    answers: (id: string, callId: string, options: RequestOptions = {}) =>
      request('get', answersTo, { path: { id, call_id: callId }, ...options }),

    /** For yourself; with `status: 'submitted'` they stay. */
    answer: (
      id: string,
      callId: string,
      answers: BodyOf<'put', typeof answersTo>,
      options: RequestOptions = {},
    ) => request('put', answersTo, { path: { id, call_id: callId }, body: answers, ...options }),

    /** Once it is closed. */
    results: (id: string, options: RequestOptions = {}): Promise<CalibrationResults> =>
      request('get', resultsOf, { path: { id }, ...options }),

    /** The agreed answers become a review of each call. */
    adopt: (
      id: string,
      answers: BodyOf<'post', typeof adoptFrom>['answers'],
      options: RequestOptions = {},
    ): Promise<Answer<'post', typeof adoptFrom>> =>
      request('post', adoptFrom, { path: { id }, body: { answers }, ...options }),

    /** Who said what, as a table for spreadsheets. */
    csv: async (id: string, { headers, ...options }: RequestOptions = {}): Promise<string> => {
      const accept = { accept: 'text/csv', ...headers }
      return (await send('get', resultsOf, { path: { id }, ...options, headers: accept })).text()
    },
  }
}
