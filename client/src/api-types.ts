// Generated from server/openapi.json by "npm run generate". Do not edit.

export interface paths {
  '/healthz': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Tell whether the process answers */
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
    /** Tell whether the service can do its work */
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
    /** Describe who issues the tokens */
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
     * Tell who the token belongs to
     * @description Any token will do.
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
     * Tell what waits and what is being worked on
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Only calls and webhooks of the own client are counted.
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
     *     Only `name` is needed; the rest has defaults.
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
     *     What is left out returns to its default; without `template_variables` the model has none. Variables and metadata fields are matched by key: those that stay keep their ids. Takes what reading the model shows. Categories have their own operations. A change makes a new revision; calls submitted before keep theirs.
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
     * Make an editable copy of a model
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
     * List a model's revisions, the newest first
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
     * Read a model as it stood at one revision
     * @description Scope: `read:prompt-template`.
     *
     *     A call is analysed by the revision current at its submission, and keeps it.
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
     * Try a model on calls of the past
     * @description Scopes: `read:prompt-template` and `read:call-analysis-transcription`.
     *
     *     Judges up to 20 transcribed calls, or a transcript that is sent along, by the model as it is saved or by the one in `model`, and answers with the results. Nothing is kept: no call, result or model changes. Disabled models can be tried, too. Two previews run at once, one for each client.
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
     *     Lower order numbers first, those without one last.
     */
    get: operations['listCategories']
    put?: never
    /**
     * Add a category to a model
     * @description Scope: `write:model-category`.
     *
     *     Allowed at any time; calls submitted before keep the categories they were judged by.
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
     *     The slug follows the name, with a number where another category has it. Refused when the model has call analyses: duplicate the model and change the copy.
     */
    put: operations['replaceCategory']
    post?: never
    /**
     * Delete a category
     * @description Scope: `write:model-category`.
     *
     *     Its variables stay, without a category: extracted, no longer scored. A model that scores gets "General" back when its last own category goes, and with it those variables. Refused when the model has call analyses: duplicate the model and change the copy.
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
     * List a model's variables
     * @description Scope: `read:model-variable`.
     *
     *     Lower order numbers first, those without one last.
     */
    get: operations['listVariables']
    put?: never
    /**
     * Add a variable to a model
     * @description Scope: `write:model-variable`.
     *
     *     Allowed at any time: a new revision of the model, while calls submitted before keep theirs.
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
     *     What is left out returns to its default. The variable keeps its ids, even under a new key.
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
     *     In the order they were made.
     */
    get: operations['listMetadataFields']
    put?: never
    /**
     * Add a metadata field to a model
     * @description Scope: `write:model-metadata`.
     *
     *     Allowed at any time: a new revision of the model, while calls submitted before keep theirs.
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
     *     What is left out returns to its default. The field keeps its id, even under a new key.
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
     *     Newest first, in pages. A page goes on exactly where the one before ended, also while calls arrive.
     */
    get: operations['listCalls']
    put?: never
    /**
     * Submit a recording
     * @description Scope: `write:call-analysis-request`.
     *
     *     Answered as soon as the recording is safe; the analysis follows. Safe to repeat: the same call, model and recording give the record that exists.
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
     *     Read it until `status` is final. Of a call that was erased, nearly everything is null.
     */
    get: operations['getCall']
    put?: never
    post?: never
    /**
     * Erase a call
     * @description Scope: `delete:call-analysis`.
     *
     *     Removes the recording, the transcript, all results, and who and what the call was about, whatever its status. What stays is a record with `enabled` false that says that it was there. It counts in no statistics. Cannot be undone; may be repeated.
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
     * Read who said what
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
     * List every result the call has had
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Newest first. While a call is being analysed again, only the earlier ones.
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
     * Read what happened to a call and when
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Every status, every attempt that had to be repeated, every rerun, and a note where the recording was cut off or damaged; oldest first.
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
     *     As it was sent, byte for byte, or not at all. Where the service takes out personal data and this call holds some: a FLAC copy with a tone in its place. Ranges and conditional requests are honoured.
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
     * Get an address of the recording for players
     * @description Scope: `read:call-analysis-audio`.
     *
     *     For an hour, and for this recording only; what can be had there is looked at anew each time. Whoever has the address can listen: hand it to nobody else.
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
     * Get the outline of the recording
     * @description Scope: `read:call-analysis-audio`.
     *
     *     At most 2,000 peaks for each channel, however long the recording is.
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
     * Analyse a call again
     * @description Scope: `write:call-analysis-request`.
     *
     *     By its model as it is now. The result that stands is kept and can be read with the others; the record shows the new one once it is there.
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
     *     Only finished, enabled calls count, by the time they were submitted. Groups with most calls first. Calls without the field are in no group.
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
     *     Only finished, enabled calls count, by the time they were submitted. Calls in which a category was not applicable are left out of it. Lower order numbers first, those without one last.
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
     *     Only finished, enabled calls count, by the time they were submitted. Most frequent first. A key that no model has is answered with a total of 0.
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
     * Calls of a model, one row each, in columns of its own
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
     *     Only finished, enabled calls count, by the time they were submitted. Points without calls are there too, from the start to the end of the range or, where an end is open, of the calls. At most 3,700 points.
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
     * One agent beside the team: overall, by category and over time
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. Points without calls are there too, from the start to the end of the range or, where an end is open, of the calls. At most 3,700 points. An agent that is not there has no calls. As CSV: the points.
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
     *     From then on, every call that comes to its end is told to `url`, signed with `secret` as Standard Webhooks 1.0 says. The secret is shown in this answer only.
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
     *     What is left out returns to its default. The secret stays. What waits to be sent goes to the new address; while the webhook is disabled, it goes on waiting.
     */
    put: operations['replaceWebhook']
    post?: never
    /**
     * Delete a webhook
     * @description Scope: `write:webhook`.
     *
     *     With its secrets and the log of its deliveries. What waits to be sent is not sent.
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
     * Give a webhook a new secret
     * @description Scope: `write:webhook`.
     *
     *     The secret is shown in this answer only. The one before it still signs, beside the new one, for a day or as long as `overlap_seconds` says: time to give the new one to the receiver.
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
     * List what was sent to a webhook and what waits to be
     * @description Scope: `read:webhook`.
     *
     *     Newest first, in pages. Deliveries stay in the log for thirty days, unless the operator says otherwise.
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
     *     At once, with the same `webhook-id` and the same words, whether it was delivered, given up or is waiting. Should it fail, all retries follow.
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
     *     An event about no call, with `test` true in its `data`. It is tried once; read the delivery to see how it fared.
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
     * Read who changed or erased what
     * @description Scope: `read:audit`.
     *
     *     Of the client's own things, newest first, in pages. The `Link` header leads to the next page, as `next_cursor` does.
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
     * @description Sent to every webhook that asks for it. Any 2xx within 15 seconds takes it; anything else has it sent again, with the same `webhook-id`.
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
     * @description Sent to every webhook that asks for it. Any 2xx within 15 seconds takes it; anything else has it sent again, with the same `webhook-id`.
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
    /** @description Who the token belongs to, and what holds for it. */
    Account: {
      client_id: string
      name: string
      /** @description What the token allows. */
      scopes: string[]
      /** @description How long what is sent is kept where its model says nothing; null: for ever. */
      retention: {
        audio_days: number | null
        transcript_days: number | null
      }
      limits: {
        /** @description Most that a recording may have. */
        max_upload_bytes: number
        max_duration_seconds: number
      }
      /** @description Personal data that is taken out of every call. */
      redact: string[]
      /** @description Of the service. */
      version: string
    }
    /** @description A way to one recording that needs no token, for a while. */
    AudioLink: {
      /** @description Address of the recording, relative to the service's own. */
      url: string
      /** Format: date-time */
      expires_at: string
    }
    /** @description That something was changed, by whom and when. Never altered. */
    AuditEntry: {
      /**
       * Format: date-time
       * @description When, UTC.
       */
      at: string
      /** @description Who: the id of a client, `operator` or `system`. */
      actor: string
      /** @description What was done, as a verb in the past. */
      action: string
      /** @description What kind of thing it was done to. */
      subject_type: string
      /** @description Which one; of an erased call, this is all that is left. */
      subject_id: string
      /** @description Names of fields and plain figures; never what was said on a call. */
      detail: {
        [key: string]: unknown
      } | null
    }
    /** @description A page of the audit log. */
    AuditList: {
      items: components['schemas']['AuditEntry'][]
      /** @description Leads to the next page; null on the last. */
      next_cursor: string | null
    }
    /** @description A call and what was found in it. */
    CallAnalysis: {
      /** Format: uuid */
      id: string
      /** @description The caller's own id of the call. */
      external_id: string
      /** @description Null only in a call that was erased. */
      agent_id: string | null
      /** @description Null only in a call that was erased. */
      agent_name: string | null
      model_id: number
      /** @description The revision of the model that the call is judged by. */
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
      /** @description What went wrong and what to do, where processing failed. */
      error_message: string | null
      original_file_name: string | null
      /** @description Seconds. Null only in a call that was erased. */
      duration: number | null
      /** @description What was said about the call when it was submitted. */
      additional_parameters: {
        [key: string]: unknown
      } | null
      /** @description Extracted variables, and every answer with its evidence. `undetermined` names the scored answers that nobody could give, `points_open` says how many points hang on them. `rationale_parts` of an answer and `insight_parts` hold what its sentences were made from, as codes and values, for readers in other languages. `recording.note` is there when the recording was cut off or damaged, and says so. */
      analysis_result: {
        [key: string]: unknown
      } | null
      /** @description Points by category. */
      xscore_result: components['schemas']['CategoryResult'][] | null
      total_score: number | null
      /** @description Most it could have been: without what did not apply and what nobody could tell. */
      expected_score: number | null
      /** @description Null: there is no score, for example because nothing was expected. */
      score_percentage: number | null
      summary: string | null
      /** @description Observations and recommendations. */
      insights: string[] | null
      /** @description What was talked about. */
      keywords: string[] | null
      /** @description True while a person has to answer what nobody could tell: `analysis_result.undetermined`. */
      review_needed: boolean
      /** @description False: the call was erased. */
      enabled: boolean
      /**
       * Format: date-time
       * @description When the recording was removed because it had been kept long enough; null: it was not.
       */
      audio_removed_at: string | null
      /**
       * Format: date-time
       * @description When what was said, and what quotes it, was removed because it had been kept long enough; null: it was not.
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
      /** @description Leads to the next page; null on the last. */
      next_cursor: string | null
      /** @description Only with `include_total`. */
      total?: number
    }
    /** @description Something that happened to a call. */
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
    /** @description A turn that holds what was searched for. */
    CallHit: {
      /** @description Null: it stands in the summary. */
      speaker: string | null
      /** @description Seconds from the start of the recording. */
      start: number | null
      end: number | null
      /** @description What was said; where that is long, the part around the first mark. */
      text: string
      /** @description Where in `text` the words are: from, and up to but without, in UTF-16 code units. */
      marks: [number, number][]
    }
    /** @description What one analysis of a call came to. */
    CallResult: {
      /** @description 1 for the first analysis of the call. */
      number: number
      /** @description Whether this is the result that the call shows. */
      current: boolean
      /** @description The revision of the model it was made by. */
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
      /** @description What went wrong and what to do, where processing failed. */
      error_message: string | null
      /** @description Extracted variables, and every answer with its evidence. `undetermined` names the scored answers that nobody could give, `points_open` says how many points hang on them. `rationale_parts` of an answer and `insight_parts` hold what its sentences were made from, as codes and values, for readers in other languages. `recording.note` is there when the recording was cut off or damaged, and says so. */
      analysis_result: {
        [key: string]: unknown
      } | null
      /** @description Points by category. */
      xscore_result: components['schemas']['CategoryResult'][] | null
      total_score: number | null
      /** @description Most it could have been: without what did not apply and what nobody could tell. */
      expected_score: number | null
      /** @description Null: there is no score, for example because nothing was expected. */
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
      /** @description Most it could have been. */
      expected_total_score: number
      /** @description Null where nothing was expected. */
      score_percentage: number | null
      /** @description 100, or 0 where nothing was expected. */
      expected_score_percentage: number
      variables: components['schemas']['VariableResult'][]
    }
    /** @description What the operator issued to a client. */
    Credentials: {
      /** @description Who is asking, as the operator issued it. */
      client_id: string
      /** @description The secret that came with it. */
      client_secret: string
    }
    /** @description A refusal. */
    Error: {
      /** @description What went wrong, for programs: area, kind, number. */
      code: string
      /** @description The field at fault, as the caller spelled it. */
      path?: string
      /** @description What went wrong and what to do, for people. */
      message: string
      /** @description What RFC 6749 calls it: only where a form was sent to `POST /v1/auth`. */
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
    /** @description A call, whole or the `fields` that were asked for. */
    ListedCallAnalysis: {
      /** Format: uuid */
      id: string
      /** @description The caller's own id of the call. */
      external_id?: string
      /** @description Null only in a call that was erased. */
      agent_id?: string | null
      /** @description Null only in a call that was erased. */
      agent_name?: string | null
      model_id?: number
      /** @description The revision of the model that the call is judged by. */
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
      /** @description What went wrong and what to do, where processing failed. */
      error_message?: string | null
      original_file_name?: string | null
      /** @description Seconds. Null only in a call that was erased. */
      duration?: number | null
      /** @description What was said about the call when it was submitted. */
      additional_parameters?: {
        [key: string]: unknown
      } | null
      /** @description Extracted variables, and every answer with its evidence. `undetermined` names the scored answers that nobody could give, `points_open` says how many points hang on them. `rationale_parts` of an answer and `insight_parts` hold what its sentences were made from, as codes and values, for readers in other languages. `recording.note` is there when the recording was cut off or damaged, and says so. */
      analysis_result?: {
        [key: string]: unknown
      } | null
      /** @description Points by category. */
      xscore_result?: components['schemas']['CategoryResult'][] | null
      total_score?: number | null
      /** @description Most it could have been: without what did not apply and what nobody could tell. */
      expected_score?: number | null
      /** @description Null: there is no score, for example because nothing was expected. */
      score_percentage?: number | null
      summary?: string | null
      /** @description Observations and recommendations. */
      insights?: string[] | null
      /** @description What was talked about. */
      keywords?: string[] | null
      /** @description True while a person has to answer what nobody could tell: `analysis_result.undetermined`. */
      review_needed?: boolean
      /** @description False: the call was erased. */
      enabled?: boolean
      /**
       * Format: date-time
       * @description When the recording was removed because it had been kept long enough; null: it was not.
       */
      audio_removed_at?: string | null
      /**
       * Format: date-time
       * @description When what was said, and what quotes it, was removed because it had been kept long enough; null: it was not.
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
    /** @description What calls are marked against. */
    Model: {
      id: number
      /** @description The client it belongs to. */
      client_id: string
      name: string
      description: string
      /** @description Evaluation criteria and scoring rules. */
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
      /** @description Id of the model it belongs to. */
      client_prompt_template_id: number
      name: string
      /** @description Made from the name, unique within the model; how variables and results name the category. */
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
    /** @description A category as its author writes it. */
    ModelCategoryRequest: {
      /** @description Unique within the model, upper and lower case alike. */
      name: string
      /** @description Purpose of the category. */
      description?: string | null
      /** @description Maximum score achievable. */
      max_score: number
      /** @description Display order within the model; lower first. */
      order_number?: number | null
    }
    /** @description What the copy is called. */
    ModelCopyRequest: {
      /** @description Unique among the client's models, upper and lower case alike. */
      name: string
    }
    /** @description What callers must or may say about a call. */
    ModelMetadataField: {
      id: number
      /** @description Id of the model it belongs to. */
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
    /** @description A metadata field as its author writes it. */
    ModelMetadataFieldRequest: {
      /** @description How `additional_parameters` names it; unique within the model. */
      key: string
      /** @description Left out: made from the key. */
      readable_name?: string | null
      /**
       * @default STRING
       * @enum {string}
       */
      type?: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      /**
       * @description Whether a call without it is refused.
       * @default false
       */
      required?: boolean
      /**
       * @description Whether dashboards may group by it.
       * @default false
       */
      grouping?: boolean
    }
    /** @description A model as it is to be: what is left out returns to its default. */
    ModelReplacement: {
      /** @description Unique among the client's models, upper and lower case alike. */
      name: string
      /** @description What the model evaluates. */
      description?: string | null
      /** @description Evaluation criteria and scoring rules. */
      prompt?: string | null
      /** @description Variables to extract and to score. */
      template_variables?: components['schemas']['ModelVariableRequest'][] | null
      /** @description What callers must or may say about a call. */
      template_metadata?: components['schemas']['ModelMetadataFieldRequest'][] | null
      /** @description Domain vocabulary or context for the transcription. */
      transcription_prompt?: string | null
      /** @description Whether calls are summarised; left out: true. */
      summarize_call?: boolean | null
      /** @description Used only when `summarize_call` is true. */
      summarize_prompt?: string | null
      /** @description Whether calls are scored; left out: false. */
      xscore_template?: boolean | null
      /** @description Disabled models are hidden from listings; left out: true. */
      enabled?: boolean | null
      /** @description Days after which recordings of finished calls are removed; null: as the client's or the service's rule says; left out: as it was. */
      retain_audio_days?: number | null
      /** @description Days after which transcripts, with everything that quotes them, of finished calls are removed; null: as the client's or the service's rule says; left out: as it was. */
      retain_transcript_days?: number | null
      categories?: unknown
    }
    /** @description A model as its author writes it. */
    ModelRequest: {
      /** @description Unique among the client's models, upper and lower case alike. */
      name: string
      /** @description What the model evaluates. */
      description?: string | null
      /** @description Evaluation criteria and scoring rules. */
      prompt?: string | null
      /** @description Variables to extract and to score. */
      template_variables?: components['schemas']['ModelVariableRequest'][] | null
      /** @description What callers must or may say about a call. */
      template_metadata?: components['schemas']['ModelMetadataFieldRequest'][] | null
      /** @description Domain vocabulary or context for the transcription. */
      transcription_prompt?: string | null
      /** @description Whether calls are summarised; left out: true. */
      summarize_call?: boolean | null
      /** @description Used only when `summarize_call` is true. */
      summarize_prompt?: string | null
      /** @description Whether calls are scored; left out: false. */
      xscore_template?: boolean | null
      /** @description Disabled models are hidden from listings; left out: true. */
      enabled?: boolean | null
      /** @description Days after which recordings of finished calls are removed; null: as the client's or the service's rule says; left out: as it was. */
      retain_audio_days?: number | null
      /** @description Days after which transcripts, with everything that quotes them, of finished calls are removed; null: as the client's or the service's rule says; left out: as it was. */
      retain_transcript_days?: number | null
      /** @description A scoring model made without any gets one, "General". */
      categories?: components['schemas']['ModelCategoryRequest'][] | null
    }
    /** @description A model as it stood at one moment. Never changes. */
    ModelRevision: {
      model_id: number
      /** @description Counts up from 1. */
      number: number
      /** Format: date-time */
      created_at: string
      created_by: string
      /** @description Whether calls submitted now are analysed by this revision. */
      current: boolean
      name: string
      description: string
      /** @description Evaluation criteria and scoring rules. */
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
    /** @description That a model was changed, by whom and when. */
    ModelRevisionNote: {
      /** @description Counts up from 1. */
      number: number
      /** Format: date-time */
      created_at: string
      created_by: string
      /** @description Whether calls submitted now are analysed by this revision. */
      current: boolean
    }
    /** @description What is asked of every call. */
    ModelVariable: {
      id: number
      /**
       * Format: uuid
       * @description What score breakdowns show as its id.
       */
      uuid: string
      /** @description Id of the model it belongs to. */
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
    /** @description A variable as its author writes it. */
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
      /** @description Left out: made from the key. */
      readable_name?: string | null
      /** @description What the variable measures, in words the judge goes by. */
      description?: string | null
      /** @description Slug or name of the category it is scored in. Null: none, so it is extracted, not scored; left out: the one it has. */
      category?: string | null
      /**
       * @description Its share of the category's points; 0: not scored.
       * @default 1
       */
      weight?: number
      /** @description Display order; lower first. */
      order_number?: number | null
      /**
       * @description Failing it makes the call's total 0.
       * @default false
       */
      critical?: boolean
      /**
       * @description The good answer of a BOOLEAN.
       * @default true
       */
      passes_when?: boolean
      /** @description The closed set of answers of a STRING. */
      options?: string[] | null
    }
    /** @description What calls would come to. Nothing of it is kept. */
    Preview: {
      /** @description Null: a `model` was sent, which has no revision yet. */
      model_revision: number | null
      /** @description In the order asked. */
      results: {
        /** Format: uuid */
        call_analysis_id: string | null
        external_id: string | null
        /** @description Extracted variables, and every answer with its evidence. `undetermined` names the scored answers that nobody could give, `points_open` says how many points hang on them. `rationale_parts` of an answer and `insight_parts` hold what its sentences were made from, as codes and values, for readers in other languages. `recording.note` is there when the recording was cut off or damaged, and says so. */
        analysis_result: {
          [key: string]: unknown
        } | null
        /** @description Points by category. */
        xscore_result: components['schemas']['CategoryResult'][] | null
        total_score: number | null
        /** @description Most it could have been: without what did not apply and what nobody could tell. */
        expected_score: number | null
        /** @description Null: there is no score, for example because nothing was expected. */
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
    /** @description What a model is tried on: calls or a transcript, one of the two. */
    PreviewRequest: {
      /** @description Calls of yours that have been transcribed. */
      call_analysis_ids?: string[]
      /** @description A conversation that is no call of yours. */
      transcript?: components['schemas']['TranscriptSegments'] | string
      /** @description Tried instead of the model as it is saved; without `categories`, with those the model has. */
      model?: components['schemas']['ModelRequest']
    }
    /** @description How a call is to be analysed again. */
    Rerun: {
      /**
       * @description Where to begin. By default with the transcript, if it is complete.
       * @enum {string}
       */
      from?: 'transcript' | 'audio'
    }
    /** @description A category as it stood. */
    RevisionCategory: {
      /**
       * Format: uuid
       * @description What score breakdowns show as its id.
       */
      uuid: string
      name: string
      slug: string
      description: string | null
      max_score: number
      order_number: number | null
    }
    /** @description A variable as it stood. */
    RevisionVariable: {
      /**
       * Format: uuid
       * @description What score breakdowns show as its id.
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
    /** @description How one secret replaces another. */
    SecretRotation: {
      /**
       * @description How long the secrets before it still sign, too; 0: not any more.
       * @default 86400
       */
      overlap_seconds?: number
    }
    /** @description One agent beside all of them. */
    StatsAgentProfile: {
      agent_id: string
      /** @description As on the latest call; null: there is no such agent. */
      agent_name: string | null
      /** @enum {string} */
      interval: 'day' | 'week' | 'month'
      time_zone: string
      total_requests: number
      scored_requests: number
      /** @description How many of these calls have no score and enter no average. */
      unscored: number
      /** @description null where no call has a score. */
      avg_score: number | null
      /** @description Standard deviation of the scores, as of a sample; null below two scores. */
      score_deviation: number | null
      /** @description Lower end of the mean's 95 % confidence interval, by Student's t; null below two scores. */
      avg_score_low: number | null
      /** @description Its upper end. */
      avg_score_high: number | null
      /** @description All calls of the same filter, this agent's included. */
      team: {
        agents: number
        scored_requests: number
        /** @description How many of these calls have no score and enter no average. */
        unscored: number
        avg_score: number | null
      }
      /** @description Those the agent was marked in, in the order they are shown. */
      categories: {
        /** Format: uuid */
        category_id: string
        category_name: string
        category_slug: string
        model_name: string
        order_number: number | null
        /** @description Maximum possible for the category. */
        expected_score: number
        /** @description In points, as the other scores of a category. */
        avg_score: number
        /** @description Points reached of those that were expected. */
        score_percentage: number
        /** @description The agent's calls in which something was expected of the category. */
        total_requests: number
        team_avg_score: number
        team_score_percentage: number
      }[]
      /** @description The agent's course. Points without calls are there too. */
      points: {
        /**
         * Format: date
         * @description The day, the Monday of the week, or the first of the month.
         */
        start: string
        total_requests: number
        scored_requests: number
        /** @description How many of these calls have no score and enter no average. */
        unscored: number
        avg_score: number | null
        team_avg_score: number | null
      }[]
    }
    /** @description Everything at a glance. */
    StatsBasic: {
      total_requests: number
      /** @description How many of these calls have a score: what the scores rest on. */
      scored_requests: number
      /** @description How many of these calls have no score and enter no average. */
      unscored: number
      /** @description Score percentage; null where no call has a score. */
      avg_score: number | null
      /** @description Score percentage; null where no call has a score. */
      min_score: number | null
      /** @description Score percentage; null where no call has a score. */
      max_score: number | null
      /** @description HH:MM:SS; hours go on beyond 24. 00:00:00 where no call has a duration. */
      avg_duration: string
      /** @description HH:MM:SS; hours go on beyond 24. 00:00:00 where no call has a duration. */
      min_duration: string
      /** @description HH:MM:SS; hours go on beyond 24. 00:00:00 where no call has a duration. */
      max_duration: string
      /** @description HH:MM:SS; hours go on beyond 24. 00:00:00 where no call has a duration. */
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
      /** @description Calls with a score, in ten bands; 10 belongs to the second, 100 to the last. */
      distribution: {
        from: number
        to: number
        count: number
      }[]
      categories: components['schemas']['StatsCategory'][]
      /** @description The hundred agents with most calls. */
      agents: {
        agent_id: string
        /** @description As on the latest call. */
        agent_name: string
        total_requests: number
        scored_requests: number
        /** @description How many of these calls have no score and enter no average. */
        unscored: number
        /** @description null where no call has a score. */
        avg_score: number | null
        /** @description Standard deviation of the scores, as of a sample; null below two scores. */
        score_deviation: number | null
        /** @description Lower end of the mean's 95 % confidence interval, by Student's t; null below two scores. */
        avg_score_low: number | null
        /** @description Its upper end. */
        avg_score_high: number | null
      }[]
    }
    /** @description Points reached in one category. */
    StatsCategory: {
      /** @description Display order of the category; null where it has none. */
      order_number: number | null
      category_name: string
      /** @description In points. */
      avg_category_score: number
      min_score: number
      max_score: number
      /** @description Maximum possible for the category. */
      expected_score: number
      /** @description Points reached of those that were expected, which may be fewer than `expected_score`. */
      score_percentage: number
      /** @description Calls in which something was expected of the category. */
      total_requests: number
      /**
       * Format: uuid
       * @description As `xscore_result` shows it.
       */
      category_id: string
      /** @description Leads to the calls that lost points there: `lost_points_in` of the list of calls. */
      category_slug: string
      /** @description The model that the category belongs to. */
      model_name: string
    }
    /** @description The answers to one variable. */
    StatsExtractedKey: {
      key: string
      /** @description null: no model has this variable. Where models disagree: DECIMAL for numbers, else STRING. */
      type: ('STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME') | null
      /** @description Finished calls that were asked this. */
      total: number
      /** @description Of those, calls without an answer. */
      missing: number
      values: {
        /** @description Text beyond 256 characters is cut. */
        value: string | number | boolean
        count: number
        /** @description Of the calls with an answer. */
        percentage: number
        /** @description null where none of these calls has a score. */
        avg_score: number | null
        /** @description How many of these calls have no score and enter no average. */
        unscored: number
      }[]
      /** @description Of INTEGER and DECIMAL variables with an answer; percentiles lie between the nearest answers. */
      numeric?: {
        avg: number
        min: number
        max: number
        p50: number
        p90: number
      }
    }
    /** @description The calls that have one value of the field in common. */
    StatsGroup: {
      grouping_field_value: string
      total_requests: number
      /** @description How many of these calls have a score: what the scores rest on. */
      scored_requests: number
      /** @description How many of these calls have no score and enter no average. */
      unscored: number
      /** @description Score percentage; null where no call has a score. */
      avg_score: number | null
      /** @description Score percentage; null where no call has a score. */
      min_score: number | null
      /** @description Score percentage; null where no call has a score. */
      max_score: number | null
      /** @description HH:MM:SS; hours go on beyond 24. 00:00:00 where no call has a duration. */
      avg_duration: string
      /** @description HH:MM:SS; hours go on beyond 24. 00:00:00 where no call has a duration. */
      min_duration: string
      /** @description HH:MM:SS; hours go on beyond 24. 00:00:00 where no call has a duration. */
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
      /** @description Newest call first; one member for each column. */
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
        /** @description How many of these calls have no score and enter no average. */
        unscored: number
        avg_score: number | null
        /** @description HH:MM:SS; hours go on beyond 24. 00:00:00 where no call has a duration. */
        avg_duration: string
      }[]
    }
    /** @description What the service works with, and how far it is with this client's calls. */
    Status: {
      version: string
      /** @description What new calls are worked on with. */
      engines: {
        speech: string
        judge: string
      }
      stages: {
        /** @enum {string} */
        stage: 'convert' | 'transcribe' | 'analyze' | 'summarize'
        /** @description Calls that wait for a worker, or for their next attempt. */
        waiting: number
        running: number
        /** @description null: none waits. */
        oldest_waiting_seconds: number | null
      }[]
      webhooks: {
        /** @description Deliveries still to be made. */
        waiting: number
      }
    }
    /** @description What the call has now, for comparing. */
    StoredScore: {
      model_id: number
      model_revision: number
      total_score: number | null
      expected_score: number | null
      score_percentage: number | null
    }
    /** @description A metadata field as a model shows it. */
    TemplateMetadata: {
      key: string
      readable_name: string
      /** @enum {string} */
      type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
      required: boolean
      grouping: boolean
    }
    /** @description A variable as a model shows it. */
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
    /** @description A token and what it is good for. */
    Token: {
      /** @description A JWT. Send it as `Authorization: Bearer …` with every other request. */
      access_token: string
      /** @description When the token ends, in Unix seconds. Get a new one before that. */
      expires_at: number
      /** @constant */
      token_type: 'Bearer'
      /** @description How many seconds that is from now. */
      expires_in: number
      /** @description The address the token is good for. */
      client_id_audience: string
      /** @description The client's scopes, separated by spaces; of all scopes, only the first seven are shown here. The `scope` claim inside the token has all of them. */
      scope: string
    }
    /** @description A transcript as `…/transcription` gives it in `segments`. */
    TranscriptSegments: {
      segments: {
        /** @description `Agent`, `Customer`, or whoever it was. */
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
          /** @description `Agent` or `Customer`, `Speaker 1`, `Speaker 2` … where that is not sure, `IVR` for a machine. */
          speaker: string
          /** @description Seconds from the start of the recording. */
          start: number
          end: number
          text: string
          /** @description 0 to 1: how sure the recogniser is of the words. */
          confidence?: number
        }[]
      }
      /** @description The whole conversation, one line per turn, each begun by its speaker. */
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
      /** @description Most it could have been. */
      expected_score: number
    }
    /** @description The outline of a recording, to be drawn. */
    Waveform: {
      /** @description Seconds. */
      duration: number
      channels: {
        /** @description Who speaks in it, as the transcript names them; null: not known, or everybody. */
        speaker: string | null
        /** @description Loudest sample of each stretch, 0 to 1. All stretches are of one length. */
        peaks: number[]
      }[]
    }
    /** @description Where and what a client is told. */
    Webhook: {
      id: number
      /** @description The client it belongs to. */
      client_id: string
      url: string
      events: ('call_analysis.completed' | 'call_analysis.failed')[]
      /** @description Only calls of these models; empty: of all. */
      model_ids: number[]
      description: string
      enabled: boolean
      /** @description Why the service has disabled it; null: it has not. Enabling it clears this. */
      disabled_reason: string | null
      /**
       * Format: date-time
       * @description The first failure since the last success; null: nothing has failed since.
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
    /** @description One attempt to deliver an event. What a receiver says is not kept. */
    WebhookAttempt: {
      /** Format: date-time */
      at: string
      /** @description What the receiver answered; null: nothing. */
      status_code: number | null
      duration_ms: number
      /** @description Why it failed; null: it was delivered. */
      reason: string | null
    }
    /** @description An event on its way to a webhook. */
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
      /** @description How it fared last; where it failed, `reason` says why. Null: it has not been tried yet. */
      last_attempt: components['schemas']['WebhookAttempt'] | null
      /**
       * Format: date-time
       * @description When it is sent next; null: it is not sent any more.
       */
      next_attempt_at: string | null
      /** Format: date-time */
      created_at: string
      /**
       * Format: date-time
       * @description When it was delivered or given up.
       */
      settled_at: string | null
    }
    /** @description An event on its way to a webhook, and how it fared. */
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
      /** @description How it fared last; where it failed, `reason` says why. Null: it has not been tried yet. */
      last_attempt: components['schemas']['WebhookAttempt'] | null
      /**
       * Format: date-time
       * @description When it is sent next; null: it is not sent any more.
       */
      next_attempt_at: string | null
      /** Format: date-time */
      created_at: string
      /**
       * Format: date-time
       * @description When it was delivered or given up.
       */
      settled_at: string | null
      /** @description What is sent; null: the call has been erased. */
      payload: {
        [key: string]: unknown
      } | null
      /** @description The oldest first; of more than a hundred, the latest. */
      attempts: components['schemas']['WebhookAttempt'][]
    }
    /** @description A page of deliveries. */
    WebhookDeliveryList: {
      items: components['schemas']['WebhookDelivery'][]
      /** @description Leads to the next page; null on the last. */
      next_cursor: string | null
    }
    /** @description Where and what a client wants to be told. */
    WebhookRequest: {
      /** @description Where events are posted to: an http or https address, without user name and password. */
      url: string
      /** @description What to be told; left out: everything. */
      events?: ('call_analysis.completed' | 'call_analysis.failed')[] | null
      /** @description Only calls of these models; left out or empty: of all. */
      model_ids?: number[] | null
      /** @description What it is for. */
      description?: string | null
      /** @description A disabled webhook is sent nothing; left out: true. */
      enabled?: boolean | null
    }
    /** @description What to send as a test. */
    WebhookTest: {
      /**
       * @description Which to send; left out: the webhook's first.
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
      /** @description Only calls of these models; empty: of all. */
      model_ids: number[]
      description: string
      enabled: boolean
      /** @description Why the service has disabled it; null: it has not. Enabling it clears this. */
      disabled_reason: string | null
      /**
       * Format: date-time
       * @description The first failure since the last success; null: nothing has failed since.
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
      /** @description What messages are signed with. It is shown this once; null in an answer that is given again for its Idempotency-Key. */
      secret: string | null
    }
  }
  responses: {
    /** @description - `002-003-0004` This recording has not been decoded, so it has no outline yet. Wait a moment; if the call has failed, run it again from the audio. */
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
    /** @description - `002-003-0002` Personal data has not been taken out of this recording yet, so it is not given out. Wait until the call is transcribed; if it is already, run it again from the audio. */
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
    /** @description - `001-001-0001` The client id or the client secret is wrong. */
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
    /** @description - `002-002-0003` This call has been erased; only the fact that it was there is kept. */
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
    /** @description - `002-003-0003` This call has no finished transcript, so there is nothing to judge. */
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
    /** @description - `004-001-0002` The model has call analyses, so its categories cannot be changed or deleted. Make an editable copy with POST /v1/models/{id}/duplicate. */
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
    /** @description - `003-003-0001` The judge could not judge this. */
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
    /** @description - `006-001-0001` A metadata field of that key exists already in this model. */
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
    /** @description - `003-001-0001` A model of that name exists already. */
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
    /** @description - `001-003-0002` The service cannot take this just now. Try again. */
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
    /** @description - `002-002-0002` The range lies outside the recording. */
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
    /** @description - `001-001-0003` The token lacks the scope for this operation. */
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
    /** @description - `005-001-0001` A variable of that key exists already in this model. */
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
      /** @description It can: the database is there. */
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
      /** @description It cannot just now; `waiting_for` says why. */
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
          /** @description Not looked at: a token has all scopes of its client. */
          scope?: string
        }
      }
    }
    responses: {
      /** @description A token and what it is good for. */
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
      /** @description Who the token belongs to, and what holds for it. */
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
      /** @description What the service works with, and how far it is with this client's calls. */
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
        /** @description A key of your own for this request, kept for 24 hours: sent again with the same key, it is carried out once and answered alike. A refusal frees the key. */
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
      /** @description What calls are marked against. */
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
       * @description - `003-001-0001` A model of that name exists already.
       *     - `004-001-0001` A category of that name exists already in this model.
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
       *     - `001-002-0005` This Idempotency-Key came with a different request before. Use a new key for a new request.
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
        /** @description Id of the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What calls are marked against. */
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
        /** @description Id of the model. */
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
      /** @description What calls are marked against. */
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
        /** @description A key of your own for this request, kept for 24 hours: sent again with the same key, it is carried out once and answered alike. A refusal frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description Id of the model. */
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
      /** @description What calls are marked against. */
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
       * @description - `003-001-0001` A model of that name exists already.
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
       *     - `001-002-0005` This Idempotency-Key came with a different request before. Use a new key for a new request.
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
        /** @description Id of the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The a model's revisions, the newest first. */
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
        /** @description Id of the model. */
        id: number
        /** @description Number of the revision. */
        number: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A model as it stood at one moment. Never changes. */
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
        /** @description Id of the model. */
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
      /** @description What calls would come to. Nothing of it is kept. */
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
       * @description - `002-002-0003` This call has been erased; only the fact that it was there is kept.
       *     - `002-002-0004` What was said on this call is no longer kept.
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
       *     - `003-002-0001` The preview took too long and was given up. Try fewer calls at once.
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
        /** @description Id of the model. */
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
        /** @description A key of your own for this request, kept for 24 hours: sent again with the same key, it is carried out once and answered alike. A refusal frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description Id of the model. */
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
       * @description - `004-001-0001` A category of that name exists already in this model.
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
       *     - `001-002-0005` This Idempotency-Key came with a different request before. Use a new key for a new request.
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
        /** @description Id of the model. */
        model_id: number
        /** @description Id within the model. */
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
        /** @description Id of the model. */
        model_id: number
        /** @description Id within the model. */
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
       * @description - `004-001-0001` A category of that name exists already in this model.
       *     - `004-001-0002` The model has call analyses, so its categories cannot be changed or deleted. Make an editable copy with POST /v1/models/{id}/duplicate.
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
        /** @description Id of the model. */
        model_id: number
        /** @description Id within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; there is nothing to show. */
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
        /** @description Id of the model. */
        model_id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The a model's variables. */
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
        /** @description A key of your own for this request, kept for 24 hours: sent again with the same key, it is carried out once and answered alike. A refusal frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description Id of the model. */
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
      /** @description What is asked of every call. */
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
       * @description - `005-001-0001` A variable of that key exists already in this model.
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
       *     - `001-002-0005` This Idempotency-Key came with a different request before. Use a new key for a new request.
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
        /** @description Id of the model. */
        model_id: number
        /** @description Id within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What is asked of every call. */
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
        /** @description Id of the model. */
        model_id: number
        /** @description Id within the model. */
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
      /** @description What is asked of every call. */
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
        /** @description Id of the model. */
        model_id: number
        /** @description Id within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; there is nothing to show. */
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
        /** @description Id of the model. */
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
        /** @description A key of your own for this request, kept for 24 hours: sent again with the same key, it is carried out once and answered alike. A refusal frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description Id of the model. */
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
      /** @description What callers must or may say about a call. */
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
       * @description - `006-001-0001` A metadata field of that key exists already in this model.
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
       *     - `001-002-0005` This Idempotency-Key came with a different request before. Use a new key for a new request.
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
        /** @description Id of the model. */
        model_id: number
        /** @description Id within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What callers must or may say about a call. */
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
        /** @description Id of the model. */
        model_id: number
        /** @description Id within the model. */
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
      /** @description What callers must or may say about a call. */
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
        /** @description Id of the model. */
        model_id: number
        /** @description Id within the model. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; there is nothing to show. */
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
        /** @description How many calls to a page. */
        limit?: number
        /** @description `next_cursor` of the page before. Keep the other parameters as they were. */
        cursor?: string
        /** @description The caller's own id. */
        external_id?: string
        agent_id?: string
        /** @description Upper and lower case alike. A model that is not there has no calls. */
        model_name?: string
        model_id?: number
        /** @description Give it several times for calls in any of several statuses. */
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
        /** @description First day (2026-01-31) or moment (2026-01-31T14:30:00Z) to take in. */
        start_date?: string
        /** @description Last day to take in, whole; or the moment before which to stop. */
        end_date?: string
        /** @description Least `score_percentage`, itself included. */
        min_score?: number
        /** @description Greatest `score_percentage`, itself included. */
        max_score?: number
        /** @description Only finished calls that lost points in this category: its slug, or its id as `xscore_result` shows it. With `model_name` or `model_id`, of that model; without, of every model that has such a category. */
        lost_points_in?: string
        /** @description Words of transcript or summary. "Several words" as one, -word leaves out, `or` between two. */
        q?: string
        /** @description With `q`: show where the words were said. Needs the scope `read:call-analysis-transcription` too. */
        include_hits?: boolean
        /** @description Only finished calls that `GET /v1/stats/grouping-fields` counts under `grouping_field_value` of this field, of the same model and in the same time: give the dates as moments with their offset if the statistics are asked in a time zone of their own. */
        grouping_field_key?: string
        /** @description As that shows it. Comes with `grouping_field_key`. */
        grouping_field_value?: string
        /** @description Names of the fields to show, with commas between them; `id` is always there. Without it: all. */
        fields?: string
        /** @description False: the calls that were erased. */
        enabled?: boolean
        /** @description Calls without a score come last, whichever way scores are sorted. */
        sort?: '-created_at' | 'created_at' | '-score_percentage' | 'score_percentage'
        /** @description Count all calls the list is limited to, not only this page. Counting looks at each: ask for it once, not with every page. */
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
        /** @description A key of your own for this request, kept for 24 hours: sent again with the same key, it is carried out once and answered alike. A refusal frees the key. */
        'Idempotency-Key'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Your own id of the call. */
          external_id: string
          /** @description Who handled the call. */
          agent_id: string
          /** @description How the agent is called. */
          agent_name: string
          /** @description What the call is marked against. */
          model_name: string
          /** @description A JSON object, as text, with whatever you want to say about the call. */
          additional_parameters?: string
          /**
           * Format: binary
           * @description The recording: MP3, WAV, M4A, FLAC, OGG or WEBM, which is found out from its content.
           */
          audio_file: string
        }
      }
    }
    responses: {
      /** @description A call and what was found in it. */
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
       *     - `002-001-0002` The file holds no audio that can be decoded.
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
       *     - `001-002-0005` This Idempotency-Key came with a different request before. Use a new key for a new request.
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
        /** @description Id of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A call and what was found in it. */
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
        /** @description Id of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; there is nothing to show. */
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
        /** @description Number of an earlier result: the transcript that it was made from. */
        result?: number
      }
      header?: never
      path: {
        /** @description Id of the call analysis. */
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
       * @description - `002-002-0003` This call has been erased; only the fact that it was there is kept.
       *     - `002-002-0004` What was said on this call is no longer kept.
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
        /** @description Id of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Every result the call has had. */
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
        /** @description Id of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What was asked for. */
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
        /** @description In place of a token: what `POST …/audio-link` has put into its address. */
        link?: string
      }
      header?: never
      path: {
        /** @description Id of the call analysis. */
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
      /** @description The part that was asked for. */
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
       *     - `002-002-0005` The recording in storage is no longer the one that was sent: it was altered or damaged there, so it is not given out. Send the call again to put it back.
       *     - `002-002-0003` This call has been erased; only the fact that it was there is kept.
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
        /** @description Id of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A way to one recording that needs no token, for a while. */
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
       *     - `002-002-0003` This call has been erased; only the fact that it was there is kept.
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
        /** @description Id of the call analysis. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The outline of a recording, to be drawn. */
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
       *     - `002-002-0003` This call has been erased; only the fact that it was there is kept.
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
        /** @description A key of your own for this request, kept for 24 hours: sent again with the same key, it is carried out once and answered alike. A refusal frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description Id of the call analysis. */
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
      /** @description A call and what was found in it. */
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
       *     - `002-002-0004` What was said on this call is no longer kept.
       *     - `002-002-0003` This call has been erased; only the fact that it was there is kept.
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
       *     - `001-002-0005` This Idempotency-Key came with a different request before. Use a new key for a new request.
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
        /** @description First day (2026-01-31) or moment (2026-01-31T14:30:00Z) to take in. */
        start_date?: string
        /** @description Last day to take in, whole; or the moment before which to stop. */
        end_date?: string
        /** @description Only calls of this model, upper and lower case alike. A model that is not there has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and the days, weeks and months of a course, are days there. */
        time_zone?: string
        /** @description `agent_id`, `agent_name`, `model_name`, `status`; else a key of the metadata or additional_parameters of a call; else the key of an extracted variable. */
        grouping_field_key: string
        /** @description How many at most: those with most calls are shown. */
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
        /** @description First day (2026-01-31) or moment (2026-01-31T14:30:00Z) to take in. */
        start_date?: string
        /** @description Last day to take in, whole; or the moment before which to stop. */
        end_date?: string
        /** @description Only calls of this model, upper and lower case alike. A model that is not there has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and the days, weeks and months of a course, are days there. */
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
        /** @description First day (2026-01-31) or moment (2026-01-31T14:30:00Z) to take in. */
        start_date?: string
        /** @description Last day to take in, whole; or the moment before which to stop. */
        end_date?: string
        /** @description Only calls of this model, upper and lower case alike. A model that is not there has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and the days, weeks and months of a course, are days there. */
        time_zone?: string
        /** @description How many at most: those with most calls are shown. */
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
        /** @description First day (2026-01-31) or moment (2026-01-31T14:30:00Z) to take in. */
        start_date?: string
        /** @description Last day to take in, whole; or the moment before which to stop. */
        end_date?: string
        model_name: string
        /** @description IANA name. Dates without a time, and the days, weeks and months of a course, are days there. */
        time_zone?: string
        /** @description How many calls to a page. */
        limit?: number
        /** @description `next_cursor` of the page before. Keep the other parameters as they were. */
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
        /** @description First day (2026-01-31) or moment (2026-01-31T14:30:00Z) to take in. */
        start_date?: string
        /** @description Last day to take in, whole; or the moment before which to stop. */
        end_date?: string
        /** @description Only calls of this model, upper and lower case alike. A model that is not there has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and the days, weeks and months of a course, are days there. */
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
        /** @description First day (2026-01-31) or moment (2026-01-31T14:30:00Z) to take in. */
        start_date?: string
        /** @description Last day to take in, whole; or the moment before which to stop. */
        end_date?: string
        /** @description Only calls of this model, upper and lower case alike. A model that is not there has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and the days, weeks and months of a course, are days there. */
        time_zone?: string
        /** @description Weeks begin on Monday. */
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
        /** @description First day (2026-01-31) or moment (2026-01-31T14:30:00Z) to take in. */
        start_date?: string
        /** @description Last day to take in, whole; or the moment before which to stop. */
        end_date?: string
        /** @description Only calls of this model, upper and lower case alike. A model that is not there has no calls. */
        model_name?: string
        /** @description IANA name. Dates without a time, and the days, weeks and months of a course, are days there. */
        time_zone?: string
        agent_id: string
        /** @description Weeks begin on Monday. */
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
        /** @description A key of your own for this request, kept for 24 hours: sent again with the same key, it is carried out once and answered alike. A refusal frees the key. */
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
       * @description - `008-001-0002` There are as many webhooks as a client may have.
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
       *     - `001-002-0005` This Idempotency-Key came with a different request before. Use a new key for a new request.
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
        /** @description Id of the webhook. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where and what a client is told. */
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
        /** @description Id of the webhook. */
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
      /** @description Where and what a client is told. */
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
        /** @description Id of the webhook. */
        id: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Done; there is nothing to show. */
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
        /** @description A key of your own for this request, kept for 24 hours: sent again with the same key, it is carried out once and answered alike. A refusal frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description Id of the webhook. */
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
       *     - `001-002-0005` This Idempotency-Key came with a different request before. Use a new key for a new request.
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
        /** @description How many deliveries to a page. */
        limit?: number
        /** @description `next_cursor` of the page before. */
        cursor?: string
        /** @description Give it several times for any of several. */
        status?: ('PENDING' | 'DELIVERED' | 'FAILED' | 'CANCELLED')[]
        /** @description Give it several times for any of several. */
        event?: ('call_analysis.completed' | 'call_analysis.failed')[]
      }
      header?: never
      path: {
        /** @description Id of the webhook. */
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
        /** @description Id of the webhook. */
        id: number
        /** @description Id of the delivery. */
        delivery_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description An event on its way to a webhook, and how it fared. */
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
        /** @description A key of your own for this request, kept for 24 hours: sent again with the same key, it is carried out once and answered alike. A refusal frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description Id of the webhook. */
        id: number
        /** @description Id of the delivery. */
        delivery_id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description An event on its way to a webhook. */
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
       *     - `008-001-0003` This delivery is being sent just now.
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
       *     - `001-002-0005` This Idempotency-Key came with a different request before. Use a new key for a new request.
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
        /** @description A key of your own for this request, kept for 24 hours: sent again with the same key, it is carried out once and answered alike. A refusal frees the key. */
        'Idempotency-Key'?: string
      }
      path: {
        /** @description Id of the webhook. */
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
      /** @description An event on its way to a webhook. */
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
       *     - `001-002-0005` This Idempotency-Key came with a different request before. Use a new key for a new request.
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
        /** @description How many entries to a page. */
        limit?: number
        /** @description `next_cursor` of the page before. Keep the other parameters as they were. */
        cursor?: string
        /** @description `created`, `replaced`, `removed`, `erased`, `rerun` … */
        action?: string
        /** @description `model`, `category`, `variable`, `metadata`, `call_analysis`, `client` … */
        subject_type?: string
        /** @description The id of what was changed. */
        subject_id?: string
        /** @description The id of a client; `operator` for commands on the machine of the service, `system` for what happens by itself. */
        actor?: string
        /** @description First day (2026-01-31) or moment (2026-01-31T14:30:00Z) to take in. */
        start_date?: string
        /** @description Last day to take in, whole; or the moment before which to stop. */
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
        /** @description The same whenever this event is sent to this webhook again. */
        'webhook-id': string
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': string
        /** @description HMAC-SHA256 as Standard Webhooks 1.0 says, one for each live secret. */
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
            /** @description The caller's own id of the call. */
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
            /** @description Path of the record, which has the rest. */
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
      /** @description Not wanted any more: the webhook is disabled. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Taken. */
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
        /** @description The same whenever this event is sent to this webhook again. */
        'webhook-id': string
        /** @description When it was sent, in seconds since 1970. */
        'webhook-timestamp': string
        /** @description HMAC-SHA256 as Standard Webhooks 1.0 says, one for each live secret. */
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
            /** @description The caller's own id of the call. */
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
            /** @description Path of the record, which has the rest. */
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
      /** @description Not wanted any more: the webhook is disabled. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Taken. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
}
