import { z } from 'zod'
import type { Database } from '../../store/database.ts'
import { listDiffering } from '../../store/reviews/calibration-results.ts'
import {
  type Calibration,
  closeCalibration,
  createCalibration,
  deleteCalibration,
  getCalibration,
  listCalibrations,
  replaceCalibration,
} from '../../store/reviews/calibrations.ts'
import type { App, HttpContext } from '../context.ts'
import {
  addressOf,
  CalibrationId,
  CalibrationInput,
  CalibrationOutput,
  CalibrationReplacement,
  showCalibration,
  toCalibrationFields,
} from './calibration-schemas.ts'

const tags = ['Reviews']

export function addCalibrationRoutes(app: App, context: HttpContext): void {
  addListRoutes(app, context)
  addReadingRoutes(app, context)
  addChangeRoutes(app, context)
}

async function show(database: Database, calibration: Calibration) {
  return showCalibration(calibration, await listDiffering(database, calibration))
}

function addListRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/calibrations',
    {
      config: { scope: 'read:call-analysis-review' },
      schema: {
        operationId: 'listCalibrations',
        tags,
        summary: 'List the calibrations',
        description: 'The newest first. A team lead sees those in which they take part.',
        response: { 200: z.object({ items: z.array(CalibrationOutput) }) },
      },
    },
    async ({ caller }) => {
      const { id: _, ...reader } = addressOf(caller, '')
      const found = await listCalibrations(database, reader)
      return { items: await Promise.all(found.map((one) => show(database, one))) }
    },
  )

  app.post(
    '/v1/calibrations',
    {
      config: { scope: 'write:call-analysis-review' },
      schema: {
        operationId: 'createCalibration',
        tags,
        summary: 'Have several people answer the same calls',
        description:
          'While it is open, none of them sees what the others or the machine answered to calls they have not submitted. Their answers count in no record.',
        body: CalibrationInput,
        response: { 201: CalibrationOutput },
      },
    },
    async ({ caller, body }, reply) => {
      const fields = { ...toCalibrationFields(body), modelId: body.model_id }
      const calibration = await createCalibration(database, caller.by, fields)
      reply.status(201).header('Location', `/v1/calibrations/${calibration.id}`)
      return show(database, calibration)
    },
  )
}

function addReadingRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/calibrations/:id',
    {
      config: { scope: 'read:call-analysis-review' },
      schema: {
        operationId: 'getCalibration',
        tags,
        summary: 'Read a calibration and how far everybody is',
        params: CalibrationId,
        response: { 200: CalibrationOutput },
      },
    },
    async ({ caller, params }) =>
      show(database, await getCalibration(database, addressOf(caller, params.id))),
  )
}

function addChangeRoutes(app: App, { database }: HttpContext): void {
  app.put(
    '/v1/calibrations/:id',
    {
      config: {
        scope: 'write:call-analysis-review',
        refusals: ['calibration_closed', 'calibration_moved_on'],
      },
      schema: {
        operationId: 'replaceCalibration',
        tags,
        summary: 'Change an open calibration',
        description:
          'Answers to calls, and of people, that are left out are removed. Whoever takes part may stay, also if they may not review any more.',
        params: CalibrationId,
        body: CalibrationReplacement,
        response: { 200: CalibrationOutput },
      },
    },
    async ({ caller, params, body }) => {
      const address = { ...caller.by, id: params.id }
      const fields = { ...toCalibrationFields(body), version: body.version }
      return show(database, await replaceCalibration(database, address, fields))
    },
  )

  app.delete(
    '/v1/calibrations/:id',
    {
      config: { scope: 'write:call-analysis-review' },
      schema: {
        operationId: 'deleteCalibration',
        tags,
        summary: 'Delete a calibration with all answers in it',
        description: 'Reviews that were adopted from it stay.',
        params: CalibrationId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await deleteCalibration(database, { ...caller.by, id: params.id })
      return reply.status(204).send(null)
    },
  )

  app.post(
    '/v1/calibrations/:id/close',
    {
      config: { scope: 'write:call-analysis-review' },
      schema: {
        operationId: 'closeCalibration',
        tags,
        summary: 'Close a calibration',
        description: 'From then on nobody answers, and its results are shown.',
        params: CalibrationId,
        response: { 200: CalibrationOutput },
      },
    },
    async ({ caller, params }) =>
      show(database, await closeCalibration(database, { ...caller.by, id: params.id })),
  )
}
