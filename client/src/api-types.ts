// Generated from server/openapi.json by "npm run generate". Do not edit.

export interface paths {
  readonly '/healthz': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** Check that the process answers */
    readonly get: operations['checkHealth']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/readyz': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** Check that the service is ready */
    readonly get: operations['checkReadiness']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/auth': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Get a token
     * @description Needs no token. Takes JSON, or the client-credentials request of OAuth 2.0 (RFC 6749): a form with the client in its fields or in an `Authorization: Basic` header. After several wrong sign-ins the next has to wait as long as `Retry-After` says.
     */
    readonly post: operations['signIn']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/.well-known/jwks.json': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** List the keys that tokens are signed with */
    readonly get: operations['listPublicKeys']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/.well-known/oauth-authorization-server': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** Describe the token issuer */
    readonly get: operations['describeIssuer']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/account': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Show the client of the token
     * @description Any valid token will do.
     */
    readonly get: operations['getAccount']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/status': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Show what is waiting and what is in progress
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Counts only the client's own calls and webhooks.
     */
    readonly get: operations['getStatus']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the models
     * @description Scope: `read:prompt-template`.
     */
    readonly get: operations['listModels']
    readonly put?: never
    /**
     * Create a model
     * @description Scope: `write:prompt-template`.
     *
     *     Only `name` is required; the rest has defaults.
     */
    readonly post: operations['createModel']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a model
     * @description Scope: `read:prompt-template`.
     */
    readonly get: operations['getModel']
    /**
     * Replace a model
     * @description Scope: `write:prompt-template`.
     *
     *     Omitted fields return to their defaults; without `template_variables` the model has none. Variables and metadata fields are matched by key: those that stay keep their IDs. Accepts what reading the model returns. Categories have their own operations. A change makes a new revision; calls submitted before keep theirs.
     */
    readonly put: operations['replaceModel']
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{id}/duplicate': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Create an editable copy of a model
     * @description Scope: `write:prompt-template`.
     *
     *     With its categories, variables, metadata fields and prompts, but none of its calls. The copy is enabled.
     */
    readonly post: operations['duplicateModel']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{id}/revisions': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List a model's revisions, newest first
     * @description Scope: `read:prompt-template`.
     */
    readonly get: operations['listModelRevisions']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{id}/revisions/{number}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read one revision of a model
     * @description Scope: `read:prompt-template`.
     *
     *     A call is scored with the revision that was current when it was submitted.
     */
    readonly get: operations['getModelRevision']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{id}/preview': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Try a model on past calls
     * @description Scopes: `read:prompt-template` and `read:call-analysis-transcription`.
     *
     *     Scores up to 20 transcribed calls, or a transcript in the request, with the saved model or with the one in `model`, and returns the results. Nothing is stored: no call, result or model changes. Disabled models can be tried, too. Two clients are served at once and the others in turn; a client may have four previews under way.
     */
    readonly post: operations['previewModel']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{model_id}/categories': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List a model's active categories
     * @description Scope: `read:model-category`.
     *
     *     Lower order numbers first; without one, last.
     */
    readonly get: operations['listCategories']
    readonly put?: never
    /**
     * Add a category to a model
     * @description Scope: `write:model-category`.
     *
     *     Allowed at any time; earlier calls keep the categories they were scored with.
     */
    readonly post: operations['createCategory']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{model_id}/categories/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a category
     * @description Scope: `read:model-category`.
     */
    readonly get: operations['getCategory']
    /**
     * Replace a category
     * @description Scope: `write:model-category`.
     *
     *     The slug is made from the name, with a number if another category already has it. Rejected if the model has call analyses: duplicate the model and change the copy.
     */
    readonly put: operations['replaceCategory']
    readonly post?: never
    /**
     * Delete a category
     * @description Scope: `write:model-category`.
     *
     *     Its variables stay, without a category: extracted, no longer scored. When a scoring model loses its last category, it gets "General" back, which takes in those variables. Rejected if the model has call analyses: duplicate the model and change the copy.
     */
    readonly delete: operations['deleteCategory']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{model_id}/variables': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List a model's variables (criteria)
     * @description Scope: `read:model-variable`.
     *
     *     Lower order numbers first; without one, last.
     */
    readonly get: operations['listVariables']
    readonly put?: never
    /**
     * Add a variable to a model
     * @description Scope: `write:model-variable`.
     *
     *     Allowed at any time. It makes a new revision of the model; earlier calls keep theirs.
     */
    readonly post: operations['createVariable']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{model_id}/variables/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a variable
     * @description Scope: `read:model-variable`.
     */
    readonly get: operations['getVariable']
    /**
     * Replace a variable
     * @description Scope: `write:model-variable`.
     *
     *     Omitted fields return to their defaults. The variable keeps its IDs, even with a new key.
     */
    readonly put: operations['replaceVariable']
    readonly post?: never
    /**
     * Delete a variable
     * @description Scope: `write:model-variable`.
     */
    readonly delete: operations['deleteVariable']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{model_id}/metadata': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List a model's metadata fields
     * @description Scope: `read:model-metadata`.
     *
     *     In the order they were created.
     */
    readonly get: operations['listMetadataFields']
    readonly put?: never
    /**
     * Add a metadata field to a model
     * @description Scope: `write:model-metadata`.
     *
     *     Allowed at any time. It makes a new revision of the model; earlier calls keep theirs.
     */
    readonly post: operations['createMetadataField']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{model_id}/metadata/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a metadata field
     * @description Scope: `read:model-metadata`.
     */
    readonly get: operations['getMetadataField']
    /**
     * Replace a metadata field
     * @description Scope: `write:model-metadata`.
     *
     *     Omitted fields return to their defaults. The field keeps its ID, even with a new key.
     */
    readonly put: operations['replaceMetadataField']
    readonly post?: never
    /**
     * Delete a metadata field
     * @description Scope: `write:model-metadata`.
     */
    readonly delete: operations['deleteMetadataField']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List call analyses
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Newest first, in pages. Each page continues exactly where the previous one ended, even while calls arrive.
     */
    readonly get: operations['listCalls']
    readonly put?: never
    /**
     * Submit a recording
     * @description Scope: `write:call-analysis-request`.
     *
     *     Answers as soon as the recording is stored; the analysis follows. Safe to repeat: the same call, model and recording return the existing record.
     */
    readonly post: operations['submitCall']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * View one analysis
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Read it until `status` is final. Nearly all fields of an erased call are null.
     */
    readonly get: operations['getCall']
    readonly put?: never
    readonly post?: never
    /**
     * Erase a call
     * @description Scope: `delete:call-analysis`.
     *
     *     Removes the recording, the transcript, all results, the agent and the metadata, whatever the status. What stays is a record with `enabled` false, as a note that the call existed. It no longer counts in the statistics. Cannot be undone; may be repeated.
     */
    readonly delete: operations['eraseCall']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/transcription': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read the transcript
     * @description Scope: `read:call-analysis-transcription`.
     */
    readonly get: operations['getTranscription']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/results': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List every result of a call
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Newest first. While a call is being run again, only the earlier ones.
     */
    readonly get: operations['listCallResults']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/history': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read the history of a call
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Every status, every repeated attempt, every rerun, and a note if the recording was cut off or damaged; oldest first.
     */
    readonly get: operations['getCallHistory']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/audio-file': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Download the recording
     * @description Scope: `read:call-analysis-audio`.
     *
     *     As it was sent, byte for byte, or not at all. Where the service redacts personal data and this call contains some: a FLAC copy in which it is bleeped. Ranges and conditional requests are supported.
     */
    readonly get: operations['getCallAudio']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/audio-link': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Get a link to the recording for players
     * @description Scope: `read:call-analysis-audio`.
     *
     *     Valid for an hour and for this recording only; access is checked again each time. Anyone with the link can listen: do not pass it on.
     */
    readonly post: operations['linkCallAudio']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/waveform': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Get the waveform of the recording
     * @description Scope: `read:call-analysis-audio`.
     *
     *     At most 2,000 peaks per channel, however long the recording is.
     */
    readonly get: operations['getCallWaveform']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/rerun': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Run a call again
     * @description Scope: `write:call-analysis-request`.
     *
     *     With its model as it is now. The current result is kept and can be read with the earlier ones; the record shows the new one when it is ready.
     */
    readonly post: operations['rerunCall']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/stats/grouping-fields': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Scores and durations by any field
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. Groups with the most calls first. Calls without the field are in no group.
     */
    readonly get: operations['groupCalls']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/stats/xscore-by-agent': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * An agent's points by category
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. Calls in which a category was not applicable are not counted for it. Lower order numbers first; without one, last.
     */
    readonly get: operations['scoreAgentByCategory']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/stats/extracted-key/{key}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * How often each answer to a variable was given
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. Most frequent first. A key that no model has gives a total of 0.
     */
    readonly get: operations['countExtractedValues']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/stats/dynamic-table-data': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Calls of a model, one row each, with the model's own columns
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. The `Link` header leads to the next page, as `next_cursor` does.
     */
    readonly get: operations['tabulateCalls']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/stats/basic': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Totals, averages, statuses, categories and agents
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted.
     */
    readonly get: operations['summarizeCalls']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/stats/trend': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Volume, score and duration by day, week or month
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. Includes points without calls, from the start to the end of the range or, where an end is open, of the calls. At most 3,700 points.
     */
    readonly get: operations['trendCalls']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/stats/agent-profile': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * One agent compared with the team: overall, by category and over time
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. Includes points without calls, from the start to the end of the range or, where an end is open, of the calls. At most 3,700 points. An unknown agent has no calls. As CSV: the points over time.
     */
    readonly get: operations['profileAgent']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/webhooks': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the webhooks
     * @description Scope: `read:webhook`.
     */
    readonly get: operations['listWebhooks']
    readonly put?: never
    /**
     * Create a webhook
     * @description Scope: `write:webhook`.
     *
     *     From then on, every call that is complete or has failed is reported to `url`, signed with `secret` as in Standard Webhooks 1.0. The secret is shown in this answer only.
     */
    readonly post: operations['createWebhook']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/webhooks/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a webhook
     * @description Scope: `read:webhook`.
     */
    readonly get: operations['getWebhook']
    /**
     * Replace a webhook
     * @description Scope: `write:webhook`.
     *
     *     Omitted fields return to their defaults. The secret stays. Pending deliveries go to the new address; while the webhook is disabled, they stay pending.
     */
    readonly put: operations['replaceWebhook']
    readonly post?: never
    /**
     * Delete a webhook
     * @description Scope: `write:webhook`.
     *
     *     With its secrets and its delivery log. Pending deliveries are not sent.
     */
    readonly delete: operations['deleteWebhook']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/webhooks/{id}/rotate-secret': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Create a new secret for a webhook
     * @description Scope: `write:webhook`.
     *
     *     The secret is shown in this answer only. Messages are also signed with the old one for a day, or as long as `overlap_seconds` says: time to give the new one to the receiver.
     */
    readonly post: operations['rotateWebhookSecret']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/webhooks/{id}/deliveries': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the deliveries of a webhook
     * @description Scope: `read:webhook`.
     *
     *     Sent and pending, newest first, in pages. Deliveries stay in the log for 30 days unless the operator sets another time.
     */
    readonly get: operations['listWebhookDeliveries']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/webhooks/{id}/deliveries/{delivery_id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a delivery and its attempts
     * @description Scope: `read:webhook`.
     */
    readonly get: operations['getWebhookDelivery']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/webhooks/{id}/deliveries/{delivery_id}/redeliver': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Send a delivery again
     * @description Scope: `write:webhook`.
     *
     *     Immediately, with the same `webhook-id` and the same content, whether it was delivered, has failed or is pending. If it fails, all retries follow.
     */
    readonly post: operations['redeliverWebhook']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/webhooks/{id}/test': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Send a test event
     * @description Scope: `write:webhook`.
     *
     *     An event without a call, with `test` true in its `data`. It is tried once; read the delivery to see the outcome.
     */
    readonly post: operations['testWebhook']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/audit': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read the audit log
     * @description Scope: `read:audit`.
     *
     *     Who changed or erased which of the client's data; newest first, in pages. The `Link` header leads to the next page, as `next_cursor` does.
     */
    readonly get: operations['listAudit']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
}
export interface webhooks {
  readonly 'call_analysis.completed': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * A call has been analysed
     * @description Sent to every webhook that is set up for it. Any 2xx within 15 seconds accepts it; after anything else it is sent again, with the same `webhook-id`.
     */
    readonly post: operations['tellCompletedCall']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly 'call_analysis.failed': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * A call could not be analysed
     * @description Sent to every webhook that is set up for it. Any 2xx within 15 seconds accepts it; after anything else it is sent again, with the same `webhook-id`.
     */
    readonly post: operations['tellFailedCall']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
}
export interface components {
  schemas: {
    /** @description The client the token belongs to, and the rules that apply to it. */
    readonly Account: {
      readonly client_id: string
      readonly name: string
      /** @description What the token allows. */
      readonly scopes: readonly string[]
      /** @description Retention where the model has no rule of its own; null: kept forever. */
      readonly retention: {
        readonly audio_days: number | null
        readonly transcript_days: number | null
      }
      readonly limits: {
        /** @description Largest recording accepted. */
        readonly max_upload_bytes: number
        readonly max_duration_seconds: number
      }
      /** @description Kinds of personal data that are redacted in every call. */
      readonly redact: readonly string[]
      /** @description Of the service. */
      readonly version: string
    }
    /** @description Extracted variables, every answer with its evidence, what was measured, and the engines behind it. */
    readonly AnalysisResult: {
      /** @description Of the shape of this result, 2 today. Results that do not say theirs are older and may lack `determined`, `undetermined`, `points_open`, `review_needed` and metrics. */
      readonly version: number
      /** @description What was extracted, by key. */
      readonly variables: {
        readonly [key: string]: string | number | boolean | null
      }
      /** @description Points by slug; null where nothing was expected. */
      readonly categories: {
        readonly [key: string]: number | null
      }
      readonly answers: readonly components['schemas']['Answer'][]
      /** @description How many points depend on what was not determined. */
      readonly points_open: number
      /** @description Keys of the scored answers that could not be determined. */
      readonly undetermined: readonly string[]
      /** @description True until a person has answered them. */
      readonly review_needed: boolean
      /** @description Keys of the critical criteria that failed and so made the total 0. */
      readonly failed_critical?: readonly string[]
      readonly metrics: components['schemas']['ConversationMetrics']
      readonly recording?: components['schemas']['RecordingNote']
      readonly engine: components['schemas']['EngineFacts']
      /** @description One for each of the `insights`, in their order; not there where all of them are free text. */
      readonly insight_parts?: readonly components['schemas']['InsightPart'][]
    }
    /** @description The answer to one criterion, with its points and its evidence. */
    readonly Answer: {
      /** @description Of a variable, or the slug of a category without scored variables of its own. */
      readonly key: string
      /** @description Null: not determined, or not applicable. */
      readonly value: string | number | boolean | null
      readonly score: number
      readonly expected_score: number
      readonly not_applicable: boolean
      /** @description False: not determined. It counts neither for nor against until a person has answered it. */
      readonly determined: boolean
      /** @description 0 to 1. */
      readonly confidence: number
      /** @description In English, unless a language model wrote it. */
      readonly rationale: string
      /** @description One for each of its sentences; not there where all of it is free text. */
      readonly rationale_parts?: readonly components['schemas']['RationalePart'][]
      readonly evidence: readonly components['schemas']['Evidence'][]
    }
    /** @description A temporary link to one recording that needs no token. */
    readonly AudioLink: {
      /** @description Address of the recording, relative to the service's own. */
      readonly url: string
      /** Format: date-time */
      readonly expires_at: string
    }
    /** @description A change: who, when and what. Never altered. */
    readonly AuditEntry: {
      /**
       * Format: date-time
       * @description When, UTC.
       */
      readonly at: string
      /** @description Who: ID of a client, `operator` or `system`. */
      readonly actor: string
      /** @description What was done, as a verb in the past. */
      readonly action: string
      /** @description What was changed. */
      readonly subject_type: string
      /** @description Which one. For an erased call, this is all that is left. */
      readonly subject_id: string
      /** @description Names of fields and figures; never what was said on a call. */
      readonly detail: {
        readonly [key: string]: (string | number | boolean | null) | readonly (string | number)[]
      } | null
    }
    /** @description A page of the audit log. */
    readonly AuditList: {
      readonly items: readonly components['schemas']['AuditEntry'][]
      /** @description For the next page; null on the last one. */
      readonly next_cursor: string | null
    }
    /** @description A call and its results. */
    readonly CallAnalysis: {
      /** Format: uuid */
      readonly id: string
      /** @description The sender's own ID of the call. */
      readonly external_id: string
      /** @description Null only for an erased call. */
      readonly agent_id: string | null
      /** @description Null only for an erased call. */
      readonly agent_name: string | null
      readonly model_id: number
      /** @description The revision of the model that the call is scored with. */
      readonly model_revision: number
      /** @enum {string} */
      readonly status:
        | 'PENDING'
        | 'AUDIO_CONVERSION_IN_PROGRESS'
        | 'AUDIO_CONVERTED'
        | 'AUDIO_TRANSCRIPTION_IN_PROGRESS'
        | 'AUDIO_TRANSCRIBED'
        | 'TRANSCRIPTION_ANALYZE_IN_PROGRESS'
        | 'TRANSCRIPTION_ANALYZED'
        | 'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS'
        | 'TRANSCRIPTION_SUMMARIZED'
        | 'TRANSCRIPTION_FAILED'
        | 'PROCESS_COMPLETED'
        | 'ERROR'
      /** @description If processing failed: what went wrong and what to do. */
      readonly error_message: string | null
      readonly original_file_name: string | null
      /** @description Seconds. Null only for an erased call. */
      readonly duration: number | null
      /** @description The metadata that was submitted with the call. */
      readonly additional_parameters: {
        readonly [key: string]: unknown
      } | null
      readonly analysis_result: components['schemas']['AnalysisResult'] | null
      /** @description Points by category. */
      readonly xscore_result: readonly components['schemas']['CategoryResult'][] | null
      readonly total_score: number | null
      /** @description Maximum possible, without what was not applicable or not determined. */
      readonly expected_score: number | null
      /** @description Null: no score, for example because nothing was expected. */
      readonly score_percentage: number | null
      readonly summary: string | null
      /** @description Observations and recommendations. */
      readonly insights: readonly string[] | null
      /** @description What was talked about. */
      readonly keywords: readonly string[] | null
      /** @description True while a person needs to review what was not determined: `analysis_result.undetermined`. */
      readonly review_needed: boolean
      /** @description False: the call was erased. */
      readonly enabled: boolean
      /**
       * Format: date-time
       * @description When the recording was removed by retention; null: it was not.
       */
      readonly audio_removed_at: string | null
      /**
       * Format: date-time
       * @description When the transcript and everything quoted from it was removed by retention; null: it was not.
       */
      readonly transcript_removed_at: string | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description The client that made it. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description The client that changed it last. */
      readonly updated_by: string | null
    }
    /** @description A page of calls. */
    readonly CallAnalysisList: {
      readonly items: readonly components['schemas']['ListedCallAnalysis'][]
      /** @description For the next page; null on the last one. */
      readonly next_cursor: string | null
      /** @description Only with `include_total`. */
      readonly total?: number
    }
    /** @description An event in the history of a call. */
    readonly CallHistoryEntry: {
      /** @enum {string} */
      readonly status:
        | 'PENDING'
        | 'AUDIO_CONVERSION_IN_PROGRESS'
        | 'AUDIO_CONVERTED'
        | 'AUDIO_TRANSCRIPTION_IN_PROGRESS'
        | 'AUDIO_TRANSCRIBED'
        | 'TRANSCRIPTION_ANALYZE_IN_PROGRESS'
        | 'TRANSCRIPTION_ANALYZED'
        | 'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS'
        | 'TRANSCRIPTION_SUMMARIZED'
        | 'TRANSCRIPTION_FAILED'
        | 'PROCESS_COMPLETED'
        | 'ERROR'
      /** Format: date-time */
      readonly at: string
      readonly note: string | null
    }
    /** @description A turn that contains what was searched for. */
    readonly CallHit: {
      /** @description Null: the match is in the summary. */
      readonly speaker: string | null
      /** @description Seconds from the start of the recording. */
      readonly start: number | null
      readonly end: number | null
      /** @description What was said; if it is long, the part around the first highlight. */
      readonly text: string
      /** @description Highlights: where in `text` the words are, as start (inclusive) and end (exclusive) in UTF-16 code units. */
      readonly marks: readonly (readonly [number, number])[]
    }
    /** @description The result of one analysis of a call. */
    readonly CallResult: {
      /** @description 1 for the first analysis of the call. */
      readonly number: number
      /** @description Whether this is the result that the call shows. */
      readonly current: boolean
      /** @description The revision of the model it was scored with. */
      readonly model_revision: number
      /** @enum {string} */
      readonly status:
        | 'PENDING'
        | 'AUDIO_CONVERSION_IN_PROGRESS'
        | 'AUDIO_CONVERTED'
        | 'AUDIO_TRANSCRIPTION_IN_PROGRESS'
        | 'AUDIO_TRANSCRIBED'
        | 'TRANSCRIPTION_ANALYZE_IN_PROGRESS'
        | 'TRANSCRIPTION_ANALYZED'
        | 'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS'
        | 'TRANSCRIPTION_SUMMARIZED'
        | 'TRANSCRIPTION_FAILED'
        | 'PROCESS_COMPLETED'
        | 'ERROR'
      /** @description If processing failed: what went wrong and what to do. */
      readonly error_message: string | null
      readonly analysis_result: components['schemas']['AnalysisResult'] | null
      /** @description Points by category. */
      readonly xscore_result: readonly components['schemas']['CategoryResult'][] | null
      readonly total_score: number | null
      /** @description Maximum possible, without what was not applicable or not determined. */
      readonly expected_score: number | null
      /** @description Null: no score, for example because nothing was expected. */
      readonly score_percentage: number | null
      readonly summary: string | null
      /** @description Observations and recommendations. */
      readonly insights: readonly string[] | null
      /** @description What was talked about. */
      readonly keywords: readonly string[] | null
      /** Format: date-time */
      readonly finished_at: string
    }
    /** @description Points for one category, criterion by criterion. */
    readonly CategoryResult: {
      readonly id: string
      readonly name: string
      readonly total_score: number
      /** @description Maximum possible. */
      readonly expected_total_score: number
      /** @description Null where nothing was expected. */
      readonly score_percentage: number | null
      /** @description 100, or 0 where nothing was expected. */
      readonly expected_score_percentage: number
      readonly variables: readonly components['schemas']['VariableResult'][]
    }
    /** @description What was measured in the conversation, without any judgement. Seconds and shares have two decimals; moments are seconds from the start of the recording, in order, at most 50 of each, the longest. Results of earlier versions may have fewer of them. */
    readonly ConversationMetrics: {
      /** @description Each speaker’s part of all the talking; the parts sum to 1. */
      readonly talk_share?: {
        readonly [key: string]: number
      }
      readonly talk_seconds?: {
        readonly [key: string]: number
      }
      /** @description Time in which nobody spoke, over the whole recording. */
      readonly silence_seconds?: number
      readonly silence_share?: number
      /** @description Nobody spoke for 3 seconds or more between the first and the last word. */
      readonly silences?: readonly {
        readonly start: number
        readonly end: number
        readonly seconds: number
      }[]
      /** @description Between the first and the last word: what comes before and after is no pause in the conversation. */
      readonly longest_silence?: {
        readonly start: number
        readonly end: number
        readonly seconds: number
      } | null
      /** @description The caller was told to wait (“one moment, please”), and did for 5 seconds or more. */
      readonly holds?: readonly {
        readonly speaker: string
        readonly start: number
        readonly end: number
        readonly seconds: number
      }[]
      readonly hold_seconds?: number
      readonly longest_monologue?: {
        readonly speaker: string
        readonly start: number
        readonly end: number
        readonly seconds: number
      } | null
      /** @description Somebody spoke for 30 seconds or more on end, with no silence of 3 seconds in it. */
      readonly monologues?: readonly {
        readonly speaker: string
        readonly start: number
        readonly end: number
        readonly seconds: number
      }[]
      /** @description Who began to speak, and from when until when both did. */
      readonly interruptions?: readonly {
        readonly speaker: string
        readonly start: number
        readonly end: number
      }[]
      /** @description By who began to speak; all of them, however many. */
      readonly interruption_count?: {
        readonly [key: string]: number
      }
      /** @description By the minute from the first word to the last. */
      readonly interruptions_per_minute?: {
        readonly [key: string]: number
      }
      readonly overlap_seconds?: number
      /** @description Two spoke at once for half a second or more. */
      readonly overlaps?: readonly {
        readonly start: number
        readonly end: number
        readonly seconds: number
      }[]
      /** @description How long each spoke while somebody else did, and what part of their own talking that is. */
      readonly talk_over?: {
        readonly [key: string]: {
          readonly seconds: number
          readonly share: number
        }
      }
      /** @description Only of who spoke for 2 seconds or more. */
      readonly words_per_minute?: {
        readonly [key: string]: number
      }
      readonly questions_asked?: {
        readonly [key: string]: number
      }
      readonly questions?: readonly {
        readonly speaker: string
        readonly start: number
        readonly end: number
      }[]
      /** @description The median wait before each speaker’s reply. */
      readonly response_seconds?: {
        readonly [key: string]: number
      }
      /** @description The longest waits of 2 seconds or more before a reply, at most 5, the longest first. */
      readonly slowest_responses?: readonly {
        readonly speaker: string
        readonly start: number
        readonly end: number
        readonly seconds: number
      }[]
      /** @description From the start of the recording to the agent’s first word; null where nobody is known to be the agent. */
      readonly greeting_seconds?: number | null
      /** @description How long the customer waited for the agent’s first reply. */
      readonly first_response_seconds?: number | null
      readonly turn_count?: {
        readonly [key: string]: number
      }
    }
    /** @description ID and secret of a client. */
    readonly Credentials: {
      /** @description ID of the client, as issued by the operator. */
      readonly client_id: string
      /** @description Secret of the client. */
      readonly client_secret: string
    }
    /** @description Which engines made the result, and how long it took. */
    readonly EngineFacts: {
      /** @description The engine that transcribed the call; null: not known. */
      readonly speech: string | null
      /** @description The engine that judged it. */
      readonly judge: string
      /** @description ISO 639-1 code. */
      readonly language: string
      /** @description Null: a draft that has no revision yet. */
      readonly model_revision: number | null
      /** @description Changes with the way of asking, so that results can be compared. */
      readonly prompt_version: string
      /** @description How long judging took. */
      readonly seconds: number
      /** @description Null where nothing is counted. */
      readonly tokens: number | null
      /** @description Null where nothing is counted. */
      readonly cost: number | null
      /** @description How much personal data of each kind was taken out; not there where nobody looked for any. */
      readonly redacted?: {
        readonly [key: string]: number
      }
    }
    /** @description An error. */
    readonly Error: {
      /** @description What went wrong, for programs: area, kind, number. */
      readonly code: string
      /** @description The field at fault, as the request spells it. */
      readonly path?: string
      /** @description What went wrong and what to do, for people. */
      readonly message: string
      /** @description The RFC 6749 error; only for forms sent to `POST /v1/auth`. */
      readonly error?: string
    }
    /** @description Words that prove an answer, with the moment they were said. */
    readonly Evidence: {
      readonly speaker: string
      /** @description Seconds from the start of the recording. */
      readonly start: number
      readonly end: number
      /** @description Stands in the transcript word for word. */
      readonly quote: string
    }
    /** @description What an insight was made from. More codes may come. */
    readonly InsightPart:
      | {
          /** @constant */
          readonly code: 'text'
          readonly values: {
            readonly text: string
          }
        }
      | {
          /** @constant */
          readonly code: 'lost_points'
          readonly values: {
            readonly name: string
            readonly lost: number
            readonly of: number
            /** @description Where these are all the points of a category. */
            readonly category?: string
            readonly shown?: {
              /** @description Seconds from the start of the recording. */
              readonly at: number
              /** @description Short, without quotation marks. */
              readonly quote: string
            }
            /**
             * @description It should have been said and was not.
             * @constant
             */
            readonly missing?: true
            /** @description What the model asks for, in its own words. */
            readonly aim?: string
          }
        }
      | {
          /** @constant */
          readonly code: 'category_lost'
          readonly values: {
            readonly category: string
            readonly points: number
            readonly names: readonly string[]
            /** @description How many more there are. */
            readonly more: number
          }
        }
      | {
          /** @constant */
          readonly code: 'open_answers'
          readonly values: {
            readonly names: readonly string[]
            /** @description How many more there are. */
            readonly more: number
          }
        }
      | {
          /** @constant */
          readonly code: 'full_marks'
          readonly values: {
            readonly category: string
            readonly points: number
          }
        }
      | {
          /** @constant */
          readonly code: 'silence'
          readonly values: {
            readonly seconds: number
            /** @description Seconds from the start of the recording. */
            readonly at: number
          }
        }
      | {
          /** @constant */
          readonly code: 'spoke_over'
          readonly values: {
            readonly speaker: string
            readonly times: number
            readonly at: readonly number[]
          }
        }
      | {
          /** @constant */
          readonly code: 'talk_share'
          readonly values: {
            readonly speaker: string
            readonly percent: number
          }
        }
      | {
          /** @constant */
          readonly code: 'monologue'
          readonly values: {
            readonly speaker: string
            readonly seconds: number
            /** @description Seconds from the start of the recording. */
            readonly at: number
          }
        }
      | {
          /** @constant */
          readonly code: 'slow_replies'
          readonly values: {
            readonly seconds: number
          }
        }
      | {
          /** @constant */
          readonly code: 'unhappy'
          readonly values: {
            /** @description Seconds from the start of the recording. */
            readonly at: number
            /** @description Short, without quotation marks. */
            readonly quote: string
            readonly also: readonly number[]
            readonly known: boolean
          }
        }
      | {
          /** @constant */
          readonly code: 'undated_promise'
          readonly values: {
            /** @description Seconds from the start of the recording. */
            readonly at: number
            /** @description Short, without quotation marks. */
            readonly quote: string
          }
        }
      | {
          /** @constant */
          readonly code: 'dated_promise'
          readonly values: {
            /** @description Seconds from the start of the recording. */
            readonly at: number
            /** @description Short, without quotation marks. */
            readonly quote: string
          }
        }
      | {
          /** @constant */
          readonly code: 'asked_twice'
          readonly values: {
            /** @description Seconds from the start of the recording. */
            readonly at: number
            /** @description Seconds from the start of the recording. */
            readonly again: number
            /** @description Short, without quotation marks. */
            readonly quote: string
          }
        }
      | {
          /** @constant */
          readonly code: 'unanswered'
          readonly values: {
            /** @description Seconds from the start of the recording. */
            readonly at: number
            /** @description Short, without quotation marks. */
            readonly quote: string
          }
        }
      | {
          /** @constant */
          readonly code: 'empathy'
          readonly values: {
            /** @description Seconds from the start of the recording. */
            readonly at: number
            /** @description Short, without quotation marks. */
            readonly quote: string
          }
        }
      | {
          /** @constant */
          readonly code: 'read_back'
          readonly values: {
            /** @description Seconds from the start of the recording. */
            readonly at: number
            /** @description Short, without quotation marks. */
            readonly quote: string
          }
        }
      | {
          /** @constant */
          readonly code: 'steering'
          readonly values: {
            /** @description Seconds from the start of the recording. */
            readonly at: number
            readonly speaker: string
          }
        }
      | {
          /** @constant */
          readonly code: 'no_speech'
        }
      | {
          /** @constant */
          readonly code: 'nothing'
        }
      | {
          /** @constant */
          readonly code: 'one_voice'
        }
      | {
          /** @constant */
          readonly code: 'one_party'
          readonly values: {
            readonly speaker: string
          }
        }
      | {
          /** @constant */
          readonly code: 'dry_run'
        }
    /** @description Metadata of the authorization server (RFC 8414). */
    readonly IssuerMetadata: {
      readonly issuer: string
      readonly token_endpoint: string
      readonly jwks_uri: string
      readonly scopes_supported: readonly string[]
      readonly grant_types_supported: readonly string[]
      readonly token_endpoint_auth_methods_supported: readonly string[]
      readonly response_types_supported: readonly string[]
    }
    /** @description A JSON Web Key Set (RFC 7517). */
    readonly KeySet: {
      readonly keys: readonly ({
        readonly kty: string
        readonly kid?: string
        readonly alg?: string
        readonly use?: string
      } & {
        readonly [key: string]: unknown
      })[]
    }
    /** @description A call, complete or only the requested `fields`. */
    readonly ListedCallAnalysis: {
      /** Format: uuid */
      readonly id: string
      /** @description The sender's own ID of the call. */
      readonly external_id?: string
      /** @description Null only for an erased call. */
      readonly agent_id?: string | null
      /** @description Null only for an erased call. */
      readonly agent_name?: string | null
      readonly model_id?: number
      /** @description The revision of the model that the call is scored with. */
      readonly model_revision?: number
      /** @enum {string} */
      readonly status?:
        | 'PENDING'
        | 'AUDIO_CONVERSION_IN_PROGRESS'
        | 'AUDIO_CONVERTED'
        | 'AUDIO_TRANSCRIPTION_IN_PROGRESS'
        | 'AUDIO_TRANSCRIBED'
        | 'TRANSCRIPTION_ANALYZE_IN_PROGRESS'
        | 'TRANSCRIPTION_ANALYZED'
        | 'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS'
        | 'TRANSCRIPTION_SUMMARIZED'
        | 'TRANSCRIPTION_FAILED'
        | 'PROCESS_COMPLETED'
        | 'ERROR'
      /** @description If processing failed: what went wrong and what to do. */
      readonly error_message?: string | null
      readonly original_file_name?: string | null
      /** @description Seconds. Null only for an erased call. */
      readonly duration?: number | null
      /** @description The metadata that was submitted with the call. */
      readonly additional_parameters?: {
        readonly [key: string]: unknown
      } | null
      readonly analysis_result?: components['schemas']['AnalysisResult'] | null
      /** @description Points by category. */
      readonly xscore_result?: readonly components['schemas']['CategoryResult'][] | null
      readonly total_score?: number | null
      /** @description Maximum possible, without what was not applicable or not determined. */
      readonly expected_score?: number | null
      /** @description Null: no score, for example because nothing was expected. */
      readonly score_percentage?: number | null
      readonly summary?: string | null
      /** @description Observations and recommendations. */
      readonly insights?: readonly string[] | null
      /** @description What was talked about. */
      readonly keywords?: readonly string[] | null
      /** @description True while a person needs to review what was not determined: `analysis_result.undetermined`. */
      readonly review_needed?: boolean
      /** @description False: the call was erased. */
      readonly enabled?: boolean
      /**
       * Format: date-time
       * @description When the recording was removed by retention; null: it was not.
       */
      readonly audio_removed_at?: string | null
      /**
       * Format: date-time
       * @description When the transcript and everything quoted from it was removed by retention; null: it was not.
       */
      readonly transcript_removed_at?: string | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at?: string
      /** @description The client that made it. */
      readonly created_by?: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at?: string | null
      /** @description The client that changed it last. */
      readonly updated_by?: string | null
      /** @description Only with `include_hits`; at most three. */
      readonly hits?: readonly components['schemas']['CallHit'][]
    }
    /** @description What calls are scored against. */
    readonly Model: {
      readonly id: number
      /** @description The client it belongs to. */
      readonly client_id: string
      readonly name: string
      readonly description: string
      /** @description Scoring instructions: what a good call is. */
      readonly prompt: string
      readonly transcription_prompt: string
      readonly summarize_call: boolean
      readonly summarize_prompt: string
      /** @description Whether calls are scored. */
      readonly xscore_template: boolean
      /** @description How sure the judge has to be before it answers. */
      readonly least_confidence: number
      readonly enabled: boolean
      /** @description The model's own rule, in days; null: it has none. */
      readonly retain_audio_days: number | null
      /** @description The model's own rule, in days; null: it has none. */
      readonly retain_transcript_days: number | null
      readonly template_variables: readonly components['schemas']['TemplateVariable'][]
      readonly template_metadata: readonly components['schemas']['TemplateMetadata'][]
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description The client that made it. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description The client that changed it last. */
      readonly updated_by: string | null
    }
    /** @description A group of criteria inside a model. */
    readonly ModelCategory: {
      readonly id: number
      /** @description ID of the model it belongs to. */
      readonly client_prompt_template_id: number
      readonly name: string
      /** @description Made from the name, unique within the model; variables and results refer to the category by it. */
      readonly slug: string
      readonly description: string | null
      readonly max_score: number
      readonly order_number: number | null
      readonly enabled: boolean
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description The client that made it. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description The client that changed it last. */
      readonly updated_by: string | null
    }
    /** @description A category to create or replace. */
    readonly ModelCategoryRequest: {
      /** @description Unique within the model, case-insensitive. */
      readonly name: string
      /** @description Purpose of the category. */
      readonly description?: string | null
      /** @description Maximum score achievable. */
      readonly max_score: number
      /** @description Display order within the model; lower first. */
      readonly order_number?: number | null
    }
    /** @description The name of the copy. */
    readonly ModelCopyRequest: {
      /** @description Unique among the client's models, case-insensitive. */
      readonly name: string
    }
    /** @description What must or may be sent with a call. */
    readonly ModelMetadataField: {
      readonly id: number
      /** @description ID of the model it belongs to. */
      readonly client_prompt_template_id: number
      readonly key: string
      readonly readable_name: string
      /** @enum {string} */
      readonly type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      readonly required: boolean
      readonly grouping: boolean
      readonly enabled: boolean
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description The client that made it. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description The client that changed it last. */
      readonly updated_by: string | null
    }
    /** @description A metadata field to create or replace. */
    readonly ModelMetadataFieldRequest: {
      /** @description Its name in `additional_parameters`; unique within the model. */
      readonly key: string
      /** @description Default: made from the key. */
      readonly readable_name?: string | null
      /**
       * @default STRING
       * @enum {string}
       */
      readonly type?: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      /**
       * @description Whether a call without it is rejected.
       * @default false
       */
      readonly required?: boolean
      /**
       * @description Whether dashboards may group by it.
       * @default false
       */
      readonly grouping?: boolean
    }
    /** @description A model to replace: omitted fields return to their defaults. */
    readonly ModelReplacement: {
      /** @description Unique among the client's models, case-insensitive. */
      readonly name: string
      /** @description What the model evaluates. */
      readonly description?: string | null
      /** @description Scoring instructions: what a good call is. */
      readonly prompt?: string | null
      /** @description Criteria to extract and to score. */
      readonly template_variables?: readonly components['schemas']['ModelVariableRequest'][] | null
      /** @description What must or may be sent with a call. */
      readonly template_metadata?: readonly components['schemas']['ModelMetadataFieldRequest'][] | null
      /** @description Domain vocabulary or context for the transcription. */
      readonly transcription_prompt?: string | null
      /** @description Whether calls are summarised. Default: true. */
      readonly summarize_call?: boolean | null
      /** @description Used only when `summarize_call` is true. */
      readonly summarize_prompt?: string | null
      /** @description Whether calls are scored. Default: false. */
      readonly xscore_template?: boolean | null
      /** @description How sure the judge has to be before it answers, with at most two decimals. Anything less sure is left open. Default: 0.85. */
      readonly least_confidence?: number | null
      /** @description Disabled models are hidden from listings. Default: true. */
      readonly enabled?: boolean | null
      /** @description Days after which recordings of finished calls are removed. Null: the client's or the service's rule applies. Omitted: unchanged. */
      readonly retain_audio_days?: number | null
      /** @description Days after which transcripts, with everything quoted from them, of finished calls are removed. Null: the client's or the service's rule applies. Omitted: unchanged. */
      readonly retain_transcript_days?: number | null
      readonly categories?: unknown
    }
    /** @description A model to create. */
    readonly ModelRequest: {
      /** @description Unique among the client's models, case-insensitive. */
      readonly name: string
      /** @description What the model evaluates. */
      readonly description?: string | null
      /** @description Scoring instructions: what a good call is. */
      readonly prompt?: string | null
      /** @description Criteria to extract and to score. */
      readonly template_variables?: readonly components['schemas']['ModelVariableRequest'][] | null
      /** @description What must or may be sent with a call. */
      readonly template_metadata?: readonly components['schemas']['ModelMetadataFieldRequest'][] | null
      /** @description Domain vocabulary or context for the transcription. */
      readonly transcription_prompt?: string | null
      /** @description Whether calls are summarised. Default: true. */
      readonly summarize_call?: boolean | null
      /** @description Used only when `summarize_call` is true. */
      readonly summarize_prompt?: string | null
      /** @description Whether calls are scored. Default: false. */
      readonly xscore_template?: boolean | null
      /** @description How sure the judge has to be before it answers, with at most two decimals. Anything less sure is left open. Default: 0.85. */
      readonly least_confidence?: number | null
      /** @description Disabled models are hidden from listings. Default: true. */
      readonly enabled?: boolean | null
      /** @description Days after which recordings of finished calls are removed. Null: the client's or the service's rule applies. Omitted: unchanged. */
      readonly retain_audio_days?: number | null
      /** @description Days after which transcripts, with everything quoted from them, of finished calls are removed. Null: the client's or the service's rule applies. Omitted: unchanged. */
      readonly retain_transcript_days?: number | null
      /** @description A scoring model created without any gets one, "General". */
      readonly categories?: readonly components['schemas']['ModelCategoryRequest'][] | null
    }
    /** @description A saved version of a model. Never changes. */
    readonly ModelRevision: {
      readonly model_id: number
      /** @description Counts up from 1. */
      readonly number: number
      /** Format: date-time */
      readonly created_at: string
      readonly created_by: string
      /** @description Whether new calls are scored with this revision. */
      readonly current: boolean
      readonly name: string
      readonly description: string
      /** @description Scoring instructions: what a good call is. */
      readonly prompt: string
      readonly transcription_prompt: string
      readonly summarize_call: boolean
      readonly summarize_prompt: string
      /** @description Whether calls are scored. */
      readonly xscore_template: boolean
      /** @description How sure the judge has to be before it answers. */
      readonly least_confidence: number
      readonly categories: readonly components['schemas']['RevisionCategory'][]
      readonly template_variables: readonly components['schemas']['RevisionVariable'][]
      readonly template_metadata: readonly components['schemas']['TemplateMetadata'][]
    }
    /** @description A change to a model: who and when. */
    readonly ModelRevisionNote: {
      /** @description Counts up from 1. */
      readonly number: number
      /** Format: date-time */
      readonly created_at: string
      readonly created_by: string
      /** @description Whether new calls are scored with this revision. */
      readonly current: boolean
    }
    /** @description A criterion: what every call is checked for. */
    readonly ModelVariable: {
      readonly id: number
      /**
       * Format: uuid
       * @description Its ID in score breakdowns.
       */
      readonly uuid: string
      /** @description ID of the model it belongs to. */
      readonly client_prompt_template_id: number
      readonly key: string
      /** @enum {string} */
      readonly type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      readonly required: boolean
      readonly readable_name: string
      readonly description: string
      /** @description Slug of the category it is scored in. */
      readonly category: string | null
      readonly weight: number
      readonly order_number: number | null
      readonly critical: boolean
      readonly passes_when: boolean
      readonly options: readonly string[] | null
      readonly enabled: boolean
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description The client that made it. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description The client that changed it last. */
      readonly updated_by: string | null
    }
    /** @description A variable (criterion) to create or replace. */
    readonly ModelVariableRequest: {
      /** @description How the answer is named in results; unique within the model. */
      readonly key: string
      /**
       * @description BOOLEAN, INTEGER and DECIMAL can be scored, the others not.
       * @enum {string}
       */
      readonly type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      /** @default false */
      readonly required?: boolean
      /** @description Default: made from the key. */
      readonly readable_name?: string | null
      /** @description What the criterion measures. The judge goes by this wording. */
      readonly description?: string | null
      /** @description Slug or name of the category it is scored in. Null: none, so it is extracted, not scored. Omitted: unchanged. */
      readonly category?: string | null
      /**
       * @description Its share of the category's points. 0: not scored.
       * @default 1
       */
      readonly weight?: number
      /** @description Display order; lower first. */
      readonly order_number?: number | null
      /**
       * @description If it fails, the call's total is 0.
       * @default false
       */
      readonly critical?: boolean
      /**
       * @description The good answer of a BOOLEAN.
       * @default true
       */
      readonly passes_when?: boolean
      /** @description The possible answers of a STRING. */
      readonly options?: readonly string[] | null
    }
    /** @description The results that calls would get. Nothing is stored. */
    readonly Preview: {
      /** @description Null: a `model` was sent that has no revision yet. */
      readonly model_revision: number | null
      /** @description In the order of the request. */
      readonly results: readonly {
        /** Format: uuid */
        readonly call_analysis_id: string | null
        readonly external_id: string | null
        readonly analysis_result: components['schemas']['AnalysisResult'] | null
        /** @description Points by category. */
        readonly xscore_result: readonly components['schemas']['CategoryResult'][] | null
        readonly total_score: number | null
        /** @description Maximum possible, without what was not applicable or not determined. */
        readonly expected_score: number | null
        /** @description Null: no score, for example because nothing was expected. */
        readonly score_percentage: number | null
        readonly summary: string | null
        /** @description Observations and recommendations. */
        readonly insights: readonly string[] | null
        /** @description What was talked about. */
        readonly keywords: readonly string[] | null
        /** @description Only for a call that has a result, and with the scope `read:call-analysis-requests`. */
        readonly stored?: components['schemas']['StoredScore']
      }[]
    }
    /** @description What to try a model on: either calls or a transcript. */
    readonly PreviewRequest: {
      /** @description Your own calls that have been transcribed. */
      readonly call_analysis_ids?: readonly string[]
      /** @description A conversation that is not one of your calls. */
      readonly transcript?: components['schemas']['TranscriptSegments'] | string
      /** @description Tried instead of the saved model; without `categories`, with those of the model. */
      readonly model?: components['schemas']['ModelRequest']
    }
    /** @description What a sentence of a rationale was made from. More codes may come. */
    readonly RationalePart:
      | {
          /** @constant */
          readonly code: 'text'
          readonly values: {
            readonly text: string
          }
        }
      | {
          /** @constant */
          readonly code: 'found'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'found_only'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'found_unwanted'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'not_found'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
            /** @description How many turns there were to look at. */
            readonly turns: number
            /**
             * @description Whose turns; without it, everybody’s.
             * @enum {string}
             */
            readonly party?: 'agent' | 'customer'
            /** @enum {string} */
            readonly place?: 'start' | 'end' | 'late'
          }
        }
      | {
          /** @constant */
          readonly code: 'not_found_unwanted'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
            /** @description How many turns there were to look at. */
            readonly turns: number
            /**
             * @description Whose turns; without it, everybody’s.
             * @enum {string}
             */
            readonly party?: 'agent' | 'customer'
            /** @enum {string} */
            readonly place?: 'start' | 'end' | 'late'
          }
        }
      | {
          /** @constant */
          readonly code: 'not_so_unwanted'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'not_borne_out'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'signs'
          readonly values: {
            readonly for: readonly components['schemas']['SoughtThing'][]
            readonly against: readonly components['schemas']['SoughtThing'][]
            /** @description What they speak for, where several things were weighed. */
            readonly of?: components['schemas']['SoughtThing']
            /**
             * @description Of which of two moods, where both were weighed.
             * @enum {string}
             */
            readonly mood?: 'bad' | 'good'
          }
        }
      | {
          /** @constant */
          readonly code: 'counted'
          readonly values: {
            readonly found: number
            readonly of: number
          }
        }
      | {
          /** @constant */
          readonly code: 'in_favour'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'missing'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'against'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'few_signs'
        }
      | {
          /** @constant */
          readonly code: 'option_said'
          readonly values: {
            readonly option: string
            /** @description The next best. */
            readonly other?: string
          }
        }
      | {
          /** @constant */
          readonly code: 'option_fits'
          readonly values: {
            readonly option: string
            /** @description The next best. */
            readonly other?: string
          }
        }
      | {
          /** @constant */
          readonly code: 'manner_fits'
          readonly values: {
            readonly option: string
            /** @enum {string} */
            readonly party: 'agent' | 'customer'
          }
        }
      | {
          /** @constant */
          readonly code: 'read_yes_shown'
        }
      | {
          /** @constant */
          readonly code: 'read_yes_absent'
        }
      | {
          /** @constant */
          readonly code: 'read_no_shown'
        }
      | {
          /** @constant */
          readonly code: 'read_no_absent'
        }
      | {
          /** @constant */
          readonly code: 'read_value'
        }
      | {
          /** @constant */
          readonly code: 'phrase_said'
        }
      | {
          /** @constant */
          readonly code: 'phrase_unsaid'
        }
      | {
          /** @constant */
          readonly code: 'phrase_forbidden'
        }
      | {
          /** @constant */
          readonly code: 'spoke_over'
          readonly values: {
            /** @description How often. */
            readonly times: number
          }
        }
      | {
          /** @constant */
          readonly code: 'open'
        }
      | {
          /** @constant */
          readonly code: 'open_unsettled'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'open_condition'
          readonly values: {
            readonly condition: string
          }
        }
      | {
          /** @constant */
          readonly code: 'open_unwritten'
        }
      | {
          /** @constant */
          readonly code: 'open_unmentioned'
        }
      | {
          /** @constant */
          readonly code: 'open_not_said'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'open_undecided'
          readonly values: {
            readonly options: readonly string[]
          }
        }
      | {
          /** @constant */
          readonly code: 'open_other_subject'
          readonly values: {
            readonly name: string
          }
        }
      | {
          /** @constant */
          readonly code: 'open_silent_party'
          readonly values: {
            /** @enum {string} */
            readonly party: 'agent' | 'customer'
          }
        }
      | {
          /** @constant */
          readonly code: 'open_language'
          readonly values: {
            readonly language: string
          }
        }
      | {
          /** @constant */
          readonly code: 'open_unsure'
          readonly values: {
            /** @description How likely the answer that was found is right. */
            readonly percent: number
            /** @description How likely it has to be. */
            readonly needed: number
            /**
             * @description The answer that was found.
             * @enum {string}
             */
            readonly likely?: 'yes' | 'no' | 'not_applicable'
          }
        }
      | {
          /** @constant */
          readonly code: 'open_unusable'
        }
      | {
          /** @constant */
          readonly code: 'open_steered'
        }
      | {
          /** @constant */
          readonly code: 'open_steered_unproven'
        }
      | {
          /** @constant */
          readonly code: 'open_other_party'
        }
      | {
          /** @constant */
          readonly code: 'open_forbidden'
        }
      | {
          /** @constant */
          readonly code: 'not_applicable'
        }
      | {
          /** @constant */
          readonly code: 'not_applicable_read'
        }
      | {
          /** @constant */
          readonly code: 'not_applicable_without'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'not_applicable_with'
          readonly values: {
            readonly things: readonly components['schemas']['SoughtThing'][]
          }
        }
      | {
          /** @constant */
          readonly code: 'no_speech'
        }
      | {
          /** @constant */
          readonly code: 'dry_run'
        }
      | {
          /** @constant */
          readonly code: 'one_voice'
        }
      | {
          /** @constant */
          readonly code: 'unknown_agent'
        }
      | {
          /** @constant */
          readonly code: 'guessed_agent'
        }
      | {
          /** @constant */
          readonly code: 'needs_review'
        }
      | {
          /** @constant */
          readonly code: 'quotes_not_found'
        }
      | {
          /** @constant */
          readonly code: 'unproven'
        }
      | {
          /** @constant */
          readonly code: 'no_answer'
        }
      | {
          /** @constant */
          readonly code: 'no_reason'
        }
      | {
          /** @constant */
          readonly code: 'mean_of_parts'
          readonly values: {
            readonly parts: number
          }
        }
      | {
          /** @constant */
          readonly code: 'steering_left_out'
        }
    /** @description The recording was cut off or damaged. */
    readonly RecordingNote: {
      readonly truncated: boolean
      readonly note: string
    }
    /** @description How to run a call again. */
    readonly Rerun: {
      /**
       * @description Where to start. By default from the transcript, if it is complete.
       * @enum {string}
       */
      readonly from?: 'transcript' | 'audio'
    }
    /** @description A category in a revision. */
    readonly RevisionCategory: {
      /**
       * Format: uuid
       * @description Its ID in score breakdowns.
       */
      readonly uuid: string
      readonly name: string
      readonly slug: string
      readonly description: string | null
      readonly max_score: number
      readonly order_number: number | null
    }
    /** @description A variable (criterion) in a revision. */
    readonly RevisionVariable: {
      /**
       * Format: uuid
       * @description Its ID in score breakdowns.
       */
      readonly uuid: string
      readonly key: string
      /** @enum {string} */
      readonly type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      readonly required: boolean
      readonly readable_name: string
      readonly description: string
      /** @description Slug of the category it is scored in. */
      readonly category: string | null
      readonly weight: number
      readonly order_number: number | null
      readonly critical: boolean
      readonly passes_when: boolean
      readonly options: readonly string[] | null
    }
    /** @description How to replace the secret. */
    readonly SecretRotation: {
      /**
       * @description How long messages are also signed with the earlier secrets; 0: no longer.
       * @default 86400
       */
      readonly overlap_seconds?: number
    }
    /** @description Something looked for: known by its code, or in words that stand in the model. */
    readonly SoughtThing:
      | {
          /** @enum {string} */
          readonly thing:
            | 'greeting'
            | 'introduction'
            | 'use-of-name'
            | 'company-name'
            | 'help-offer'
            | 'further-help'
            | 'thanks'
            | 'goodbye'
            | 'politeness'
            | 'empathy'
            | 'willingness'
            | 'compensation'
            | 'retention-offer'
            | 'repeat-contact'
            | 'identity-check'
            | 'recording-notice'
            | 'hold'
            | 'hold-permission'
            | 'recap'
            | 'transfer'
            | 'resolution'
            | 'frustration'
            | 'next-steps'
            | 'profanity'
            | 'upsell'
            | 'survey'
            | 'complaint'
            | 'trouble'
            | 'content'
            | 'failure'
            | 'repetition'
            | 'satisfaction'
            | 'customer-calm'
            | 'composure'
            | 'rudeness'
            | 'rules'
            | 'threat'
            | 'blame'
            | 'surprise-charge'
            | 'curtness'
            | 'interruption'
            | 'says-so'
            | 'harsh-word'
            | 'swearing'
            | 'impatience'
            | 'repeats'
            | 'reproach'
            | 'questioning'
            | 'demand'
            | 'giving-up'
            | 'groan'
            | 'praise'
            | 'warm-thanks'
            | 'customer-courtesy'
            | 'shouting'
            | 'cool-tone'
            | 'friendly-tone'
            | 'harsh'
            | 'care'
            | 'blamed'
            | 'cut-off'
            | 'no-closing'
            | 'not-understood'
            | 'shrugs'
            | 'presses'
            | 'corrected'
            | 'terse'
            | 'brushed-off'
            | 'agent-courtesy'
            | 'ends-done'
            | 'ends-refused'
            | 'denied'
            | 'refusals'
            | 'told'
            | 'pleased'
            | 'displeased'
            | 'needs-no-more'
            | 'broken-off'
            | 'sounds-solved'
            | 'sounds-refused'
            | 'postal-address'
            | 'email-address'
            | 'code'
            | 'phone-number'
            | 'opening-hours'
            | 'date'
            | 'time'
            | 'datetime'
            | 'number'
            | 'request'
            | 'name'
            | 'reply'
            | 'option'
          /**
           * @description How it was found.
           * @enum {string}
           */
          readonly how?:
            | 'word-for-word'
            | 'nearly-word-for-word'
            | 'usual-wording'
            | 'by-name'
            | 'counted'
            | 'meaning'
            | 'signs'
            | 'in-reply'
            | 'where-spoken-of'
            | 'read-out'
            | 'in-introduction'
            | 'as-addressed'
            | 'of-two'
            | 'not-named'
          /** @constant */
          readonly by?: 'customer'
        }
      | {
          readonly words: string
          /**
           * @description How it was found.
           * @enum {string}
           */
          readonly how?:
            | 'word-for-word'
            | 'nearly-word-for-word'
            | 'usual-wording'
            | 'by-name'
            | 'counted'
            | 'meaning'
            | 'signs'
            | 'in-reply'
            | 'where-spoken-of'
            | 'read-out'
            | 'in-introduction'
            | 'as-addressed'
            | 'of-two'
            | 'not-named'
          /** @constant */
          readonly by?: 'customer'
        }
    /** @description One agent compared with the team. */
    readonly StatsAgentProfile: {
      readonly agent_id: string
      /** @description As in the latest call; null: unknown agent. */
      readonly agent_name: string | null
      /** @enum {string} */
      readonly interval: 'day' | 'week' | 'month'
      readonly time_zone: string
      readonly total_requests: number
      readonly scored_requests: number
      /** @description How many of these calls have no score and count in no average. */
      readonly unscored: number
      /** @description null if no call has a score. */
      readonly avg_score: number | null
      /** @description Sample standard deviation of the scores; null below two scores. */
      readonly score_deviation: number | null
      /** @description Lower end of the mean's 95 % confidence interval, by Student's t; null below two scores. */
      readonly avg_score_low: number | null
      /** @description Its upper end. */
      readonly avg_score_high: number | null
      /** @description All calls that match the same filters, including this agent's. */
      readonly team: {
        readonly agents: number
        readonly scored_requests: number
        /** @description How many of these calls have no score and count in no average. */
        readonly unscored: number
        readonly avg_score: number | null
      }
      /** @description The categories the agent was scored in, in display order. */
      readonly categories: readonly {
        /** Format: uuid */
        readonly category_id: string
        readonly category_name: string
        readonly category_slug: string
        readonly model_name: string
        readonly order_number: number | null
        /** @description Maximum possible for the category. */
        readonly expected_score: number
        /** @description In points, like the other scores of a category. */
        readonly avg_score: number
        /** @description Points earned as a percentage of those possible in these calls. */
        readonly score_percentage: number
        /** @description The agent's calls in which the category had points to earn. */
        readonly total_requests: number
        readonly team_avg_score: number
        readonly team_score_percentage: number
      }[]
      /** @description The agent over time. Includes points without calls. */
      readonly points: readonly {
        /**
         * Format: date
         * @description The day, the Monday of the week, or the first of the month.
         */
        readonly start: string
        readonly total_requests: number
        readonly scored_requests: number
        /** @description How many of these calls have no score and count in no average. */
        readonly unscored: number
        readonly avg_score: number | null
        readonly team_avg_score: number | null
      }[]
    }
    /** @description All totals at a glance. */
    readonly StatsBasic: {
      readonly total_requests: number
      /** @description How many of these calls have a score; averages are based on them. */
      readonly scored_requests: number
      /** @description How many of these calls have no score and count in no average. */
      readonly unscored: number
      /** @description Score percentage; null if no call has a score. */
      readonly avg_score: number | null
      /** @description Score percentage; null if no call has a score. */
      readonly min_score: number | null
      /** @description Score percentage; null if no call has a score. */
      readonly max_score: number | null
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      readonly avg_duration: string
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      readonly min_duration: string
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      readonly max_duration: string
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      readonly total_duration: string
      readonly statuses: readonly {
        /** @enum {string} */
        readonly status:
          | 'PENDING'
          | 'AUDIO_CONVERSION_IN_PROGRESS'
          | 'AUDIO_CONVERTED'
          | 'AUDIO_TRANSCRIPTION_IN_PROGRESS'
          | 'AUDIO_TRANSCRIBED'
          | 'TRANSCRIPTION_ANALYZE_IN_PROGRESS'
          | 'TRANSCRIPTION_ANALYZED'
          | 'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS'
          | 'TRANSCRIPTION_SUMMARIZED'
          | 'TRANSCRIPTION_FAILED'
          | 'PROCESS_COMPLETED'
          | 'ERROR'
        readonly count: number
      }[]
      /** @description Calls with a score, in ten bands; 10 is in the second, 100 in the last. */
      readonly distribution: readonly {
        readonly from: number
        readonly to: number
        readonly count: number
      }[]
      readonly categories: readonly components['schemas']['StatsCategory'][]
      /** @description The 100 agents with the most calls. */
      readonly agents: readonly {
        readonly agent_id: string
        /** @description As in the latest call. */
        readonly agent_name: string
        readonly total_requests: number
        readonly scored_requests: number
        /** @description How many of these calls have no score and count in no average. */
        readonly unscored: number
        /** @description null if no call has a score. */
        readonly avg_score: number | null
        /** @description Sample standard deviation of the scores; null below two scores. */
        readonly score_deviation: number | null
        /** @description Lower end of the mean's 95 % confidence interval, by Student's t; null below two scores. */
        readonly avg_score_low: number | null
        /** @description Its upper end. */
        readonly avg_score_high: number | null
      }[]
    }
    /** @description Points earned in one category. */
    readonly StatsCategory: {
      /** @description Display order of the category; null: none. */
      readonly order_number: number | null
      readonly category_name: string
      /** @description In points. */
      readonly avg_category_score: number
      readonly min_score: number
      readonly max_score: number
      /** @description Maximum possible for the category. */
      readonly expected_score: number
      /** @description Points earned as a percentage of those possible in these calls, which may be fewer than `expected_score`. */
      readonly score_percentage: number
      /** @description Calls in which the category had points to earn. */
      readonly total_requests: number
      /**
       * Format: uuid
       * @description As in `xscore_result`.
       */
      readonly category_id: string
      /** @description To find the calls that lost points there: `lost_points_in` of the list of calls. */
      readonly category_slug: string
      /** @description Model of the category. */
      readonly model_name: string
    }
    /** @description The answers to one variable. */
    readonly StatsExtractedKey: {
      readonly key: string
      /** @description null: no model has this variable. Where models differ: DECIMAL for numbers, otherwise STRING. */
      readonly type: ('STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME') | null
      /** @description Finished calls that were scored with this criterion. */
      readonly total: number
      /** @description Of those, calls without an answer. */
      readonly missing: number
      readonly values: readonly {
        /** @description Text is cut at 256 characters. */
        readonly value: string | number | boolean
        readonly count: number
        /** @description Of the calls with an answer. */
        readonly percentage: number
        /** @description null if none of these calls has a score. */
        readonly avg_score: number | null
        /** @description How many of these calls have no score and count in no average. */
        readonly unscored: number
      }[]
      /** @description For INTEGER and DECIMAL variables with an answer; percentiles are interpolated. */
      readonly numeric?: {
        readonly avg: number
        readonly min: number
        readonly max: number
        readonly p50: number
        readonly p90: number
      }
    }
    /** @description The calls that share one value of the field. */
    readonly StatsGroup: {
      readonly grouping_field_value: string
      readonly total_requests: number
      /** @description How many of these calls have a score; averages are based on them. */
      readonly scored_requests: number
      /** @description How many of these calls have no score and count in no average. */
      readonly unscored: number
      /** @description Score percentage; null if no call has a score. */
      readonly avg_score: number | null
      /** @description Score percentage; null if no call has a score. */
      readonly min_score: number | null
      /** @description Score percentage; null if no call has a score. */
      readonly max_score: number | null
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      readonly avg_duration: string
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      readonly min_duration: string
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      readonly max_duration: string
    }
    /** @description Finished calls of one model, with the model's own columns. */
    readonly StatsTable: {
      readonly columns: readonly {
        /** @description Unique: `score_percentage`, `metadata.campaign`, `category.closing`, `variable.greeted`. */
        readonly key: string
        readonly label: string
        /** @enum {string} */
        readonly type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
        /** @enum {string} */
        readonly group: 'call' | 'metadata' | 'category' | 'variable'
      }[]
      /** @description Newest call first; one field for each column. */
      readonly rows: readonly {
        readonly [key: string]: string | number | boolean | null
      }[]
      /** @description For the next page; null on the last one. */
      readonly next_cursor: string | null
    }
    /** @description Calls over time. */
    readonly StatsTrend: {
      /** @enum {string} */
      readonly interval: 'day' | 'week' | 'month'
      readonly time_zone: string
      readonly points: readonly {
        /**
         * Format: date
         * @description The day, the Monday of the week, or the first of the month.
         */
        readonly start: string
        readonly total_requests: number
        readonly scored_requests: number
        /** @description How many of these calls have no score and count in no average. */
        readonly unscored: number
        readonly avg_score: number | null
        /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
        readonly avg_duration: string
      }[]
    }
    /** @description Engines, and the queue of this client's calls. */
    readonly Status: {
      readonly version: string
      /** @description Engines used for new calls. */
      readonly engines: {
        readonly speech: string
        readonly judge: string
      }
      readonly stages: readonly {
        /** @enum {string} */
        readonly stage: 'convert' | 'transcribe' | 'analyze' | 'summarize'
        /** @description Calls waiting for a worker or for their next attempt. */
        readonly waiting: number
        readonly running: number
        /** @description null: none is waiting. */
        readonly oldest_waiting_seconds: number | null
      }[]
      readonly webhooks: {
        /** @description Deliveries still to be sent. */
        readonly waiting: number
      }
    }
    /** @description The present score of the call, for comparison. */
    readonly StoredScore: {
      readonly model_id: number
      readonly model_revision: number
      readonly total_score: number | null
      readonly expected_score: number | null
      readonly score_percentage: number | null
    }
    /** @description A metadata field of a model. */
    readonly TemplateMetadata: {
      readonly key: string
      readonly readable_name: string
      /** @enum {string} */
      readonly type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      readonly required: boolean
      readonly grouping: boolean
    }
    /** @description A variable (criterion) of a model. */
    readonly TemplateVariable: {
      readonly key: string
      /** @enum {string} */
      readonly type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      readonly required: boolean
      readonly readable_name: string
      readonly description: string
      /** @description Slug of the category it is scored in. */
      readonly category: string | null
      readonly weight: number
      readonly order_number: number | null
      readonly critical: boolean
      readonly passes_when: boolean
      readonly options: readonly string[] | null
    }
    /** @description A token and what it allows. */
    readonly Token: {
      /** @description A JWT. Send it as `Authorization: Bearer …` with every other request. */
      readonly access_token: string
      /** @description When the token expires, in Unix seconds. Get a new one before that. */
      readonly expires_at: number
      /** @constant */
      readonly token_type: 'Bearer'
      /** @description Seconds until then. */
      readonly expires_in: number
      /** @description The address the token is valid for. */
      readonly client_id_audience: string
      /** @description The client's scopes, separated by spaces; of all scopes, only the first seven are shown here. The `scope` claim inside the token has all of them. */
      readonly scope: string
    }
    /** @description A transcript like `segments` of `…/transcription`. */
    readonly TranscriptSegments: {
      readonly segments: readonly {
        /** @description `Agent`, `Customer` or another name. */
        readonly speaker: string
        /** @description Seconds from the start of the recording. */
        readonly start: number
        readonly end: number
        readonly text: string
      }[]
    }
    /** @description Who said what, and when. */
    readonly Transcription: {
      /** Format: uuid */
      readonly id: string
      /** @enum {string} */
      readonly status: 'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'
      /** @description ISO 639-1 code. */
      readonly language: string | null
      readonly enabled: boolean
      readonly segments: {
        readonly segments: readonly {
          /** @description `Agent` or `Customer`; `Speaker 1`, `Speaker 2` … where that is not certain; `IVR` for announcements. */
          readonly speaker: string
          /** @description Seconds from the start of the recording. */
          readonly start: number
          readonly end: number
          readonly text: string
          /** @description 0 to 1: how certain the speech engine is of the words. */
          readonly confidence?: number
        }[]
      }
      /** @description The whole conversation, one line per turn, each starting with the speaker. */
      readonly transcription: string
      /** @description Seconds. */
      readonly duration: number | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description The client that made it. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description The client that changed it last. */
      readonly updated_by: string | null
    }
    /** @description Invalid input of a GET operation. */
    readonly ValidationError: {
      readonly detail: readonly {
        /** @description Where: `path`, `query` or `header`, then the name. */
        readonly loc: readonly string[]
        /** @description What is wrong with it, for people. */
        readonly msg: string
        /** @description What is wrong with it, for programs. */
        readonly type: string
      }[]
    }
    /** @description Points for one criterion. */
    readonly VariableResult: {
      readonly id: string
      readonly key: string
      readonly readable_name: string
      readonly description: string
      readonly score: number
      /** @description Maximum possible. */
      readonly expected_score: number
    }
    /** @description The waveform of a recording, for drawing. */
    readonly Waveform: {
      /** @description Seconds. */
      readonly duration: number
      readonly channels: readonly {
        /** @description The speaker on this channel, as named in the transcript; null: not known, or several speakers. */
        readonly speaker: string | null
        /** @description Loudest sample of each interval, 0 to 1. All intervals are of equal length. */
        readonly peaks: readonly number[]
      }[]
    }
    /** @description A webhook. */
    readonly Webhook: {
      readonly id: number
      /** @description The client it belongs to. */
      readonly client_id: string
      readonly url: string
      readonly events: readonly ('call_analysis.completed' | 'call_analysis.failed')[]
      /** @description Only calls of these models; empty: all models. */
      readonly model_ids: readonly number[]
      readonly description: string
      readonly enabled: boolean
      /** @description Why the service disabled it; null: it did not. Enabling it clears this. */
      readonly disabled_reason: string | null
      /**
       * Format: date-time
       * @description First failure since the last success; null: none.
       */
      readonly failing_since: string | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description The client that made it. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description The client that changed it last. */
      readonly updated_by: string | null
    }
    /** @description One attempt to deliver an event. The body of the answer is not kept. */
    readonly WebhookAttempt: {
      /** Format: date-time */
      readonly at: string
      /** @description Status code of the receiver; null: no answer. */
      readonly status_code: number | null
      readonly duration_ms: number
      /** @description Why it failed; null: it was delivered. */
      readonly reason: string | null
    }
    /** @description An event to be delivered to a webhook. */
    readonly WebhookDelivery: {
      /** Format: uuid */
      readonly id: string
      /** @description The `webhook-id` header, the same at every attempt. */
      readonly message_id: string
      readonly webhook_id: number
      /** @enum {string} */
      readonly event: 'call_analysis.completed' | 'call_analysis.failed'
      /**
       * Format: uuid
       * @description The call it is about; null: it is a test.
       */
      readonly call_analysis_id: string | null
      /**
       * @description `PENDING` until an attempt succeeds or the last has failed; `CANCELLED` when the call was erased before.
       * @enum {string}
       */
      readonly status: 'PENDING' | 'DELIVERED' | 'FAILED' | 'CANCELLED'
      readonly attempt_count: number
      /** @description The latest attempt; if it failed, `reason` says why. Null: not tried yet. */
      readonly last_attempt: components['schemas']['WebhookAttempt'] | null
      /**
       * Format: date-time
       * @description When it is sent next; null: no more attempts.
       */
      readonly next_attempt_at: string | null
      /** Format: date-time */
      readonly created_at: string
      /**
       * Format: date-time
       * @description When it was delivered or finally failed.
       */
      readonly settled_at: string | null
    }
    /** @description A delivery and its attempts. */
    readonly WebhookDeliveryDetail: {
      /** Format: uuid */
      readonly id: string
      /** @description The `webhook-id` header, the same at every attempt. */
      readonly message_id: string
      readonly webhook_id: number
      /** @enum {string} */
      readonly event: 'call_analysis.completed' | 'call_analysis.failed'
      /**
       * Format: uuid
       * @description The call it is about; null: it is a test.
       */
      readonly call_analysis_id: string | null
      /**
       * @description `PENDING` until an attempt succeeds or the last has failed; `CANCELLED` when the call was erased before.
       * @enum {string}
       */
      readonly status: 'PENDING' | 'DELIVERED' | 'FAILED' | 'CANCELLED'
      readonly attempt_count: number
      /** @description The latest attempt; if it failed, `reason` says why. Null: not tried yet. */
      readonly last_attempt: components['schemas']['WebhookAttempt'] | null
      /**
       * Format: date-time
       * @description When it is sent next; null: no more attempts.
       */
      readonly next_attempt_at: string | null
      /** Format: date-time */
      readonly created_at: string
      /**
       * Format: date-time
       * @description When it was delivered or finally failed.
       */
      readonly settled_at: string | null
      /** @description The message; null: the call has been erased. */
      readonly payload:
        | (
            | {
                /** @constant */
                readonly type: 'call_analysis.completed'
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                readonly timestamp: string
                readonly data: {
                  /**
                   * Format: uuid
                   * @description The call it is about.
                   */
                  readonly id: string
                  /** @description The sender's own ID of the call. */
                  readonly external_id: string
                  readonly agent_id: string
                  /** @enum {string} */
                  readonly status: 'PROCESS_COMPLETED'
                  readonly model_id: number
                  readonly model_name: string
                  readonly model_revision: number
                  readonly total_score: number | null
                  readonly expected_score: number | null
                  readonly score_percentage: number | null
                  /** @description Why it failed; null: it did not. */
                  readonly error_message: string | null
                  /** Format: date-time */
                  readonly created_at: string
                  /** @description Path of the complete record. */
                  readonly location: string
                  /**
                   * @description Only in a test event: there is no such call.
                   * @constant
                   */
                  readonly test?: true
                }
              }
            | {
                /** @constant */
                readonly type: 'call_analysis.failed'
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                readonly timestamp: string
                readonly data: {
                  /**
                   * Format: uuid
                   * @description The call it is about.
                   */
                  readonly id: string
                  /** @description The sender's own ID of the call. */
                  readonly external_id: string
                  readonly agent_id: string
                  /** @enum {string} */
                  readonly status: 'TRANSCRIPTION_FAILED' | 'ERROR'
                  readonly model_id: number
                  readonly model_name: string
                  readonly model_revision: number
                  readonly total_score: number | null
                  readonly expected_score: number | null
                  readonly score_percentage: number | null
                  /** @description Why it failed; null: it did not. */
                  readonly error_message: string | null
                  /** Format: date-time */
                  readonly created_at: string
                  /** @description Path of the complete record. */
                  readonly location: string
                  /**
                   * @description Only in a test event: there is no such call.
                   * @constant
                   */
                  readonly test?: true
                }
              }
          )
        | null
      /** @description Oldest first; if more than 100, only the latest. */
      readonly attempts: readonly components['schemas']['WebhookAttempt'][]
    }
    /** @description A page of deliveries. */
    readonly WebhookDeliveryList: {
      readonly items: readonly components['schemas']['WebhookDelivery'][]
      /** @description For the next page; null on the last one. */
      readonly next_cursor: string | null
    }
    /** @description A webhook to create or replace. */
    readonly WebhookRequest: {
      /** @description Where events are sent: an http or https address, without user name and password. */
      readonly url: string
      /** @description Events to send. Default: all. */
      readonly events?: readonly ('call_analysis.completed' | 'call_analysis.failed')[] | null
      /** @description Only calls of these models. Omitted or empty: all models. */
      readonly model_ids?: readonly number[] | null
      /** @description What it is for. */
      readonly description?: string | null
      /** @description Nothing is sent to a disabled webhook. Default: true. */
      readonly enabled?: boolean | null
    }
    /** @description What to send as a test. */
    readonly WebhookTest: {
      /**
       * @description Event to send. Default: the webhook's first.
       * @enum {string}
       */
      readonly event?: 'call_analysis.completed' | 'call_analysis.failed'
    }
    /** @description A webhook and its new secret. */
    readonly WebhookWithSecret: {
      readonly id: number
      /** @description The client it belongs to. */
      readonly client_id: string
      readonly url: string
      readonly events: readonly ('call_analysis.completed' | 'call_analysis.failed')[]
      /** @description Only calls of these models; empty: all models. */
      readonly model_ids: readonly number[]
      readonly description: string
      readonly enabled: boolean
      /** @description Why the service disabled it; null: it did not. Enabling it clears this. */
      readonly disabled_reason: string | null
      /**
       * Format: date-time
       * @description First failure since the last success; null: none.
       */
      readonly failing_since: string | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description The client that made it. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description The client that changed it last. */
      readonly updated_by: string | null
      /** @description Messages are signed with it. Shown only once; null when the answer is repeated for its Idempotency-Key. */
      readonly secret: string | null
    }
  }
  responses: {
    /** @description - `002-003-0004` This recording has not been decoded, so it has no waveform yet. Wait a moment; if the call has failed, run it again from the audio. */
    readonly AudioNotDecoded: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `002-003-0002` Personal data has not been redacted in this recording yet, so it is not available. Wait until the call is transcribed; if it already is, run it again from the audio. */
    readonly AudioNotRedacted: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-001-0001` The client ID or the client secret is wrong. */
    readonly BadCredentials: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly 'WWW-Authenticate': components['headers']['Authenticate']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `002-002-0003` This call has been erased; only a note that it existed is kept. */
    readonly CallErased: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `002-003-0003` This call has no finished transcript, so there is nothing to score. */
    readonly CallNotTranscribed: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `004-001-0002` The model has call analyses, so its categories cannot be changed or deleted. Create an editable copy with POST /v1/models/{id}/duplicate. */
    readonly CategoryFrozen: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again. */
    readonly IdempotencyKeyBusy: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-003-0001` Something went wrong on our side. Try again later. */
    readonly Internal: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description A value in the address is not allowed. */
    readonly InvalidInput: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['ValidationError']
      }
    }
    /** @description - `003-003-0001` The judge could not score this. */
    readonly JudgeFailed: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-002-0001` The request could not be read. */
    readonly MalformedRequest: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `006-001-0001` A metadata field with that key already exists in this model. */
    readonly MetadataKeyTaken: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `003-001-0001` A model with that name already exists. */
    readonly ModelNameTaken: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-001-0001` There is no such resource. */
    readonly NotFound: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-003-0002` The service cannot accept this right now. Try again later. */
    readonly NotNow: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly 'Retry-After': components['headers']['RetryAfter']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `002-002-0002` The range is outside the recording. */
    readonly RangeNotSatisfiable: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-001-0004` Too many requests. Wait and try again. */
    readonly RateLimited: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly 'Retry-After': components['headers']['RetryAfter']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-001-0003` The token does not have the scope for this operation. */
    readonly ScopeMissing: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth. */
    readonly TokenInvalid: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly 'WWW-Authenticate': components['headers']['Authenticate']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-002-0003` The request is too large. */
    readonly TooLarge: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-002-0002` A value is missing or not allowed. */
    readonly Validation: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `005-001-0001` A variable with that key already exists in this model. */
    readonly VariableKeyTaken: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly RateLimit: components['headers']['RateLimit']
        readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: {
    /** @description Names this request in the log of the service. */
    readonly RequestId: string
    /** @description Where what was created can be read. */
    readonly Location: string
    /** @description Present when this request had been carried out before: the answer is the one from then. */
    readonly IdempotentReplayed: 'true'
    /** @description Seconds to wait before trying again. */
    readonly RetryAfter: number
    /** @description What is left of each limit that counts for this request: requests (`r`), and seconds until the whole quota is there again (`t`). Not sent where the operator has set no limit. */
    readonly RateLimit: string
    /** @description Those limits: the quota (`q`) and the seconds it is for (`w`), or the unit (`qu`) of one that is for requests at the same moment. */
    readonly RateLimitPolicy: string
    /** @description How to sign in: with a bearer token; for one, with client id and secret. */
    readonly Authenticate: string
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  readonly checkHealth: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description It answers. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            /** @enum {string} */
            readonly status: 'ok'
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly checkReadiness: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Ready: the database can be reached. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            /** @enum {string} */
            readonly status: 'ready'
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 500: components['responses']['Internal']
      /** @description Not ready right now; `waiting_for` says why. */
      readonly 503: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            /** @enum {string} */
            readonly status: 'not ready'
            readonly waiting_for: string
          }
        }
      }
    }
  }
  readonly signIn: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['Credentials']
        readonly 'application/x-www-form-urlencoded': {
          /** @enum {string} */
          readonly grant_type: 'client_credentials'
          /** @description Or as the user of an `Authorization: Basic` header. */
          readonly client_id?: string
          /** @description Or as the password there; not both. */
          readonly client_secret?: string
          /** @description Ignored: a token has all scopes of its client. */
          readonly scope?: string
        }
      }
    }
    readonly responses: {
      /** @description A token and what it allows. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Token']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['BadCredentials']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listPublicKeys: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A JSON Web Key Set (RFC 7517). */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['KeySet']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly describeIssuer: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Metadata of the authorization server (RFC 8414). */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['IssuerMetadata']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getAccount: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The client the token belongs to, and the rules that apply to it. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Account']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getStatus: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Engines, and the queue of this client's calls. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Status']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listModels: {
    readonly parameters: {
      readonly query?: {
        /** @description In the order of their names, as a reader would put them; otherwise as they were made. */
        readonly order_by_name?: boolean
        /** @description Show disabled models too. */
        readonly include_disabled?: boolean
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The models. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': readonly components['schemas']['Model'][]
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly createModel: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ModelRequest']
      }
    }
    readonly responses: {
      /** @description What calls are scored against. */
      readonly 201: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly Location: components['headers']['Location']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Model']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      /**
       * @description - `003-001-0001` A model with that name already exists.
       *     - `004-001-0001` A category with that name already exists in this model.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      readonly 409: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getModel: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What calls are scored against. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Model']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replaceModel: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ModelReplacement']
      }
    }
    readonly responses: {
      /** @description What calls are scored against. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Model']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['ModelNameTaken']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly duplicateModel: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ModelCopyRequest']
      }
    }
    readonly responses: {
      /** @description What calls are scored against. */
      readonly 201: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly Location: components['headers']['Location']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Model']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `003-001-0001` A model with that name already exists.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      readonly 409: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listModelRevisions: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The a model's revisions, newest first. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': readonly components['schemas']['ModelRevisionNote'][]
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getModelRevision: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly id: number
        /** @description Number of the revision. */
        readonly number: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A saved version of a model. Never changes. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelRevision']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly previewModel: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['PreviewRequest']
      }
    }
    readonly responses: {
      /** @description The results that calls would get. Nothing is stored. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Preview']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['CallNotTranscribed']
      /**
       * @description - `002-002-0003` This call has been erased; only a note that it existed is kept.
       *     - `002-002-0004` The transcript of this call is no longer kept.
       */
      readonly 410: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `003-002-0001` The preview took too long and was stopped. Try fewer calls at once.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 502: components['responses']['JudgeFailed']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listCategories: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The a model's active categories. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': readonly components['schemas']['ModelCategory'][]
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly createCategory: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ModelCategoryRequest']
      }
    }
    readonly responses: {
      /** @description A group of criteria inside a model. */
      readonly 201: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly Location: components['headers']['Location']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelCategory']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `004-001-0001` A category with that name already exists in this model.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      readonly 409: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getCategory: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
        /** @description ID within the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A group of criteria inside a model. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelCategory']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replaceCategory: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
        /** @description ID within the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ModelCategoryRequest']
      }
    }
    readonly responses: {
      /** @description A group of criteria inside a model. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelCategory']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `004-001-0001` A category with that name already exists in this model.
       *     - `004-001-0002` The model has call analyses, so its categories cannot be changed or deleted. Create an editable copy with POST /v1/models/{id}/duplicate.
       */
      readonly 409: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly deleteCategory: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
        /** @description ID within the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Done; no content. */
      readonly 204: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['CategoryFrozen']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listVariables: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The a model's variables (criteria). */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': readonly components['schemas']['ModelVariable'][]
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly createVariable: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ModelVariableRequest']
      }
    }
    readonly responses: {
      /** @description A criterion: what every call is checked for. */
      readonly 201: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly Location: components['headers']['Location']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelVariable']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `005-001-0001` A variable with that key already exists in this model.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      readonly 409: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getVariable: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
        /** @description ID within the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A criterion: what every call is checked for. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelVariable']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replaceVariable: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
        /** @description ID within the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ModelVariableRequest']
      }
    }
    readonly responses: {
      /** @description A criterion: what every call is checked for. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelVariable']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['VariableKeyTaken']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly deleteVariable: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
        /** @description ID within the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Done; no content. */
      readonly 204: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listMetadataFields: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The a model's metadata fields. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': readonly components['schemas']['ModelMetadataField'][]
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly createMetadataField: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ModelMetadataFieldRequest']
      }
    }
    readonly responses: {
      /** @description What must or may be sent with a call. */
      readonly 201: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly Location: components['headers']['Location']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelMetadataField']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `006-001-0001` A metadata field with that key already exists in this model.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      readonly 409: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getMetadataField: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
        /** @description ID within the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What must or may be sent with a call. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelMetadataField']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replaceMetadataField: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
        /** @description ID within the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ModelMetadataFieldRequest']
      }
    }
    readonly responses: {
      /** @description What must or may be sent with a call. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelMetadataField']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['MetadataKeyTaken']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly deleteMetadataField: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly model_id: number
        /** @description ID within the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Done; no content. */
      readonly 204: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listCalls: {
    readonly parameters: {
      readonly query?: {
        /** @description Calls per page. */
        readonly limit?: number
        /** @description `next_cursor` of the previous page. Keep the other parameters unchanged. */
        readonly cursor?: string
        /** @description The sender's own ID. */
        readonly external_id?: string
        readonly agent_id?: string
        /** @description Case-insensitive. An unknown model has no calls. */
        readonly model_name?: string
        readonly model_id?: number
        /** @description Repeat it for calls in any of several statuses. */
        readonly status?: readonly (
          | 'PENDING'
          | 'AUDIO_CONVERSION_IN_PROGRESS'
          | 'AUDIO_CONVERTED'
          | 'AUDIO_TRANSCRIPTION_IN_PROGRESS'
          | 'AUDIO_TRANSCRIBED'
          | 'TRANSCRIPTION_ANALYZE_IN_PROGRESS'
          | 'TRANSCRIPTION_ANALYZED'
          | 'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS'
          | 'TRANSCRIPTION_SUMMARIZED'
          | 'TRANSCRIPTION_FAILED'
          | 'PROCESS_COMPLETED'
          | 'ERROR'
        )[]
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
        /** @description Lowest `score_percentage`, inclusive. */
        readonly min_score?: number
        /** @description Highest `score_percentage`, inclusive. */
        readonly max_score?: number
        /** @description Only finished calls that lost points in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model; without, of every model that has such a category. */
        readonly lost_points_in?: string
        /** @description Words in the transcript or summary. "Several words" as a phrase, -word to exclude, `or` for alternatives. */
        readonly q?: string
        /** @description With `q`: show where the words were said. Also needs the scope `read:call-analysis-transcription`. */
        readonly include_hits?: boolean
        /** @description Only finished calls that `GET /v1/stats/grouping-fields` counts under `grouping_field_value` of this field, for the same model and period. If the statistics use another time zone, give the dates as times with an offset. */
        readonly grouping_field_key?: string
        /** @description As shown there. Requires `grouping_field_key`. */
        readonly grouping_field_value?: string
        /** @description Names of the fields to show, separated by commas; `id` is always included. Default: all. */
        readonly fields?: string
        /** @description False: erased calls. */
        readonly enabled?: boolean
        /** @description Calls without a score always come last. */
        readonly sort?: '-created_at' | 'created_at' | '-score_percentage' | 'score_percentage'
        /** @description Count all calls that match the filters, not only this page. Counting reads every call: ask for it once, not with every page. */
        readonly include_total?: boolean
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A page of calls. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CallAnalysisList']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly submitCall: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'multipart/form-data': {
          /** @description Your own ID of the call. */
          readonly external_id: string
          /** @description Who handled the call. */
          readonly agent_id: string
          /** @description Name of the agent. */
          readonly agent_name: string
          /** @description The model that the call is scored against. */
          readonly model_name: string
          /** @description Metadata of the call: a JSON object, as text. */
          readonly additional_parameters?: string
          /**
           * Format: binary
           * @description The recording: MP3, WAV, M4A, FLAC, OGG or WEBM, recognised by its content.
           */
          readonly audio_file: string
        }
      }
    }
    readonly responses: {
      /** @description A call and its results. */
      readonly 201: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly Location: components['headers']['Location']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CallAnalysis']
        }
      }
      /**
       * @description - `001-002-0001` The request could not be read.
       *     - `002-001-0001` The file is not in a supported format. Send MP3, WAV, M4A, FLAC, OGG or WEBM.
       *     - `002-001-0002` The file contains no audio that can be decoded.
       *     - `002-001-0003` The recording is empty.
       *     - `002-001-0004` The recording is too long.
       */
      readonly 400: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 409: components['responses']['IdempotencyKeyBusy']
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getCall: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A call and its results. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CallAnalysis']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly eraseCall: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Done; no content. */
      readonly 204: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getTranscription: {
    readonly parameters: {
      readonly query?: {
        /** @description Number of an earlier result, to read the transcript it was made from. */
        readonly result?: number
      }
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Who said what, and when. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Transcription']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `002-002-0003` This call has been erased; only a note that it existed is kept.
       *     - `002-002-0004` The transcript of this call is no longer kept.
       */
      readonly 410: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listCallResults: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Every result of a call. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': readonly components['schemas']['CallResult'][]
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 410: components['responses']['CallErased']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getCallHistory: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description OK. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': readonly components['schemas']['CallHistoryEntry'][]
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getCallAudio: {
    readonly parameters: {
      readonly query?: {
        /** @description Instead of a token: the value that `POST …/audio-link` put into its address. */
        readonly link?: string
      }
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The whole file. */
      readonly 200: {
        headers: {
          /** @description Always `bytes`. */
          readonly 'Accept-Ranges'?: string
          /** @description Send it back as `If-None-Match` or `If-Range`. */
          readonly ETag?: string
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'audio/mpeg': unknown
          readonly 'audio/wav': unknown
          readonly 'audio/mp4': unknown
          readonly 'audio/flac': unknown
          readonly 'audio/ogg': unknown
          readonly 'audio/webm': unknown
        }
      }
      /** @description The requested part. */
      readonly 206: {
        headers: {
          /** @description Which bytes these are, and of how many. */
          readonly 'Content-Range'?: string
          /** @description Send it back as `If-None-Match` or `If-Range`. */
          readonly ETag?: string
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'audio/mpeg': unknown
          readonly 'audio/wav': unknown
          readonly 'audio/mp4': unknown
          readonly 'audio/flac': unknown
          readonly 'audio/ogg': unknown
          readonly 'audio/webm': unknown
        }
      }
      /** @description Not changed since the version you have. */
      readonly 304: {
        headers: {
          /** @description Send it back as `If-None-Match` or `If-Range`. */
          readonly ETag?: string
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['AudioNotRedacted']
      /**
       * @description - `002-002-0001` The recording is no longer kept.
       *     - `002-002-0005` The recording in storage is no longer the one that was sent: it was altered or damaged there, so it is not available. Send the call again to restore it.
       *     - `002-002-0003` This call has been erased; only a note that it existed is kept.
       */
      readonly 410: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 416: components['responses']['RangeNotSatisfiable']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly linkCallAudio: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A temporary link to one recording that needs no token. */
      readonly 201: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly Location: components['headers']['Location']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['AudioLink']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `002-002-0001` The recording is no longer kept.
       *     - `002-002-0003` This call has been erased; only a note that it existed is kept.
       */
      readonly 410: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getCallWaveform: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The waveform of a recording, for drawing. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Waveform']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['AudioNotDecoded']
      /**
       * @description - `002-002-0001` The recording is no longer kept.
       *     - `002-002-0003` This call has been erased; only a note that it existed is kept.
       */
      readonly 410: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly rerunCall: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: {
      readonly content: {
        readonly 'application/json': components['schemas']['Rerun']
      }
    }
    readonly responses: {
      /** @description A call and its results. */
      readonly 201: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly Location: components['headers']['Location']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CallAnalysis']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `002-003-0001` This call is still being processed. Wait until it has a final status.
       *     - `003-001-0002` The model is disabled. Enable it with PUT /v1/models/{id} first.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      readonly 409: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `002-002-0001` The recording is no longer kept.
       *     - `002-002-0004` The transcript of this call is no longer kept.
       *     - `002-002-0003` This call has been erased; only a note that it existed is kept.
       */
      readonly 410: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly groupCalls: {
    readonly parameters: {
      readonly query: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        readonly model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        readonly time_zone?: string
        /** @description `agent_id`, `agent_name`, `model_name`, `status`; otherwise a key of the metadata or additional_parameters of a call; otherwise the key of an extracted variable. */
        readonly grouping_field_key: string
        /** @description How many at most: those with the most calls. */
        readonly limit?: number
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': readonly components['schemas']['StatsGroup'][]
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly scoreAgentByCategory: {
    readonly parameters: {
      readonly query: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        readonly model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        readonly time_zone?: string
        readonly agent_id: string
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': readonly components['schemas']['StatsCategory'][]
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly countExtractedValues: {
    readonly parameters: {
      readonly query?: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        readonly model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        readonly time_zone?: string
        /** @description How many at most: those with the most calls. */
        readonly limit?: number
      }
      readonly header?: never
      readonly path: {
        /** @description Key of the variable. */
        readonly key: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['StatsExtractedKey']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly tabulateCalls: {
    readonly parameters: {
      readonly query: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
        readonly model_name: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        readonly time_zone?: string
        /** @description Calls per page. */
        readonly limit?: number
        /** @description `next_cursor` of the previous page. Keep the other parameters unchanged. */
        readonly cursor?: string
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['StatsTable']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly summarizeCalls: {
    readonly parameters: {
      readonly query?: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        readonly model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        readonly time_zone?: string
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['StatsBasic']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly trendCalls: {
    readonly parameters: {
      readonly query?: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        readonly model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        readonly time_zone?: string
        /** @description Weeks start on Monday. */
        readonly interval?: 'day' | 'week' | 'month'
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['StatsTrend']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly profileAgent: {
    readonly parameters: {
      readonly query: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        readonly model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        readonly time_zone?: string
        readonly agent_id: string
        /** @description Weeks start on Monday. */
        readonly interval?: 'day' | 'week' | 'month'
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['StatsAgentProfile']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listWebhooks: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The webhooks. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': readonly components['schemas']['Webhook'][]
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly createWebhook: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['WebhookRequest']
      }
    }
    readonly responses: {
      /** @description A webhook and its new secret. */
      readonly 201: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly Location: components['headers']['Location']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['WebhookWithSecret']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      /**
       * @description - `008-001-0002` This client already has the maximum number of webhooks.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      readonly 409: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `008-002-0001` The address leads to this machine or an internal network, where webhooks are not sent.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getWebhook: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the webhook. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A webhook. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Webhook']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replaceWebhook: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the webhook. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['WebhookRequest']
      }
    }
    readonly responses: {
      /** @description A webhook. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Webhook']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `008-002-0001` The address leads to this machine or an internal network, where webhooks are not sent.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly deleteWebhook: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the webhook. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Done; no content. */
      readonly 204: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly rotateWebhookSecret: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the webhook. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: {
      readonly content: {
        readonly 'application/json': components['schemas']['SecretRotation']
      }
    }
    readonly responses: {
      /** @description A webhook and its new secret. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['WebhookWithSecret']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['IdempotencyKeyBusy']
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listWebhookDeliveries: {
    readonly parameters: {
      readonly query?: {
        /** @description Deliveries per page. */
        readonly limit?: number
        /** @description `next_cursor` of the previous page. */
        readonly cursor?: string
        /** @description Repeat it for any of several. */
        readonly status?: readonly ('PENDING' | 'DELIVERED' | 'FAILED' | 'CANCELLED')[]
        /** @description Repeat it for any of several. */
        readonly event?: readonly ('call_analysis.completed' | 'call_analysis.failed')[]
      }
      readonly header?: never
      readonly path: {
        /** @description ID of the webhook. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A page of deliveries. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['WebhookDeliveryList']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getWebhookDelivery: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the webhook. */
        readonly id: number
        /** @description ID of the delivery. */
        readonly delivery_id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A delivery and its attempts. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['WebhookDeliveryDetail']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly redeliverWebhook: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the webhook. */
        readonly id: number
        /** @description ID of the delivery. */
        readonly delivery_id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description An event to be delivered to a webhook. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['WebhookDelivery']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `008-001-0001` The webhook is disabled. Enable it with PUT /v1/webhooks/{id} first.
       *     - `008-001-0003` This delivery is being sent right now.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      readonly 409: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 410: components['responses']['CallErased']
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly testWebhook: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the webhook. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: {
      readonly content: {
        readonly 'application/json': components['schemas']['WebhookTest']
      }
    }
    readonly responses: {
      /** @description An event to be delivered to a webhook. */
      readonly 201: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly Location: components['headers']['Location']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['WebhookDelivery']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `008-001-0001` The webhook is disabled. Enable it with PUT /v1/webhooks/{id} first.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      readonly 409: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      readonly 422: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listAudit: {
    readonly parameters: {
      readonly query?: {
        /** @description Entries per page. */
        readonly limit?: number
        /** @description `next_cursor` of the previous page. Keep the other parameters unchanged. */
        readonly cursor?: string
        /** @description `created`, `replaced`, `removed`, `erased`, `rerun` … */
        readonly action?: string
        /** @description `model`, `category`, `variable`, `metadata`, `call_analysis`, `client` … */
        readonly subject_type?: string
        /** @description ID of what was changed. */
        readonly subject_id?: string
        /** @description ID of a client; `operator` for commands on the machine of the service, `system` for what the service does by itself. */
        readonly actor?: string
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['AuditList']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['TokenInvalid']
      readonly 403: components['responses']['ScopeMissing']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly tellCompletedCall: {
    readonly parameters: {
      readonly query?: never
      readonly header: {
        /** @description The same every time this event is sent to this webhook. */
        readonly 'webhook-id': string
        /** @description When it was sent, in seconds since 1970. */
        readonly 'webhook-timestamp': string
        /** @description HMAC-SHA256 as in Standard Webhooks 1.0, one for each valid secret. */
        readonly 'webhook-signature': string
      }
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'call_analysis.completed'
          /**
           * Format: date-time
           * @description When it happened.
           */
          readonly timestamp: string
          readonly data: {
            /**
             * Format: uuid
             * @description The call it is about.
             */
            readonly id: string
            /** @description The sender's own ID of the call. */
            readonly external_id: string
            readonly agent_id: string
            /** @enum {string} */
            readonly status: 'PROCESS_COMPLETED'
            readonly model_id: number
            readonly model_name: string
            readonly model_revision: number
            readonly total_score: number | null
            readonly expected_score: number | null
            readonly score_percentage: number | null
            /** @description Why it failed; null: it did not. */
            readonly error_message: string | null
            /** Format: date-time */
            readonly created_at: string
            /** @description Path of the complete record. */
            readonly location: string
            /**
             * @description Only in a test event: there is no such call.
             * @constant
             */
            readonly test?: true
          }
        }
      }
    }
    readonly responses: {
      /** @description No longer wanted: the webhook is disabled. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown
        }
        content?: never
      }
      /** @description Accepted. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown
        }
        content?: never
      }
    }
  }
  readonly tellFailedCall: {
    readonly parameters: {
      readonly query?: never
      readonly header: {
        /** @description The same every time this event is sent to this webhook. */
        readonly 'webhook-id': string
        /** @description When it was sent, in seconds since 1970. */
        readonly 'webhook-timestamp': string
        /** @description HMAC-SHA256 as in Standard Webhooks 1.0, one for each valid secret. */
        readonly 'webhook-signature': string
      }
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'call_analysis.failed'
          /**
           * Format: date-time
           * @description When it happened.
           */
          readonly timestamp: string
          readonly data: {
            /**
             * Format: uuid
             * @description The call it is about.
             */
            readonly id: string
            /** @description The sender's own ID of the call. */
            readonly external_id: string
            readonly agent_id: string
            /** @enum {string} */
            readonly status: 'TRANSCRIPTION_FAILED' | 'ERROR'
            readonly model_id: number
            readonly model_name: string
            readonly model_revision: number
            readonly total_score: number | null
            readonly expected_score: number | null
            readonly score_percentage: number | null
            /** @description Why it failed; null: it did not. */
            readonly error_message: string | null
            /** Format: date-time */
            readonly created_at: string
            /** @description Path of the complete record. */
            readonly location: string
            /**
             * @description Only in a test event: there is no such call.
             * @constant
             */
            readonly test?: true
          }
        }
      }
    }
    readonly responses: {
      /** @description No longer wanted: the webhook is disabled. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown
        }
        content?: never
      }
      /** @description Accepted. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown
        }
        content?: never
      }
    }
  }
}
