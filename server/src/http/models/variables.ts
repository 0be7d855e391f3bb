import { z } from 'zod'
import type { Database } from '../../store/database.ts'
import { variables } from '../../store/models/model-variables.ts'
import type { App, HttpContext } from '../context.ts'
import { handleParts } from './handle-parts.ts'
import { ParentParams, PartParams } from './model-params.ts'
import {
  largestVariableBytes,
  showVariable,
  toVariable,
  VariableInput,
  VariableOutput,
} from './variable-schemas.ts'

export function addVariableRoutes(app: App, { database }: HttpContext): void {
  const parts = handleVariables(database)
  addListRoutes(app, parts)
  addOneVariableRoutes(app, parts)
}

type Parts = ReturnType<typeof handleVariables>

function handleVariables(database: Database) {
  return handleParts(database, variables, { at: 'variables', read: toVariable, show: showVariable })
}

function addListRoutes(app: App, parts: Parts): void {
  app.get(
    '/v1/models/:model_id/variables',
    {
      config: { scope: 'read:model-variable' },
      schema: {
        operationId: 'listVariables',
        tags: ['Variables'],
        summary: "List a model's variables (criteria)",
        description: 'Lower order numbers first; without one, last.',
        params: ParentParams,
        response: { 200: z.array(VariableOutput) },
      },
    },
    parts.list,
  )

  app.post(
    '/v1/models/:model_id/variables',
    {
      bodyLimit: largestVariableBytes,
      config: { scope: 'write:model-variable', refusals: ['variable_key_taken'] },
      schema: {
        operationId: 'createVariable',
        tags: ['Variables'],
        summary: 'Add a variable to a model',
        description: 'Allowed at any time. It makes a new revision of the model; earlier calls keep theirs.',
        params: ParentParams,
        body: VariableInput,
        response: { 201: VariableOutput },
      },
    },
    parts.create,
  )
}

function addOneVariableRoutes(app: App, parts: Parts): void {
  app.get(
    '/v1/models/:model_id/variables/:id',
    {
      config: { scope: 'read:model-variable' },
      schema: {
        operationId: 'getVariable',
        tags: ['Variables'],
        summary: 'Read a variable',
        params: PartParams,
        response: { 200: VariableOutput },
      },
    },
    parts.get,
  )

  app.put(
    '/v1/models/:model_id/variables/:id',
    {
      bodyLimit: largestVariableBytes,
      config: { scope: 'write:model-variable', refusals: ['variable_key_taken'] },
      schema: {
        operationId: 'replaceVariable',
        tags: ['Variables'],
        summary: 'Replace a variable',
        description:
          'Omitted fields return to their defaults. The variable keeps its IDs, even with a new key.',
        params: PartParams,
        body: VariableInput,
        response: { 200: VariableOutput },
      },
    },
    parts.replace,
  )

  app.delete(
    '/v1/models/:model_id/variables/:id',
    {
      config: { scope: 'write:model-variable' },
      schema: {
        operationId: 'deleteVariable',
        tags: ['Variables'],
        summary: 'Delete a variable',
        params: PartParams,
        response: { 204: z.undefined() },
      },
    },
    parts.remove,
  )
}
