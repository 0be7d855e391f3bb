// Generated from server/openapi.json by "npm run generate". Do not edit.

export interface paths {
  '/healthz': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Check that the process answers */
    get: operations['checkHealth']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/readyz': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Check that the service is ready */
    get: operations['checkReadiness']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/auth': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get a token
     * @description Needs no token. Takes JSON, or the client-credentials request of OAuth 2.0 (RFC 6749): a form with the client in its fields or in an `Authorization: Basic` header. After several wrong sign-ins the next has to wait as long as `Retry-After` says.
     */
    post: operations['signIn']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/.well-known/jwks.json': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the keys that tokens are signed with */
    get: operations['listPublicKeys']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/.well-known/oauth-authorization-server': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Describe the token issuer */
    get: operations['describeIssuer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the client of the token
     * @description Any valid token will do.
     */
    get: operations['getAccount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show what is waiting and what is in progress
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Counts only the client's own calls and webhooks.
     */
    get: operations['getStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the models
     * @description Scope: `read:prompt-template`.
     */
    get: operations['listModels']
    put?: never
    /**
     * Create a model
     * @description Scope: `write:prompt-template`.
     *
     *     Only `name` is required; the rest has defaults.
     */
    post: operations['createModel']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a model
     * @description Scope: `read:prompt-template`.
     */
    get: operations['getModel']
    /**
     * Replace a model
     * @description Scope: `write:prompt-template`.
     *
     *     Omitted fields return to their defaults; without `template_variables` the model has none. Variables and metadata fields are matched by key: those that stay keep their IDs. Accepts what reading the model returns. Categories have their own operations. A change makes a new revision; calls submitted before keep theirs.
     */
    put: operations['replaceModel']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models/{id}/duplicate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an editable copy of a model
     * @description Scope: `write:prompt-template`.
     *
     *     With its categories, variables, metadata fields and prompts, but none of its calls. The copy is enabled.
     */
    post: operations['duplicateModel']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models/{id}/revisions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a model's revisions, newest first
     * @description Scope: `read:prompt-template`.
     */
    get: operations['listModelRevisions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models/{id}/revisions/{number}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read one revision of a model
     * @description Scope: `read:prompt-template`.
     *
     *     A call is scored with the revision that was current when it was submitted.
     */
    get: operations['getModelRevision']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models/{id}/preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Try a model on past calls
     * @description Scopes: `read:prompt-template` and `read:call-analysis-transcription`.
     *
     *     Scores up to 20 transcribed calls, or a transcript in the request, with the saved model or with the one in `model`, and returns the results. Nothing is stored: no call, result or model changes. Disabled models can be tried, too. Two clients are served at once and the others in turn; a client may have four previews under way.
     */
    post: operations['previewModel']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models/{model_id}/categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a model's active categories
     * @description Scope: `read:model-category`.
     *
     *     Lower order numbers first; without one, last.
     */
    get: operations['listCategories']
    put?: never
    /**
     * Add a category to a model
     * @description Scope: `write:model-category`.
     *
     *     Allowed at any time; earlier calls keep the categories they were scored with.
     */
    post: operations['createCategory']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models/{model_id}/categories/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a category
     * @description Scope: `read:model-category`.
     */
    get: operations['getCategory']
    /**
     * Replace a category
     * @description Scope: `write:model-category`.
     *
     *     The slug is made from the name, with a number if another category already has it. Rejected if the model has call analyses: duplicate the model and change the copy.
     */
    put: operations['replaceCategory']
    post?: never
    /**
     * Delete a category
     * @description Scope: `write:model-category`.
     *
     *     Its variables stay, without a category: extracted, no longer scored. When a scoring model loses its last category, it gets "General" back, which takes in those variables. Rejected if the model has call analyses: duplicate the model and change the copy.
     */
    delete: operations['deleteCategory']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models/{model_id}/variables': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a model's variables (criteria)
     * @description Scope: `read:model-variable`.
     *
     *     Lower order numbers first; without one, last.
     */
    get: operations['listVariables']
    put?: never
    /**
     * Add a variable to a model
     * @description Scope: `write:model-variable`.
     *
     *     Allowed at any time. It makes a new revision of the model; earlier calls keep theirs.
     */
    post: operations['createVariable']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models/{model_id}/variables/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a variable
     * @description Scope: `read:model-variable`.
     */
    get: operations['getVariable']
    /**
     * Replace a variable
     * @description Scope: `write:model-variable`.
     *
     *     Omitted fields return to their defaults. The variable keeps its IDs, even with a new key.
     */
    put: operations['replaceVariable']
    post?: never
    /**
     * Delete a variable
     * @description Scope: `write:model-variable`.
     */
    delete: operations['deleteVariable']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models/{model_id}/metadata': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a model's metadata fields
     * @description Scope: `read:model-metadata`.
     *
     *     In the order they were created.
     */
    get: operations['listMetadataFields']
    put?: never
    /**
     * Add a metadata field to a model
     * @description Scope: `write:model-metadata`.
     *
     *     Allowed at any time. It makes a new revision of the model; earlier calls keep theirs.
     */
    post: operations['createMetadataField']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/models/{model_id}/metadata/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a metadata field
     * @description Scope: `read:model-metadata`.
     */
    get: operations['getMetadataField']
    /**
     * Replace a metadata field
     * @description Scope: `write:model-metadata`.
     *
     *     Omitted fields return to their defaults. The field keeps its ID, even with a new key.
     */
    put: operations['replaceMetadataField']
    post?: never
    /**
     * Delete a metadata field
     * @description Scope: `write:model-metadata`.
     */
    delete: operations['deleteMetadataField']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/call-analysis': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List call analyses
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Newest first, in pages. Each page continues exactly where the previous one ended, even while calls arrive.
     */
    get: operations['listCalls']
    put?: never
    /**
     * Submit a recording
     * @description Scope: `write:call-analysis-request`.
     *
     *     Answers as soon as the recording is stored; the analysis follows. Safe to repeat: the same call, model and recording return the existing record.
     */
    post: operations['submitCall']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/call-analysis/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * View one analysis
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Read it until `status` is final. Nearly all fields of an erased call are null.
     */
    get: operations['getCall']
    put?: never
    post?: never
    /**
     * Erase a call
     * @description Scope: `delete:call-analysis`.
     *
     *     Removes the recording, the transcript, all results, the agent and the metadata, whatever the status. What stays is a record with `enabled` false, as a note that the call existed. It no longer counts in the statistics. Cannot be undone; may be repeated.
     */
    delete: operations['eraseCall']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/call-analysis/{id}/transcription': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the transcript
     * @description Scope: `read:call-analysis-transcription`.
     */
    get: operations['getTranscription']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/call-analysis/{id}/results': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List every result of a call
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Newest first. While a call is being run again, only the earlier ones.
     */
    get: operations['listCallResults']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/call-analysis/{id}/history': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the history of a call
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Every status, every repeated attempt, every rerun, and a note if the recording was cut off or damaged; oldest first.
     */
    get: operations['getCallHistory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/call-analysis/{id}/audio-file': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download the recording
     * @description Scope: `read:call-analysis-audio`.
     *
     *     As it was sent, byte for byte, or not at all. Where the service redacts personal data and this call contains some: a FLAC copy in which it is bleeped. Ranges and conditional requests are supported.
     */
    get: operations['getCallAudio']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/call-analysis/{id}/audio-link': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get a link to the recording for players
     * @description Scope: `read:call-analysis-audio`.
     *
     *     Valid for an hour and for this recording only; access is checked again each time. Anyone with the link can listen: do not pass it on.
     */
    post: operations['linkCallAudio']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/call-analysis/{id}/waveform': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the waveform of the recording
     * @description Scope: `read:call-analysis-audio`.
     *
     *     At most 2,000 peaks per channel, however long the recording is.
     */
    get: operations['getCallWaveform']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/call-analysis/{id}/rerun': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Run a call again
     * @description Scope: `write:call-analysis-request`.
     *
     *     With its model as it is now. The current result is kept and can be read with the earlier ones; the record shows the new one when it is ready.
     */
    post: operations['rerunCall']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/stats/grouping-fields': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Scores and durations by any field
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. Groups with the most calls first. Calls without the field are in no group.
     */
    get: operations['groupCalls']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/stats/xscore-by-agent': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * An agent's points by category
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. Calls in which a category was not applicable are not counted for it. Lower order numbers first; without one, last.
     */
    get: operations['scoreAgentByCategory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/stats/extracted-key/{key}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * How often each answer to a variable was given
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. Most frequent first. A key that no model has gives a total of 0.
     */
    get: operations['countExtractedValues']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/stats/dynamic-table-data': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Calls of a model, one row each, with the model's own columns
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. The `Link` header leads to the next page, as `next_cursor` does.
     */
    get: operations['tabulateCalls']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/stats/basic': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Totals, averages, statuses, categories and agents
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted.
     */
    get: operations['summarizeCalls']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/stats/trend': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Volume, score and duration by day, week or month
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. Includes points without calls, from the start to the end of the range or, where an end is open, of the calls. At most 3,700 points.
     */
    get: operations['trendCalls']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/stats/agent-profile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One agent compared with the team: overall, by category and over time
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. Includes points without calls, from the start to the end of the range or, where an end is open, of the calls. At most 3,700 points. An unknown agent has no calls. As CSV: the points over time.
     */
    get: operations['profileAgent']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhooks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the webhooks
     * @description Scope: `read:webhook`.
     */
    get: operations['listWebhooks']
    put?: never
    /**
     * Create a webhook
     * @description Scope: `write:webhook`.
     *
     *     From then on, every call that is complete or has failed is reported to `url`, signed with `secret` as in Standard Webhooks 1.0. The secret is shown in this answer only.
     */
    post: operations['createWebhook']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhooks/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a webhook
     * @description Scope: `read:webhook`.
     */
    get: operations['getWebhook']
    /**
     * Replace a webhook
     * @description Scope: `write:webhook`.
     *
     *     Omitted fields return to their defaults. The secret stays. Pending deliveries go to the new address; while the webhook is disabled, they stay pending.
     */
    put: operations['replaceWebhook']
    post?: never
    /**
     * Delete a webhook
     * @description Scope: `write:webhook`.
     *
     *     With its secrets and its delivery log. Pending deliveries are not sent.
     */
    delete: operations['deleteWebhook']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhooks/{id}/rotate-secret': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a new secret for a webhook
     * @description Scope: `write:webhook`.
     *
     *     The secret is shown in this answer only. Messages are also signed with the old one for a day, or as long as `overlap_seconds` says: time to give the new one to the receiver.
     */
    post: operations['rotateWebhookSecret']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhooks/{id}/deliveries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the deliveries of a webhook
     * @description Scope: `read:webhook`.
     *
     *     Sent and pending, newest first, in pages. Deliveries stay in the log for 30 days unless the operator sets another time.
     */
    get: operations['listWebhookDeliveries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhooks/{id}/deliveries/{delivery_id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a delivery and its attempts
     * @description Scope: `read:webhook`.
     */
    get: operations['getWebhookDelivery']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhooks/{id}/deliveries/{delivery_id}/redeliver': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a delivery again
     * @description Scope: `write:webhook`.
     *
     *     Immediately, with the same `webhook-id` and the same content, whether it was delivered, has failed or is pending. If it fails, all retries follow.
     */
    post: operations['redeliverWebhook']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhooks/{id}/test': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a test event
     * @description Scope: `write:webhook`.
     *
     *     An event without a call, with `test` true in its `data`. It is tried once; read the delivery to see the outcome.
     */
    post: operations['testWebhook']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/audit': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the audit log
     * @description Scope: `read:audit`.
     *
     *     Who changed or erased which of the client's data; newest first, in pages. The `Link` header leads to the next page, as `next_cursor` does.
     */
    get: operations['listAudit']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface webhooks {
  'call_analysis.completed': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A call has been analysed
     * @description Sent to every webhook that is set up for it. Any 2xx within 15 seconds accepts it; after anything else it is sent again, with the same `webhook-id`.
     */
    post: operations['tellCompletedCall']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'call_analysis.failed': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A call could not be analysed
     * @description Sent to every webhook that is set up for it. Any 2xx within 15 seconds accepts it; after anything else it is sent again, with the same `webhook-id`.
     */
    post: operations['tellFailedCall']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface components {
  schemas: {
    /** @description The client the token belongs to, and the rules that apply to it. */
    Account: {
      client_id: string
      name: string
      /** @description What the token allows. */
      scopes: string[]
      /** @description Retention where the model has no rule of its own; null: kept forever. */
      retention: {
        audio_days: number | null
        transcript_days: number | null
      }
      limits: {
        /** @description Largest recording accepted. */
        max_upload_bytes: number
        max_duration_seconds: number
      }
      /** @description Kinds of personal data that are redacted in every call. */
      redact: string[]
      /** @description Of the service. */
      version: string
    }
    /** @description A temporary link to one recording that needs no token. */
    AudioLink: {
      /** @description Address of the recording, relative to the service's own. */
      url: string
      /** Format: date-time */
      expires_at: string
    }
    /** @description A change: who, when and what. Never altered. */
    AuditEntry: {
      /**
       * Format: date-time
       * @description When, UTC.
       */
      at: string
      /** @description Who: ID of a client, `operator` or `system`. */
      actor: string
      /** @description What was done, as a verb in the past. */
      action: string
      /** @description What was changed. */
      subject_type: string
      /** @description Which one. For an erased call, this is all that is left. */
      subject_id: string
      /** @description Names of fields and figures; never what was said on a call. */
      detail: {
        [key: string]: unknown
      } | null
    }
    /** @description A page of the audit log. */
    AuditList: {
      items: components['schemas']['AuditEntry'][]
      /** @description For the next page; null on the last one. */
      next_cursor: string | null
    }
    /** @description A call and its results. */
    CallAnalysis: {
      /** Format: uuid */
      id: string
      /** @description The sender's own ID of the call. */
      external_id: string
      /** @description Null only for an erased call. */
      agent_id: string | null
      /** @description Null only for an erased call. */
      agent_name: string | null
      model_id: number
      /** @description The revision of the model that the call is scored with. */
      model_revision: number
      /** @enum {string} */
      status:
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
      error_message: string | null
      original_file_name: string | null
      /** @description Seconds. Null only for an erased call. */
      duration: number | null
      /** @description The metadata that was submitted with the call. */
      additional_parameters: {
        [key: string]: unknown
      } | null
      /** @description Extracted values, and every answer with its evidence. `undetermined` lists the scored answers that could not be determined, `points_open` says how many points depend on them. `rationale_parts` of an answer and `insight_parts` hold what the sentences were made from, as codes and values, for readers in other languages. `recording.note` says if the recording was cut off or damaged. */
      analysis_result: {
        [key: string]: unknown
      } | null
      /** @description Points by category. */
      xscore_result: components['schemas']['CategoryResult'][] | null
      total_score: number | null
      /** @description Maximum possible, without what was not applicable or not determined. */
      expected_score: number | null
      /** @description Null: no score, for example because nothing was expected. */
      score_percentage: number | null
      summary: string | null
      /** @description Observations and recommendations. */
      insights: string[] | null
      /** @description What was talked about. */
      keywords: string[] | null
      /** @description True while a person needs to review what was not determined: `analysis_result.undetermined`. */
      review_needed: boolean
      /** @description False: the call was erased. */
      enabled: boolean
      /**
       * Format: date-time
       * @description When the recording was removed by retention; null: it was not.
       */
      audio_removed_at: string | null
      /**
       * Format: date-time
       * @description When the transcript and everything quoted from it was removed by retention; null: it was not.
       */
      transcript_removed_at: string | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      created_at: string
      /** @description The client that made it. */
      created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      updated_at: string | null
      /** @description The client that changed it last. */
      updated_by: string | null
    }
    /** @description A page of calls. */
    CallAnalysisList: {
      items: components['schemas']['ListedCallAnalysis'][]
      /** @description For the next page; null on the last one. */
      next_cursor: string | null
      /** @description Only with `include_total`. */
      total?: number
    }
    /** @description An event in the history of a call. */
    CallHistoryEntry: {
      /** @enum {string} */
      status:
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
      at: string
      note: string | null
    }
    /** @description A turn that contains what was searched for. */
    CallHit: {
      /** @description Null: the match is in the summary. */
      speaker: string | null
      /** @description Seconds from the start of the recording. */
      start: number | null
      end: number | null
      /** @description What was said; if it is long, the part around the first highlight. */
      text: string
      /** @description Highlights: where in `text` the words are, as start (inclusive) and end (exclusive) in UTF-16 code units. */
      marks: [number, number][]
    }
    /** @description The result of one analysis of a call. */
    CallResult: {
      /** @description 1 for the first analysis of the call. */
      number: number
      /** @description Whether this is the result that the call shows. */
      current: boolean
      /** @description The revision of the model it was scored with. */
      model_revision: number
      /** @enum {string} */
      status:
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
      error_message: string | null
      /** @description Extracted values, and every answer with its evidence. `undetermined` lists the scored answers that could not be determined, `points_open` says how many points depend on them. `rationale_parts` of an answer and `insight_parts` hold what the sentences were made from, as codes and values, for readers in other languages. `recording.note` says if the recording was cut off or damaged. */
      analysis_result: {
        [key: string]: unknown
      } | null
      /** @description Points by category. */
      xscore_result: components['schemas']['CategoryResult'][] | null
      total_score: number | null
      /** @description Maximum possible, without what was not applicable or not determined. */
      expected_score: number | null
      /** @description Null: no score, for example because nothing was expected. */
      score_percentage: number | null
      summary: string | null
      /** @description Observations and recommendations. */
      insights: string[] | null
      /** @description What was talked about. */
      keywords: string[] | null
      /** Format: date-time */
      finished_at: string
    }
    /** @description Points for one category, criterion by criterion. */
    CategoryResult: {
      id: string
      name: string
      total_score: number
      /** @description Maximum possible. */
      expected_total_score: number
      /** @description Null where nothing was expected. */
      score_percentage: number | null
      /** @description 100, or 0 where nothing was expected. */
      expected_score_percentage: number
      variables: components['schemas']['VariableResult'][]
    }
    /** @description ID and secret of a client. */
    Credentials: {
      /** @description ID of the client, as issued by the operator. */
      client_id: string
      /** @description Secret of the client. */
      client_secret: string
    }
    /** @description An error. */
    Error: {
      /** @description What went wrong, for programs: area, kind, number. */
      code: string
      /** @description The field at fault, as the request spells it. */
      path?: string
      /** @description What went wrong and what to do, for people. */
      message: string
      /** @description The RFC 6749 error; only for forms sent to `POST /v1/auth`. */
      error?: string
    }
    /** @description Metadata of the authorization server (RFC 8414). */
    IssuerMetadata: {
      issuer: string
      token_endpoint: string
      jwks_uri: string
      scopes_supported: string[]
      grant_types_supported: string[]
      token_endpoint_auth_methods_supported: string[]
      response_types_supported: string[]
    }
    /** @description A JSON Web Key Set (RFC 7517). */
    KeySet: {
      keys: ({
        kty: string
        kid?: string
        alg?: string
        use?: string
      } & {
        [key: string]: unknown
      })[]
    }
    /** @description A call, complete or only the requested `fields`. */
    ListedCallAnalysis: {
      /** Format: uuid */
      id: string
      /** @description The sender's own ID of the call. */
      external_id?: string
      /** @description Null only for an erased call. */
      agent_id?: string | null
      /** @description Null only for an erased call. */
      agent_name?: string | null
      model_id?: number
      /** @description The revision of the model that the call is scored with. */
      model_revision?: number
      /** @enum {string} */
      status?:
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
      error_message?: string | null
      original_file_name?: string | null
      /** @description Seconds. Null only for an erased call. */
      duration?: number | null
      /** @description The metadata that was submitted with the call. */
      additional_parameters?: {
        [key: string]: unknown
      } | null
      /** @description Extracted values, and every answer with its evidence. `undetermined` lists the scored answers that could not be determined, `points_open` says how many points depend on them. `rationale_parts` of an answer and `insight_parts` hold what the sentences were made from, as codes and values, for readers in other languages. `recording.note` says if the recording was cut off or damaged. */
      analysis_result?: {
        [key: string]: unknown
      } | null
      /** @description Points by category. */
      xscore_result?: components['schemas']['CategoryResult'][] | null
      total_score?: number | null
      /** @description Maximum possible, without what was not applicable or not determined. */
      expected_score?: number | null
      /** @description Null: no score, for example because nothing was expected. */
      score_percentage?: number | null
      summary?: string | null
      /** @description Observations and recommendations. */
      insights?: string[] | null
      /** @description What was talked about. */
      keywords?: string[] | null
      /** @description True while a person needs to review what was not determined: `analysis_result.undetermined`. */
      review_needed?: boolean
      /** @description False: the call was erased. */
      enabled?: boolean
      /**
       * Format: date-time
       * @description When the recording was removed by retention; null: it was not.
       */
      audio_removed_at?: string | null
      /**
       * Format: date-time
       * @description When the transcript and everything quoted from it was removed by retention; null: it was not.
       */
      transcript_removed_at?: string | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      created_at?: string
      /** @description The client that made it. */
      created_by?: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      updated_at?: string | null
      /** @description The client that changed it last. */
      updated_by?: string | null
      /** @description Only with `include_hits`; at most three. */
      hits?: components['schemas']['CallHit'][]
    }
    /** @description What calls are scored against. */
    Model: {
      id: number
      /** @description The client it belongs to. */
      client_id: string
      name: string
      description: string
      /** @description Scoring instructions: what a good call is. */
      prompt: string
      transcription_prompt: string
      summarize_call: boolean
      summarize_prompt: string
      /** @description Whether calls are scored. */
      xscore_template: boolean
      enabled: boolean
      /** @description The model's own rule, in days; null: it has none. */
      retain_audio_days: number | null
      /** @description The model's own rule, in days; null: it has none. */
      retain_transcript_days: number | null
      template_variables: components['schemas']['TemplateVariable'][]
      template_metadata: components['schemas']['TemplateMetadata'][]
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      created_at: string
      /** @description The client that made it. */
      created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      updated_at: string | null
      /** @description The client that changed it last. */
      updated_by: string | null
    }
    /** @description A group of criteria inside a model. */
    ModelCategory: {
      id: number
      /** @description ID of the model it belongs to. */
      client_prompt_template_id: number
      name: string
      /** @description Made from the name, unique within the model; variables and results refer to the category by it. */
      slug: string
      description: string | null
      max_score: number
      order_number: number | null
      enabled: boolean
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      created_at: string
      /** @description The client that made it. */
      created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      updated_at: string | null
      /** @description The client that changed it last. */
      updated_by: string | null
    }
    /** @description A category to create or replace. */
    ModelCategoryRequest: {
      /** @description Unique within the model, case-insensitive. */
      name: string
      /** @description Purpose of the category. */
      description?: string | null
      /** @description Maximum score achievable. */
      max_score: number
      /** @description Display order within the model; lower first. */
      order_number?: number | null
    }
    /** @description The name of the copy. */
    ModelCopyRequest: {
      /** @description Unique among the client's models, case-insensitive. */
      name: string
    }
    /** @description What must or may be sent with a call. */
    ModelMetadataField: {
      id: number
      /** @description ID of the model it belongs to. */
      client_prompt_template_id: number
      key: string
      readable_name: string
      /** @enum {string} */
      type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      required: boolean
      grouping: boolean
      enabled: boolean
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      created_at: string
      /** @description The client that made it. */
      created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      updated_at: string | null
      /** @description The client that changed it last. */
      updated_by: string | null
    }
    /** @description A metadata field to create or replace. */
    ModelMetadataFieldRequest: {
      /** @description Its name in `additional_parameters`; unique within the model. */
      key: string
      /** @description Default: made from the key. */
      readable_name?: string | null
      /**
       * @default STRING
       * @enum {string}
       */
      type?: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      /**
       * @description Whether a call without it is rejected.
       * @default false
       */
      required?: boolean
      /**
       * @description Whether dashboards may group by it.
       * @default false
       */
      grouping?: boolean
    }
    /** @description A model to replace: omitted fields return to their defaults. */
    ModelReplacement: {
      /** @description Unique among the client's models, case-insensitive. */
      name: string
      /** @description What the model evaluates. */
      description?: string | null
      /** @description Scoring instructions: what a good call is. */
      prompt?: string | null
      /** @description Criteria to extract and to score. */
      template_variables?: components['schemas']['ModelVariableRequest'][] | null
      /** @description What must or may be sent with a call. */
      template_metadata?: components['schemas']['ModelMetadataFieldRequest'][] | null
      /** @description Domain vocabulary or context for the transcription. */
      transcription_prompt?: string | null
      /** @description Whether calls are summarised. Default: true. */
      summarize_call?: boolean | null
      /** @description Used only when `summarize_call` is true. */
      summarize_prompt?: string | null
      /** @description Whether calls are scored. Default: false. */
      xscore_template?: boolean | null
      /** @description Disabled models are hidden from listings. Default: true. */
      enabled?: boolean | null
      /** @description Days after which recordings of finished calls are removed. Null: the client's or the service's rule applies. Omitted: unchanged. */
      retain_audio_days?: number | null
      /** @description Days after which transcripts, with everything quoted from them, of finished calls are removed. Null: the client's or the service's rule applies. Omitted: unchanged. */
      retain_transcript_days?: number | null
      categories?: unknown
    }
    /** @description A model to create. */
    ModelRequest: {
      /** @description Unique among the client's models, case-insensitive. */
      name: string
      /** @description What the model evaluates. */
      description?: string | null
      /** @description Scoring instructions: what a good call is. */
      prompt?: string | null
      /** @description Criteria to extract and to score. */
      template_variables?: components['schemas']['ModelVariableRequest'][] | null
      /** @description What must or may be sent with a call. */
      template_metadata?: components['schemas']['ModelMetadataFieldRequest'][] | null
      /** @description Domain vocabulary or context for the transcription. */
      transcription_prompt?: string | null
      /** @description Whether calls are summarised. Default: true. */
      summarize_call?: boolean | null
      /** @description Used only when `summarize_call` is true. */
      summarize_prompt?: string | null
      /** @description Whether calls are scored. Default: false. */
      xscore_template?: boolean | null
      /** @description Disabled models are hidden from listings. Default: true. */
      enabled?: boolean | null
      /** @description Days after which recordings of finished calls are removed. Null: the client's or the service's rule applies. Omitted: unchanged. */
      retain_audio_days?: number | null
      /** @description Days after which transcripts, with everything quoted from them, of finished calls are removed. Null: the client's or the service's rule applies. Omitted: unchanged. */
      retain_transcript_days?: number | null
      /** @description A scoring model created without any gets one, "General". */
      categories?: components['schemas']['ModelCategoryRequest'][] | null
    }
    /** @description A saved version of a model. Never changes. */
    ModelRevision: {
      model_id: number
      /** @description Counts up from 1. */
      number: number
      /** Format: date-time */
      created_at: string
      created_by: string
      /** @description Whether new calls are scored with this revision. */
      current: boolean
      name: string
      description: string
      /** @description Scoring instructions: what a good call is. */
      prompt: string
      transcription_prompt: string
      summarize_call: boolean
      summarize_prompt: string
      /** @description Whether calls are scored. */
      xscore_template: boolean
      categories: components['schemas']['RevisionCategory'][]
      template_variables: components['schemas']['RevisionVariable'][]
      template_metadata: components['schemas']['TemplateMetadata'][]
    }
    /** @description A change to a model: who and when. */
    ModelRevisionNote: {
      /** @description Counts up from 1. */
      number: number
      /** Format: date-time */
      created_at: string
      created_by: string
      /** @description Whether new calls are scored with this revision. */
      current: boolean
    }
    /** @description A criterion: what every call is checked for. */
    ModelVariable: {
      id: number
      /**
       * Format: uuid
       * @description Its ID in score breakdowns.
       */
      uuid: string
      /** @description ID of the model it belongs to. */
      client_prompt_template_id: number
      key: string
      /** @enum {string} */
      type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      required: boolean
      readable_name: string
      description: string
      /** @description Slug of the category it is scored in. */
      category: string | null
      weight: number
      order_number: number | null
      critical: boolean
      passes_when: boolean
      options: string[] | null
      enabled: boolean
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      created_at: string
      /** @description The client that made it. */
      created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      updated_at: string | null
      /** @description The client that changed it last. */
      updated_by: string | null
    }
    /** @description A variable (criterion) to create or replace. */
    ModelVariableRequest: {
      /** @description How the answer is named in results; unique within the model. */
      key: string
      /**
       * @description BOOLEAN, INTEGER and DECIMAL can be scored, the others not.
       * @enum {string}
       */
      type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      /** @default false */
      required?: boolean
      /** @description Default: made from the key. */
      readable_name?: string | null
      /** @description What the criterion measures. The judge goes by this wording. */
      description?: string | null
      /** @description Slug or name of the category it is scored in. Null: none, so it is extracted, not scored. Omitted: unchanged. */
      category?: string | null
      /**
       * @description Its share of the category's points. 0: not scored.
       * @default 1
       */
      weight?: number
      /** @description Display order; lower first. */
      order_number?: number | null
      /**
       * @description If it fails, the call's total is 0.
       * @default false
       */
      critical?: boolean
      /**
       * @description The good answer of a BOOLEAN.
       * @default true
       */
      passes_when?: boolean
      /** @description The possible answers of a STRING. */
      options?: string[] | null
    }
    /** @description The results that calls would get. Nothing is stored. */
    Preview: {
      /** @description Null: a `model` was sent that has no revision yet. */
      model_revision: number | null
      /** @description In the order of the request. */
      results: {
        /** Format: uuid */
        call_analysis_id: string | null
        external_id: string | null
        /** @description Extracted values, and every answer with its evidence. `undetermined` lists the scored answers that could not be determined, `points_open` says how many points depend on them. `rationale_parts` of an answer and `insight_parts` hold what the sentences were made from, as codes and values, for readers in other languages. `recording.note` says if the recording was cut off or damaged. */
        analysis_result: {
          [key: string]: unknown
        } | null
        /** @description Points by category. */
        xscore_result: components['schemas']['CategoryResult'][] | null
        total_score: number | null
        /** @description Maximum possible, without what was not applicable or not determined. */
        expected_score: number | null
        /** @description Null: no score, for example because nothing was expected. */
        score_percentage: number | null
        summary: string | null
        /** @description Observations and recommendations. */
        insights: string[] | null
        /** @description What was talked about. */
        keywords: string[] | null
        /** @description Only for a call that has a result, and with the scope `read:call-analysis-requests`. */
        stored?: components['schemas']['StoredScore']
      }[]
    }
    /** @description What to try a model on: either calls or a transcript. */
    PreviewRequest: {
      /** @description Your own calls that have been transcribed. */
      call_analysis_ids?: string[]
      /** @description A conversation that is not one of your calls. */
      transcript?: components['schemas']['TranscriptSegments'] | string
      /** @description Tried instead of the saved model; without `categories`, with those of the model. */
      model?: components['schemas']['ModelRequest']
    }
    /** @description How to run a call again. */
    Rerun: {
      /**
       * @description Where to start. By default from the transcript, if it is complete.
       * @enum {string}
       */
      from?: 'transcript' | 'audio'
    }
    /** @description A category in a revision. */
    RevisionCategory: {
      /**
       * Format: uuid
       * @description Its ID in score breakdowns.
       */
      uuid: string
      name: string
      slug: string
      description: string | null
      max_score: number
      order_number: number | null
    }
    /** @description A variable (criterion) in a revision. */
    RevisionVariable: {
      /**
       * Format: uuid
       * @description Its ID in score breakdowns.
       */
      uuid: string
      key: string
      /** @enum {string} */
      type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      required: boolean
      readable_name: string
      description: string
      /** @description Slug of the category it is scored in. */
      category: string | null
      weight: number
      order_number: number | null
      critical: boolean
      passes_when: boolean
      options: string[] | null
    }
    /** @description How to replace the secret. */
    SecretRotation: {
      /**
       * @description How long messages are also signed with the earlier secrets; 0: no longer.
       * @default 86400
       */
      overlap_seconds?: number
    }
    /** @description One agent compared with the team. */
    StatsAgentProfile: {
      agent_id: string
      /** @description As in the latest call; null: unknown agent. */
      agent_name: string | null
      /** @enum {string} */
      interval: 'day' | 'week' | 'month'
      time_zone: string
      total_requests: number
      scored_requests: number
      /** @description How many of these calls have no score and count in no average. */
      unscored: number
      /** @description null if no call has a score. */
      avg_score: number | null
      /** @description Sample standard deviation of the scores; null below two scores. */
      score_deviation: number | null
      /** @description Lower end of the mean's 95 % confidence interval, by Student's t; null below two scores. */
      avg_score_low: number | null
      /** @description Its upper end. */
      avg_score_high: number | null
      /** @description All calls that match the same filters, including this agent's. */
      team: {
        agents: number
        scored_requests: number
        /** @description How many of these calls have no score and count in no average. */
        unscored: number
        avg_score: number | null
      }
      /** @description The categories the agent was scored in, in display order. */
      categories: {
        /** Format: uuid */
        category_id: string
        category_name: string
        category_slug: string
        model_name: string
        order_number: number | null
        /** @description Maximum possible for the category. */
        expected_score: number
        /** @description In points, like the other scores of a category. */
        avg_score: number
        /** @description Points earned as a percentage of those possible in these calls. */
        score_percentage: number
        /** @description The agent's calls in which the category had points to earn. */
        total_requests: number
        team_avg_score: number
        team_score_percentage: number
      }[]
      /** @description The agent over time. Includes points without calls. */
      points: {
        /**
         * Format: date
         * @description The day, the Monday of the week, or the first of the month.
         */
        start: string
        total_requests: number
        scored_requests: number
        /** @description How many of these calls have no score and count in no average. */
        unscored: number
        avg_score: number | null
        team_avg_score: number | null
      }[]
    }
    /** @description All totals at a glance. */
    StatsBasic: {
      total_requests: number
      /** @description How many of these calls have a score; averages are based on them. */
      scored_requests: number
      /** @description How many of these calls have no score and count in no average. */
      unscored: number
      /** @description Score percentage; null if no call has a score. */
      avg_score: number | null
      /** @description Score percentage; null if no call has a score. */
      min_score: number | null
      /** @description Score percentage; null if no call has a score. */
      max_score: number | null
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      avg_duration: string
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      min_duration: string
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      max_duration: string
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      total_duration: string
      statuses: {
        /** @enum {string} */
        status:
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
        count: number
      }[]
      /** @description Calls with a score, in ten bands; 10 is in the second, 100 in the last. */
      distribution: {
        from: number
        to: number
        count: number
      }[]
      categories: components['schemas']['StatsCategory'][]
      /** @description The 100 agents with the most calls. */
      agents: {
        agent_id: string
        /** @description As in the latest call. */
        agent_name: string
        total_requests: number
        scored_requests: number
        /** @description How many of these calls have no score and count in no average. */
        unscored: number
        /** @description null if no call has a score. */
        avg_score: number | null
        /** @description Sample standard deviation of the scores; null below two scores. */
        score_deviation: number | null
        /** @description Lower end of the mean's 95 % confidence interval, by Student's t; null below two scores. */
        avg_score_low: number | null
        /** @description Its upper end. */
        avg_score_high: number | null
      }[]
    }
    /** @description Points earned in one category. */
    StatsCategory: {
      /** @description Display order of the category; null: none. */
      order_number: number | null
      category_name: string
      /** @description In points. */
      avg_category_score: number
      min_score: number
      max_score: number
      /** @description Maximum possible for the category. */
      expected_score: number
      /** @description Points earned as a percentage of those possible in these calls, which may be fewer than `expected_score`. */
      score_percentage: number
      /** @description Calls in which the category had points to earn. */
      total_requests: number
      /**
       * Format: uuid
       * @description As in `xscore_result`.
       */
      category_id: string
      /** @description To find the calls that lost points there: `lost_points_in` of the list of calls. */
      category_slug: string
      /** @description Model of the category. */
      model_name: string
    }
    /** @description The answers to one variable. */
    StatsExtractedKey: {
      key: string
      /** @description null: no model has this variable. Where models differ: DECIMAL for numbers, otherwise STRING. */
      type: ('STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME') | null
      /** @description Finished calls that were scored with this criterion. */
      total: number
      /** @description Of those, calls without an answer. */
      missing: number
      values: {
        /** @description Text is cut at 256 characters. */
        value: string | number | boolean
        count: number
        /** @description Of the calls with an answer. */
        percentage: number
        /** @description null if none of these calls has a score. */
        avg_score: number | null
        /** @description How many of these calls have no score and count in no average. */
        unscored: number
      }[]
      /** @description For INTEGER and DECIMAL variables with an answer; percentiles are interpolated. */
      numeric?: {
        avg: number
        min: number
        max: number
        p50: number
        p90: number
      }
    }
    /** @description The calls that share one value of the field. */
    StatsGroup: {
      grouping_field_value: string
      total_requests: number
      /** @description How many of these calls have a score; averages are based on them. */
      scored_requests: number
      /** @description How many of these calls have no score and count in no average. */
      unscored: number
      /** @description Score percentage; null if no call has a score. */
      avg_score: number | null
      /** @description Score percentage; null if no call has a score. */
      min_score: number | null
      /** @description Score percentage; null if no call has a score. */
      max_score: number | null
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      avg_duration: string
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      min_duration: string
      /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
      max_duration: string
    }
    /** @description Finished calls of one model, with the model's own columns. */
    StatsTable: {
      columns: {
        /** @description Unique: `score_percentage`, `metadata.campaign`, `category.closing`, `variable.greeted`. */
        key: string
        label: string
        /** @enum {string} */
        type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
        /** @enum {string} */
        group: 'call' | 'metadata' | 'category' | 'variable'
      }[]
      /** @description Newest call first; one field for each column. */
      rows: {
        [key: string]: string | number | boolean | null
      }[]
      /** @description For the next page; null on the last one. */
      next_cursor: string | null
    }
    /** @description Calls over time. */
    StatsTrend: {
      /** @enum {string} */
      interval: 'day' | 'week' | 'month'
      time_zone: string
      points: {
        /**
         * Format: date
         * @description The day, the Monday of the week, or the first of the month.
         */
        start: string
        total_requests: number
        scored_requests: number
        /** @description How many of these calls have no score and count in no average. */
        unscored: number
        avg_score: number | null
        /** @description HH:MM:SS; hours can exceed 24. 00:00:00 if no call has a duration. */
        avg_duration: string
      }[]
    }
    /** @description Engines, and the queue of this client's calls. */
    Status: {
      version: string
      /** @description Engines used for new calls. */
      engines: {
        speech: string
        judge: string
      }
      stages: {
        /** @enum {string} */
        stage: 'convert' | 'transcribe' | 'analyze' | 'summarize'
        /** @description Calls waiting for a worker or for their next attempt. */
        waiting: number
        running: number
        /** @description null: none is waiting. */
        oldest_waiting_seconds: number | null
      }[]
      webhooks: {
        /** @description Deliveries still to be sent. */
        waiting: number
      }
    }
    /** @description The present score of the call, for comparison. */
    StoredScore: {
      model_id: number
      model_revision: number
      total_score: number | null
      expected_score: number | null
      score_percentage: number | null
    }
    /** @description A metadata field of a model. */
    TemplateMetadata: {
      key: string
      readable_name: string
      /** @enum {string} */
      type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      required: boolean
      grouping: boolean
    }
    /** @description A variable (criterion) of a model. */
    TemplateVariable: {
      key: string
      /** @enum {string} */
      type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      required: boolean
      readable_name: string
      description: string
      /** @description Slug of the category it is scored in. */
      category: string | null
      weight: number
      order_number: number | null
      critical: boolean
      passes_when: boolean
      options: string[] | null
    }
    /** @description A token and what it allows. */
    Token: {
      /** @description A JWT. Send it as `Authorization: Bearer …` with every other request. */
      access_token: string
      /** @description When the token expires, in Unix seconds. Get a new one before that. */
      expires_at: number
      /** @constant */
      token_type: 'Bearer'
      /** @description Seconds until then. */
      expires_in: number
      /** @description The address the token is valid for. */
      client_id_audience: string
      /** @description The client's scopes, separated by spaces; of all scopes, only the first seven are shown here. The `scope` claim inside the token has all of them. */
      scope: string
    }
    /** @description A transcript like `segments` of `…/transcription`. */
    TranscriptSegments: {
      segments: {
        /** @description `Agent`, `Customer` or another name. */
        speaker: string
        /** @description Seconds from the start of the recording. */
        start: number
        end: number
        text: string
      }[]
    }
    /** @description Who said what, and when. */
    Transcription: {
      /** Format: uuid */
      id: string
      /** @enum {string} */
      status: 'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'
      /** @description ISO 639-1 code. */
      language: string | null
      enabled: boolean
      segments: {
        segments: {
          /** @description `Agent` or `Customer`; `Speaker 1`, `Speaker 2` … where that is not certain; `IVR` for announcements. */
          speaker: string
          /** @description Seconds from the start of the recording. */
          start: number
          end: number
          text: string
          /** @description 0 to 1: how certain the speech engine is of the words. */
          confidence?: number
        }[]
      }
      /** @description The whole conversation, one line per turn, each starting with the speaker. */
      transcription: string
      /** @description Seconds. */
      duration: number | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      created_at: string
      /** @description The client that made it. */
      created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      updated_at: string | null
      /** @description The client that changed it last. */
      updated_by: string | null
    }
    /** @description Invalid input of a GET operation. */
    ValidationError: {
      detail: {
        /** @description Where: `path`, `query` or `header`, then the name. */
        loc: string[]
        /** @description What is wrong with it, for people. */
        msg: string
        /** @description What is wrong with it, for programs. */
        type: string
      }[]
    }
    /** @description Points for one criterion. */
    VariableResult: {
      id: string
      key: string
      readable_name: string
      description: string
      score: number
      /** @description Maximum possible. */
      expected_score: number
    }
    /** @description The waveform of a recording, for drawing. */
    Waveform: {
      /** @description Seconds. */
      duration: number
      channels: {
        /** @description The speaker on this channel, as named in the transcript; null: not known, or several speakers. */
        speaker: string | null
        /** @description Loudest sample of each interval, 0 to 1. All intervals are of equal length. */
        peaks: number[]
      }[]
    }
    /** @description A webhook. */
    Webhook: {
      id: number
      /** @description The client it belongs to. */
      client_id: string
      url: string
      events: ('call_analysis.completed' | 'call_analysis.failed')[]
      /** @description Only calls of these models; empty: all models. */
      model_ids: number[]
      description: string
      enabled: boolean
      /** @description Why the service disabled it; null: it did not. Enabling it clears this. */
      disabled_reason: string | null
      /**
       * Format: date-time
       * @description First failure since the last success; null: none.
       */
      failing_since: string | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      created_at: string
      /** @description The client that made it. */
      created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      updated_at: string | null
      /** @description The client that changed it last. */
      updated_by: string | null
    }
    /** @description One attempt to deliver an event. The body of the answer is not kept. */
    WebhookAttempt: {
      /** Format: date-time */
      at: string
      /** @description Status code of the receiver; null: no answer. */
      status_code: number | null
      duration_ms: number
      /** @description Why it failed; null: it was delivered. */
      reason: string | null
    }
    /** @description An event to be delivered to a webhook. */
    WebhookDelivery: {
      /** Format: uuid */
      id: string
      /** @description The `webhook-id` header, the same at every attempt. */
      message_id: string
      webhook_id: number
      /** @enum {string} */
      event: 'call_analysis.completed' | 'call_analysis.failed'
      /**
       * Format: uuid
       * @description The call it is about; null: it is a test.
       */
      call_analysis_id: string | null
      /**
       * @description `PENDING` until an attempt succeeds or the last has failed; `CANCELLED` when the call was erased before.
       * @enum {string}
       */
      status: 'PENDING' | 'DELIVERED' | 'FAILED' | 'CANCELLED'
      attempt_count: number
      /** @description The latest attempt; if it failed, `reason` says why. Null: not tried yet. */
      last_attempt: components['schemas']['WebhookAttempt'] | null
      /**
       * Format: date-time
       * @description When it is sent next; null: no more attempts.
       */
      next_attempt_at: string | null
      /** Format: date-time */
      created_at: string
      /**
       * Format: date-time
       * @description When it was delivered or finally failed.
       */
      settled_at: string | null
    }
    /** @description A delivery and its attempts. */
    WebhookDeliveryDetail: {
      /** Format: uuid */
      id: string
      /** @description The `webhook-id` header, the same at every attempt. */
      message_id: string
      webhook_id: number
      /** @enum {string} */
      event: 'call_analysis.completed' | 'call_analysis.failed'
      /**
       * Format: uuid
       * @description The call it is about; null: it is a test.
       */
      call_analysis_id: string | null
      /**
       * @description `PENDING` until an attempt succeeds or the last has failed; `CANCELLED` when the call was erased before.
       * @enum {string}
       */
      status: 'PENDING' | 'DELIVERED' | 'FAILED' | 'CANCELLED'
      attempt_count: number
      /** @description The latest attempt; if it failed, `reason` says why. Null: not tried yet. */
      last_attempt: components['schemas']['WebhookAttempt'] | null
      /**
       * Format: date-time
       * @description When it is sent next; null: no more attempts.
       */
      next_attempt_at: string | null
      /** Format: date-time */
      created_at: string
      /**
       * Format: date-time
       * @description When it was delivered or finally failed.
       */
      settled_at: string | null
      /** @description The message; null: the call has been erased. */
      payload: {
        [key: string]: unknown
      } | null
      /** @description Oldest first; if more than 100, only the latest. */
      attempts: components['schemas']['WebhookAttempt'][]
    }
    /** @description A page of deliveries. */
    WebhookDeliveryList: {
      items: components['schemas']['WebhookDelivery'][]
      /** @description For the next page; null on the last one. */
      next_cursor: string | null
    }
    /** @description A webhook to create or replace. */
    WebhookRequest: {
      /** @description Where events are sent: an http or https address, without user name and password. */
      url: string
      /** @description Events to send. Default: all. */
      events?: ('call_analysis.completed' | 'call_analysis.failed')[] | null
      /** @description Only calls of these models. Omitted or empty: all models. */
      model_ids?: number[] | null
      /** @description What it is for. */
      description?: string | null
      /** @description Nothing is sent to a disabled webhook. Default: true. */
      enabled?: boolean | null
    }
    /** @description What to send as a test. */
    WebhookTest: {
      /**
       * @description Event to send. Default: the webhook's first.
       * @enum {string}
       */
      event?: 'call_analysis.completed' | 'call_analysis.failed'
    }
    /** @description A webhook and its new secret. */
    WebhookWithSecret: {
      id: number
      /** @description The client it belongs to. */
      client_id: string
      url: string
      events: ('call_analysis.completed' | 'call_analysis.failed')[]
      /** @description Only calls of these models; empty: all models. */
      model_ids: number[]
      description: string
      enabled: boolean
      /** @description Why the service disabled it; null: it did not. Enabling it clears this. */
      disabled_reason: string | null
      /**
       * Format: date-time
       * @description First failure since the last success; null: none.
       */
      failing_since: string | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      created_at: string
      /** @description The client that made it. */
      created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      updated_at: string | null
      /** @description The client that changed it last. */
      updated_by: string | null
      /** @description Messages are signed with it. Shown only once; null when the answer is repeated for its Idempotency-Key. */
      secret: string | null
    }
  }
  responses: {
    /** @description - `002-003-0004` This recording has not been decoded, so it has no waveform yet. Wait a moment; if the call has failed, run it again from the audio. */
    AudioNotDecoded: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `002-003-0002` Personal data has not been redacted in this recording yet, so it is not available. Wait until the call is transcribed; if it already is, run it again from the audio. */
    AudioNotRedacted: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-001-0001` The client ID or the client secret is wrong. */
    BadCredentials: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        'WWW-Authenticate': components['headers']['Authenticate']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `002-002-0003` This call has been erased; only a note that it existed is kept. */
    CallErased: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `002-003-0003` This call has no finished transcript, so there is nothing to score. */
    CallNotTranscribed: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `004-001-0002` The model has call analyses, so its categories cannot be changed or deleted. Create an editable copy with POST /v1/models/{id}/duplicate. */
    CategoryFrozen: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again. */
    IdempotencyKeyBusy: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-003-0001` Something went wrong on our side. Try again later. */
    Internal: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description A value in the address is not allowed. */
    InvalidInput: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ValidationError']
      }
    }
    /** @description - `003-003-0001` The judge could not score this. */
    JudgeFailed: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-002-0001` The request could not be read. */
    MalformedRequest: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `006-001-0001` A metadata field with that key already exists in this model. */
    MetadataKeyTaken: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `003-001-0001` A model with that name already exists. */
    ModelNameTaken: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-001-0001` There is no such resource. */
    NotFound: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-003-0002` The service cannot accept this right now. Try again later. */
    NotNow: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        'Retry-After': components['headers']['RetryAfter']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `002-002-0002` The range is outside the recording. */
    RangeNotSatisfiable: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-001-0004` Too many requests. Wait and try again. */
    RateLimited: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        'Retry-After': components['headers']['RetryAfter']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-001-0003` The token does not have the scope for this operation. */
    ScopeMissing: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth. */
    TokenInvalid: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        'WWW-Authenticate': components['headers']['Authenticate']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-002-0003` The request is too large. */
    TooLarge: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `001-002-0002` A value is missing or not allowed. */
    Validation: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
    /** @description - `005-001-0001` A variable with that key already exists in this model. */
    VariableKeyTaken: {
      headers: {
        'x-request-id': components['headers']['RequestId']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Error']
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: {
    /** @description Names this request in the log of the service. */
    RequestId: string
    /** @description Where what was created can be read. */
    Location: string
    /** @description Present when this request had been carried out before: the answer is the one from then. */
    IdempotentReplayed: 'true'
    /** @description Seconds to wait before trying again. */
    RetryAfter: number
    /** @description What is left of each limit that counts for this request: requests (`r`), and seconds until the whole quota is there again (`t`). Not sent where the operator has set no limit. */
    RateLimit: string
    /** @description Those limits: the quota (`q`) and the seconds it is for (`w`), or the unit (`qu`) of one that is for requests at the same moment. */
    RateLimitPolicy: string
    /** @description How to sign in: with a bearer token; for one, with client id and secret. */
    Authenticate: string
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  checkHealth: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It answers. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'ok'
          }
        }
      }
      400: components['responses']['MalformedRequest']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  checkReadiness: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Ready: the database can be reached. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'ready'
          }
        }
      }
      400: components['responses']['MalformedRequest']
      500: components['responses']['Internal']
      /** @description Not ready right now; `waiting_for` says why. */
      503: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'not ready'
            waiting_for: string
          }
        }
      }
    }
  }
  signIn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Credentials']
        'application/x-www-form-urlencoded': {
          /** @enum {string} */
          grant_type: 'client_credentials'
          /** @description Or as the user of an `Authorization: Basic` header. */
          client_id?: string
          /** @description Or as the password there; not both. */
          client_secret?: string
          /** @description Ignored: a token has all scopes of its client. */
          scope?: string
        }
      }
    }
    responses: {
      /** @description A token and what it allows. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Token']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['BadCredentials']
      413: components['responses']['TooLarge']
      422: components['responses']['Validation']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  listPublicKeys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A JSON Web Key Set (RFC 7517). */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['KeySet']
        }
      }
      400: components['responses']['MalformedRequest']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  describeIssuer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Metadata of the authorization server (RFC 8414). */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['IssuerMetadata']
        }
      }
      400: components['responses']['MalformedRequest']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getAccount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The client the token belongs to, and the rules that apply to it. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Account']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Engines, and the queue of this client's calls. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Status']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  listModels: {
    parameters: {
      query?: {
        /** @description In the order of their names, as a reader would put them; otherwise as they were made. */
        order_by_name?: boolean
        /** @description Show disabled models too. */
        include_disabled?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The models. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Model'][]
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  createModel: {
    parameters: {
      query?: never
      header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        'Idempotency-Key'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ModelRequest']
      }
    }
    responses: {
      /** @description What calls are scored against. */
      201: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          Location: components['headers']['Location']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Model']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      /**
       * @description - `003-001-0001` A model with that name already exists.
       *     - `004-001-0001` A category with that name already exists in this model.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getModel: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What calls are scored against. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Model']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  replaceModel: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        id: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ModelReplacement']
      }
    }
    responses: {
      /** @description What calls are scored against. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Model']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      409: components['responses']['ModelNameTaken']
      413: components['responses']['TooLarge']
      422: components['responses']['Validation']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  duplicateModel: {
    parameters: {
      query?: never
      header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description ID of the model. */
        id: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ModelCopyRequest']
      }
    }
    responses: {
      /** @description What calls are scored against. */
      201: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          Location: components['headers']['Location']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Model']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      /**
       * @description - `003-001-0001` A model with that name already exists.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  listModelRevisions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The a model's revisions, newest first. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelRevisionNote'][]
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getModelRevision: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        id: number
        /** @description Number of the revision. */
        number: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A saved version of a model. Never changes. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelRevision']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  previewModel: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        id: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PreviewRequest']
      }
    }
    responses: {
      /** @description The results that calls would get. Nothing is stored. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Preview']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      409: components['responses']['CallNotTranscribed']
      /**
       * @description - `002-002-0003` This call has been erased; only a note that it existed is kept.
       *     - `002-002-0004` The transcript of this call is no longer kept.
       */
      410: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `003-002-0001` The preview took too long and was stopped. Try fewer calls at once.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      502: components['responses']['JudgeFailed']
      503: components['responses']['NotNow']
    }
  }
  listCategories: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The a model's active categories. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelCategory'][]
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  createCategory: {
    parameters: {
      query?: never
      header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description ID of the model. */
        model_id: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ModelCategoryRequest']
      }
    }
    responses: {
      /** @description A group of criteria inside a model. */
      201: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          Location: components['headers']['Location']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelCategory']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      /**
       * @description - `004-001-0001` A category with that name already exists in this model.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getCategory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
        /** @description ID within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A group of criteria inside a model. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelCategory']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  replaceCategory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
        /** @description ID within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ModelCategoryRequest']
      }
    }
    responses: {
      /** @description A group of criteria inside a model. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelCategory']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      /**
       * @description - `004-001-0001` A category with that name already exists in this model.
       *     - `004-001-0002` The model has call analyses, so its categories cannot be changed or deleted. Create an editable copy with POST /v1/models/{id}/duplicate.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      413: components['responses']['TooLarge']
      422: components['responses']['Validation']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  deleteCategory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
        /** @description ID within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no content. */
      204: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      409: components['responses']['CategoryFrozen']
      413: components['responses']['TooLarge']
      422: components['responses']['Validation']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  listVariables: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The a model's variables (criteria). */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelVariable'][]
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  createVariable: {
    parameters: {
      query?: never
      header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description ID of the model. */
        model_id: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ModelVariableRequest']
      }
    }
    responses: {
      /** @description A criterion: what every call is checked for. */
      201: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          Location: components['headers']['Location']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelVariable']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      /**
       * @description - `005-001-0001` A variable with that key already exists in this model.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getVariable: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
        /** @description ID within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A criterion: what every call is checked for. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelVariable']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  replaceVariable: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
        /** @description ID within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ModelVariableRequest']
      }
    }
    responses: {
      /** @description A criterion: what every call is checked for. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelVariable']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      409: components['responses']['VariableKeyTaken']
      413: components['responses']['TooLarge']
      422: components['responses']['Validation']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  deleteVariable: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
        /** @description ID within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no content. */
      204: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      413: components['responses']['TooLarge']
      422: components['responses']['Validation']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  listMetadataFields: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The a model's metadata fields. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelMetadataField'][]
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  createMetadataField: {
    parameters: {
      query?: never
      header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description ID of the model. */
        model_id: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ModelMetadataFieldRequest']
      }
    }
    responses: {
      /** @description What must or may be sent with a call. */
      201: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          Location: components['headers']['Location']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelMetadataField']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      /**
       * @description - `006-001-0001` A metadata field with that key already exists in this model.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getMetadataField: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
        /** @description ID within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What must or may be sent with a call. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelMetadataField']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  replaceMetadataField: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
        /** @description ID within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ModelMetadataFieldRequest']
      }
    }
    responses: {
      /** @description What must or may be sent with a call. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelMetadataField']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      409: components['responses']['MetadataKeyTaken']
      413: components['responses']['TooLarge']
      422: components['responses']['Validation']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  deleteMetadataField: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the model. */
        model_id: number
        /** @description ID within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no content. */
      204: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      413: components['responses']['TooLarge']
      422: components['responses']['Validation']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  listCalls: {
    parameters: {
      query?: {
        /** @description Calls per page. */
        limit?: number
        /** @description `next_cursor` of the previous page. Keep the other parameters unchanged. */
        cursor?: string
        /** @description The sender's own ID. */
        external_id?: string
        agent_id?: string
        /** @description Case-insensitive. An unknown model has no calls. */
        model_name?: string
        model_id?: number
        /** @description Repeat it for calls in any of several statuses. */
        status?: (
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
        start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        end_date?: string
        /** @description Lowest `score_percentage`, inclusive. */
        min_score?: number
        /** @description Highest `score_percentage`, inclusive. */
        max_score?: number
        /** @description Only finished calls that lost points in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model; without, of every model that has such a category. */
        lost_points_in?: string
        /** @description Words in the transcript or summary. "Several words" as a phrase, -word to exclude, `or` for alternatives. */
        q?: string
        /** @description With `q`: show where the words were said. Also needs the scope `read:call-analysis-transcription`. */
        include_hits?: boolean
        /** @description Only finished calls that `GET /v1/stats/grouping-fields` counts under `grouping_field_value` of this field, for the same model and period. If the statistics use another time zone, give the dates as times with an offset. */
        grouping_field_key?: string
        /** @description As shown there. Requires `grouping_field_key`. */
        grouping_field_value?: string
        /** @description Names of the fields to show, separated by commas; `id` is always included. Default: all. */
        fields?: string
        /** @description False: erased calls. */
        enabled?: boolean
        /** @description Calls without a score always come last. */
        sort?: '-created_at' | 'created_at' | '-score_percentage' | 'score_percentage'
        /** @description Count all calls that match the filters, not only this page. Counting reads every call: ask for it once, not with every page. */
        include_total?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of calls. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CallAnalysisList']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  submitCall: {
    parameters: {
      query?: never
      header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        'Idempotency-Key'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Your own ID of the call. */
          external_id: string
          /** @description Who handled the call. */
          agent_id: string
          /** @description Name of the agent. */
          agent_name: string
          /** @description The model that the call is scored against. */
          model_name: string
          /** @description Metadata of the call: a JSON object, as text. */
          additional_parameters?: string
          /**
           * Format: binary
           * @description The recording: MP3, WAV, M4A, FLAC, OGG or WEBM, recognised by its content.
           */
          audio_file: string
        }
      }
    }
    responses: {
      /** @description A call and its results. */
      201: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          Location: components['headers']['Location']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CallAnalysis']
        }
      }
      /**
       * @description - `001-002-0001` The request could not be read.
       *     - `002-001-0001` The file is not in a supported format. Send MP3, WAV, M4A, FLAC, OGG or WEBM.
       *     - `002-001-0002` The file contains no audio that can be decoded.
       *     - `002-001-0003` The recording is empty.
       *     - `002-001-0004` The recording is too long.
       */
      400: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      409: components['responses']['IdempotencyKeyBusy']
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getCall: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A call and its results. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CallAnalysis']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  eraseCall: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no content. */
      204: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      413: components['responses']['TooLarge']
      422: components['responses']['Validation']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getTranscription: {
    parameters: {
      query?: {
        /** @description Number of an earlier result, to read the transcript it was made from. */
        result?: number
      }
      header?: never
      path: {
        /** @description ID of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Who said what, and when. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Transcription']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      /**
       * @description - `002-002-0003` This call has been erased; only a note that it existed is kept.
       *     - `002-002-0004` The transcript of this call is no longer kept.
       */
      410: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  listCallResults: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Every result of a call. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CallResult'][]
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      410: components['responses']['CallErased']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getCallHistory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description OK. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CallHistoryEntry'][]
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getCallAudio: {
    parameters: {
      query?: {
        /** @description Instead of a token: the value that `POST …/audio-link` put into its address. */
        link?: string
      }
      header?: never
      path: {
        /** @description ID of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The whole file. */
      200: {
        headers: {
          /** @description Always `bytes`. */
          'Accept-Ranges'?: string
          /** @description Send it back as `If-None-Match` or `If-Range`. */
          ETag?: string
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'audio/mpeg': unknown
          'audio/wav': unknown
          'audio/mp4': unknown
          'audio/flac': unknown
          'audio/ogg': unknown
          'audio/webm': unknown
        }
      }
      /** @description The requested part. */
      206: {
        headers: {
          /** @description Which bytes these are, and of how many. */
          'Content-Range'?: string
          /** @description Send it back as `If-None-Match` or `If-Range`. */
          ETag?: string
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'audio/mpeg': unknown
          'audio/wav': unknown
          'audio/mp4': unknown
          'audio/flac': unknown
          'audio/ogg': unknown
          'audio/webm': unknown
        }
      }
      /** @description Not changed since the version you have. */
      304: {
        headers: {
          /** @description Send it back as `If-None-Match` or `If-Range`. */
          ETag?: string
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      409: components['responses']['AudioNotRedacted']
      /**
       * @description - `002-002-0001` The recording is no longer kept.
       *     - `002-002-0005` The recording in storage is no longer the one that was sent: it was altered or damaged there, so it is not available. Send the call again to restore it.
       *     - `002-002-0003` This call has been erased; only a note that it existed is kept.
       */
      410: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      416: components['responses']['RangeNotSatisfiable']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  linkCallAudio: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A temporary link to one recording that needs no token. */
      201: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          Location: components['headers']['Location']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AudioLink']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      /**
       * @description - `002-002-0001` The recording is no longer kept.
       *     - `002-002-0003` This call has been erased; only a note that it existed is kept.
       */
      410: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      413: components['responses']['TooLarge']
      422: components['responses']['Validation']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getCallWaveform: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The waveform of a recording, for drawing. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Waveform']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      409: components['responses']['AudioNotDecoded']
      /**
       * @description - `002-002-0001` The recording is no longer kept.
       *     - `002-002-0003` This call has been erased; only a note that it existed is kept.
       */
      410: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  rerunCall: {
    parameters: {
      query?: never
      header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description ID of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['Rerun']
      }
    }
    responses: {
      /** @description A call and its results. */
      201: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          Location: components['headers']['Location']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CallAnalysis']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      /**
       * @description - `002-003-0001` This call is still being processed. Wait until it has a final status.
       *     - `003-001-0002` The model is disabled. Enable it with PUT /v1/models/{id} first.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `002-002-0001` The recording is no longer kept.
       *     - `002-002-0004` The transcript of this call is no longer kept.
       *     - `002-002-0003` This call has been erased; only a note that it existed is kept.
       */
      410: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  groupCalls: {
    parameters: {
      query: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        time_zone?: string
        /** @description `agent_id`, `agent_name`, `model_name`, `status`; otherwise a key of the metadata or additional_parameters of a call; otherwise the key of an extracted variable. */
        grouping_field_key: string
        /** @description How many at most: those with the most calls. */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StatsGroup'][]
          'text/csv': string
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  scoreAgentByCategory: {
    parameters: {
      query: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        time_zone?: string
        agent_id: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StatsCategory'][]
          'text/csv': string
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  countExtractedValues: {
    parameters: {
      query?: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        time_zone?: string
        /** @description How many at most: those with the most calls. */
        limit?: number
      }
      header?: never
      path: {
        /** @description Key of the variable. */
        key: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StatsExtractedKey']
          'text/csv': string
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  tabulateCalls: {
    parameters: {
      query: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        end_date?: string
        model_name: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        time_zone?: string
        /** @description Calls per page. */
        limit?: number
        /** @description `next_cursor` of the previous page. Keep the other parameters unchanged. */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StatsTable']
          'text/csv': string
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  summarizeCalls: {
    parameters: {
      query?: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        time_zone?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StatsBasic']
          'text/csv': string
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  trendCalls: {
    parameters: {
      query?: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        time_zone?: string
        /** @description Weeks start on Monday. */
        interval?: 'day' | 'week' | 'month'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StatsTrend']
          'text/csv': string
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  profileAgent: {
    parameters: {
      query: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        time_zone?: string
        agent_id: string
        /** @description Weeks start on Monday. */
        interval?: 'day' | 'week' | 'month'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StatsAgentProfile']
          'text/csv': string
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  listWebhooks: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The webhooks. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Webhook'][]
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  createWebhook: {
    parameters: {
      query?: never
      header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        'Idempotency-Key'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookRequest']
      }
    }
    responses: {
      /** @description A webhook and its new secret. */
      201: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          Location: components['headers']['Location']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookWithSecret']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      /**
       * @description - `008-001-0002` This client already has the maximum number of webhooks.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `008-002-0001` The address leads to this machine or an internal network, where webhooks are not sent.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getWebhook: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the webhook. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A webhook. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Webhook']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  replaceWebhook: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the webhook. */
        id: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookRequest']
      }
    }
    responses: {
      /** @description A webhook. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Webhook']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `008-002-0001` The address leads to this machine or an internal network, where webhooks are not sent.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  deleteWebhook: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the webhook. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; no content. */
      204: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      413: components['responses']['TooLarge']
      422: components['responses']['Validation']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  rotateWebhookSecret: {
    parameters: {
      query?: never
      header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description ID of the webhook. */
        id: number
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['SecretRotation']
      }
    }
    responses: {
      /** @description A webhook and its new secret. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookWithSecret']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      409: components['responses']['IdempotencyKeyBusy']
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description Deliveries per page. */
        limit?: number
        /** @description `next_cursor` of the previous page. */
        cursor?: string
        /** @description Repeat it for any of several. */
        status?: ('PENDING' | 'DELIVERED' | 'FAILED' | 'CANCELLED')[]
        /** @description Repeat it for any of several. */
        event?: ('call_analysis.completed' | 'call_analysis.failed')[]
      }
      header?: never
      path: {
        /** @description ID of the webhook. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of deliveries. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookDeliveryList']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  getWebhookDelivery: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description ID of the webhook. */
        id: number
        /** @description ID of the delivery. */
        delivery_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A delivery and its attempts. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookDeliveryDetail']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  redeliverWebhook: {
    parameters: {
      query?: never
      header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description ID of the webhook. */
        id: number
        /** @description ID of the delivery. */
        delivery_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description An event to be delivered to a webhook. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookDelivery']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      /**
       * @description - `008-001-0001` The webhook is disabled. Enable it with PUT /v1/webhooks/{id} first.
       *     - `008-001-0003` This delivery is being sent right now.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      410: components['responses']['CallErased']
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  testWebhook: {
    parameters: {
      query?: never
      header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description ID of the webhook. */
        id: number
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['WebhookTest']
      }
    }
    responses: {
      /** @description An event to be delivered to a webhook. */
      201: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          Location: components['headers']['Location']
          'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookDelivery']
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      404: components['responses']['NotFound']
      /**
       * @description - `008-001-0001` The webhook is disabled. Enable it with PUT /v1/webhooks/{id} first.
       *     - `001-002-0004` A request with this Idempotency-Key is still being answered. Wait and send it again.
       */
      409: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `001-002-0005` This Idempotency-Key was already used for a different request. Use a new key for a new request.
       */
      422: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Error']
        }
      }
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  listAudit: {
    parameters: {
      query?: {
        /** @description Entries per page. */
        limit?: number
        /** @description `next_cursor` of the previous page. Keep the other parameters unchanged. */
        cursor?: string
        /** @description `created`, `replaced`, `removed`, `erased`, `rerun` … */
        action?: string
        /** @description `model`, `category`, `variable`, `metadata`, `call_analysis`, `client` … */
        subject_type?: string
        /** @description ID of what was changed. */
        subject_id?: string
        /** @description ID of a client; `operator` for commands on the machine of the service, `system` for what the service does by itself. */
        actor?: string
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        end_date?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description JSON, or CSV for those who ask for it with `Accept: text/csv`. */
      200: {
        headers: {
          'x-request-id': components['headers']['RequestId']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AuditList']
          'text/csv': string
        }
      }
      400: components['responses']['MalformedRequest']
      401: components['responses']['TokenInvalid']
      403: components['responses']['ScopeMissing']
      422: components['responses']['InvalidInput']
      429: components['responses']['RateLimited']
      500: components['responses']['Internal']
      503: components['responses']['NotNow']
    }
  }
  tellCompletedCall: {
    parameters: {
      query?: never
      header: {
        /** @description The same every time this event is sent to this webhook. */
        'webhook-id': string
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': string
        /** @description HMAC-SHA256 as in Standard Webhooks 1.0, one for each valid secret. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @constant */
          type: 'call_analysis.completed'
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string
          data: {
            /**
             * Format: uuid
             * @description The call it is about.
             */
            id: string
            /** @description The sender's own ID of the call. */
            external_id: string
            agent_id: string
            model_id: number
            model_name: string
            model_revision: number
            total_score: number | null
            expected_score: number | null
            score_percentage: number | null
            /** @description Why it failed; null: it did not. */
            error_message: string | null
            /** Format: date-time */
            created_at: string
            /** @description Path of the complete record. */
            location: string
            /**
             * @description Only in a test event: there is no such call.
             * @constant
             */
            test?: true
            /** @enum {string} */
            status: 'PROCESS_COMPLETED'
          }
        }
      }
    }
    responses: {
      /** @description No longer wanted: the webhook is disabled. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Accepted. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  tellFailedCall: {
    parameters: {
      query?: never
      header: {
        /** @description The same every time this event is sent to this webhook. */
        'webhook-id': string
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': string
        /** @description HMAC-SHA256 as in Standard Webhooks 1.0, one for each valid secret. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @constant */
          type: 'call_analysis.failed'
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string
          data: {
            /**
             * Format: uuid
             * @description The call it is about.
             */
            id: string
            /** @description The sender's own ID of the call. */
            external_id: string
            agent_id: string
            model_id: number
            model_name: string
            model_revision: number
            total_score: number | null
            expected_score: number | null
            score_percentage: number | null
            /** @description Why it failed; null: it did not. */
            error_message: string | null
            /** Format: date-time */
            created_at: string
            /** @description Path of the complete record. */
            location: string
            /**
             * @description Only in a test event: there is no such call.
             * @constant
             */
            test?: true
            /** @enum {string} */
            status: 'TRANSCRIPTION_FAILED' | 'ERROR'
          }
        }
      }
    }
    responses: {
      /** @description No longer wanted: the webhook is disabled. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Accepted. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
}
