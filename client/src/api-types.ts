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
  readonly '/v1/sign-in': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Sign in with e-mail address and password
     * @description For the dashboard. After several wrong passwords the next try has to wait as long as `Retry-After` says.
     */
    readonly post: operations['signInWithPassword']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/sign-in/code': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Sign in with the code of the second factor
     * @description Of the app, or one of the recovery codes. A wrong code begins again with the password.
     */
    readonly post: operations['signInWithCode']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/sign-out': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Sign out of the dashboard */
    readonly post: operations['signOut']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/sign-in/ways': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * How people with this e-mail address can sign in
     * @description By the domain of the address alone: it does not tell whether there is an account.
     */
    readonly post: operations['listSignInWays']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/sign-in/forgot': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Have a link for a new password sent
     * @description The answer is the same whether there is an account or not.
     */
    readonly post: operations['forgotPassword']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/sign-in/link': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** See what a link is for */
    readonly post: operations['readSignInLink']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/sign-in/link/use': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Come in by a link
     * @description Name and password as the link needs them; an e-mail address only for the first account. The link cannot be used again. Whoever has two-factor codes needs one after a new password, too.
     */
    readonly post: operations['useSignInLink']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** Who is signed in */
    readonly get: operations['getMe']
    /**
     * Change your own name, and which mails you get
     * @description What is left out stays as it is.
     */
    readonly put: operations['updateMe']
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/password': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    /**
     * Choose a new password
     * @description Every other session ends. After several wrong ones the next try has to wait as long as `Retry-After` says.
     */
    readonly put: operations['changePassword']
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/sessions': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** Where you are signed in */
    readonly get: operations['listSessions']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/sessions/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    readonly post?: never
    /** Sign out somewhere else */
    readonly delete: operations['revokeSession']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/sessions/revoke-others': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Sign out everywhere else */
    readonly post: operations['revokeOtherSessions']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/code': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Begin to use two-factor codes
     * @description They count once a code has been confirmed. Until then, asking again gives a new secret.
     */
    readonly post: operations['beginCode']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/code/confirm': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Confirm the first two-factor code
     * @description From now on signing in with the password needs a code. Every other session ends.
     */
    readonly post: operations['confirmCode']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/code/remove': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Switch two-factor codes off
     * @description With a code of the app, a recovery code, or the password.
     */
    readonly post: operations['removeCode']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/passkeys': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** List your passkeys */
    readonly get: operations['listPasskeys']
    readonly put?: never
    /** Add a passkey */
    readonly post: operations['addPasskey']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/passkeys/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    readonly post?: never
    /**
     * Remove a passkey
     * @description Nobody can sign in with it any more. The device may go on offering it.
     */
    readonly delete: operations['deletePasskey']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/passkeys/options': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Begin to add a passkey
     * @description Browsers have passkeys at the name of the service by https, and at http://localhost; not at an IP address.
     */
    readonly post: operations['beginPasskey']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/sign-in/passkey/options': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Begin to sign in with a passkey
     * @description Without an e-mail address: the device knows which of its passkeys are for here.
     */
    readonly post: operations['beginPasskeySignIn']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/sign-in/passkey': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Sign in with a passkey
     * @description No code is asked for: the device has made sure who it is.
     */
    readonly post: operations['signInWithPasskey']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/sign-in/sso': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Begin to sign in by single sign-on
     * @description Open it in the browser: it leads to the sign-in service of the workspace, and that leads back. What goes wrong leads to `/sign-in?sso=…` with a reason, as in `endSso`.
     */
    readonly get: operations['beginSso']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/sign-in/sso/callback': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Come back from single sign-on
     * @description The sign-in service of the workspace leads here. It works once, in the browser that began, and leads on into the dashboard; or to `/sign-in?sso=REASON`: `ended` (took too long, was done already, or was begun in another browser), `elsewhere` (begun on another page), `not_set_up`, `unavailable` (the service is away), `denied` (the service said no), `invalid` (its answer cannot be trusted), `email_missing`, `email_unverified`, `other_account` (the address belongs to an account that is linked to somebody else), `domain` (not one that accounts are made for), `no_role`, `disabled`, `owner` (no owner has set single sign-on up).
     */
    readonly get: operations['endSso']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/standing': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** Your own score beside that of your team */
    readonly get: operations['getStanding']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/workspace': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** Read about the workspace */
    readonly get: operations['getWorkspace']
    /**
     * Change the settings of the workspace
     * @description Scope: `write:people`.
     */
    readonly put: operations['updateWorkspace']
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/workspace/review-rules': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    /**
     * Say when the machine is trusted and how long results can be appealed
     * @description Scope: `write:call-analysis-review`.
     */
    readonly put: operations['updateReviewRules']
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/users': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the people of the workspace
     * @description Scope: `read:people`.
     */
    readonly get: operations['listUsers']
    readonly put?: never
    /**
     * Invite somebody
     * @description Scope: `write:people`.
     *
     *     The link in the answer lets the person in once, within seven days, to choose a password. It is shown in this answer only, and sent by mail where the service can.
     */
    readonly post: operations['createUser']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/users/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read about somebody
     * @description Scope: `read:people`.
     */
    readonly get: operations['getUser']
    /**
     * Change somebody: role, agent, teams; or disable them
     * @description Scope: `write:people`.
     *
     *     Whoever gets other rights has to sign in again, everywhere.
     */
    readonly put: operations['updateUser']
    readonly post?: never
    /**
     * Remove somebody
     * @description Scope: `write:people`.
     *
     *     With sessions and passkeys. What they did stays in the audit log.
     */
    readonly delete: operations['deleteUser']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/users/{id}/link': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Make a new link for somebody to come in by
     * @description Scope: `write:people`.
     *
     *     For whoever has not come in yet: the invitation again. For others: to choose a new password. Earlier links end.
     */
    readonly post: operations['linkUser']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/users/{id}/codes': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    readonly post?: never
    /**
     * Switch somebody else's two-factor codes off
     * @description For whoever has lost the phone and the recovery codes. They are signed out everywhere and come in with the password alone, until they switch codes on again. Your own are switched off under your account.
     */
    readonly delete: operations['removeUserCodes']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/sso': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** Read how single sign-on is set up */
    readonly get: operations['getSso']
    /**
     * Set single sign-on up
     * @description With another issuer or client, everybody is linked anew at their next sign-in, by their verified address.
     */
    readonly put: operations['replaceSso']
    readonly post?: never
    /**
     * End single sign-on
     * @description Accounts stay. Whoever has no password and no passkey needs a new link.
     */
    readonly delete: operations['deleteSso']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/teams': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the teams
     * @description Scope: `read:people`.
     */
    readonly get: operations['listTeams']
    readonly put?: never
    /**
     * Create a team
     * @description Scope: `write:people`.
     */
    readonly post: operations['createTeam']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/teams/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a team
     * @description Scope: `read:people`.
     */
    readonly get: operations['getTeam']
    /**
     * Rename a team
     * @description Scope: `write:people`.
     */
    readonly put: operations['updateTeam']
    readonly post?: never
    /**
     * Delete a team without agents
     * @description Scope: `write:people`.
     */
    readonly delete: operations['deleteTeam']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/agents': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the agents
     * @description Scope: `read:people`.
     *
     *     Everybody who has taken a call, and who was entered by hand; in order of their IDs.
     */
    readonly get: operations['listAgents']
    readonly put?: never
    /**
     * Enter an agent who has no calls yet
     * @description Scope: `write:people`.
     */
    readonly post: operations['createAgent']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/agents/{agent_id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read about an agent
     * @description Scope: `read:people`.
     */
    readonly get: operations['getAgent']
    /**
     * Rename an agent, or move it to another team
     * @description Scope: `write:people`.
     */
    readonly put: operations['updateAgent']
    readonly post?: never
    /**
     * Delete an agent without calls
     * @description Scope: `write:people`.
     */
    readonly delete: operations['deleteAgent']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/clients': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** List the programs that use the API */
    readonly get: operations['listClients']
    readonly put?: never
    /** Let a program use the API */
    readonly post: operations['createClient']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/clients/{id}/rotate-secret': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Give a program a new secret
     * @description The old one ends at once, its tokens within 10 seconds.
     */
    readonly post: operations['rotateClientSecret']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/clients/{id}/disable': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Lock a program out */
    readonly post: operations['disableClient']
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
  readonly '/v1/targets': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the targets of all models
     * @description Scope: `read:prompt-template`.
     *
     *     By name: enabled models, also those without targets, and disabled ones with targets.
     */
    readonly get: operations['listTargets']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{id}/targets': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Get the targets of a model
     * @description Scope: `read:prompt-template`.
     */
    readonly get: operations['getTargets']
    /**
     * Set the targets of a model
     * @description Scope: `write:prompt-template`.
     *
     *     All of them: what is left out has no target any more. They change how scores are shown, never a score, and make no new revision of the model.
     */
    readonly put: operations['replaceTargets']
    readonly post?: never
    readonly delete?: never
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
     *     Newest first, in pages. Each page continues exactly where the previous one ended, even while calls arrive. Calls whose answers are hidden from you, since you have yet to answer them blind or in a calibration, are left out wherever a filter, the order or the total would tell something of these answers.
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
     *     Read it until `status` is final. Nearly all fields of an erased call are null; what the machine found is for somebody who has yet to answer the call blind or in a calibration.
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
  readonly '/v1/call-analysis/{id}/neighbours': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Find the previous and the next call of a list
     * @description Scope: `read:call-analysis-requests`.
     *
     *     Takes the filters and the order of `GET /v1/call-analysis`. A call that has left the list since still has a previous and a next one there.
     */
    readonly get: operations['getCallNeighbours']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/suggestions': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Find calls, agents and metadata by one text
     * @description Scope: `read:call-analysis-requests`.
     *
     *     At most five of each. For words that were said, use `q` of the list.
     */
    readonly get: operations['suggestCalls']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/passages': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Find what was said by its meaning
     * @description Scope: `read:call-analysis-transcription`.
     *
     *     A passage is about half a minute of a call. The passages that come nearest to the meaning are given, nearest first, at most three of one call, with the filters of the list of calls. There is always something nearest: read the first ones, and stop where they no longer fit. English calls only. Calls that you have yet to answer blind or in a calibration are left out where a filter would tell something of their answers.
     */
    readonly get: operations['findPassages']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/themes': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Ask a question across calls
     * @description Scope: `read:call-analysis-transcription`.
     *
     *     Finds the passages that come nearest to the question, 200 at most and at most three of one call, with the filters of the list of calls. What says much the same is grouped into themes, each with a name in its own words, how many calls speak of it and examples with their moments. It counts what was found, not what is true of all calls. English calls only. Calls that you have yet to answer blind or in a calibration are left out where a filter would tell something of their answers.
     */
    readonly get: operations['askCalls']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/views': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the saved views
     * @description Scope: `read:call-analysis-requests`.
     *
     *     The workspace's and your own, by name.
     */
    readonly get: operations['listViews']
    readonly put?: never
    /**
     * Save a view
     * @description Scope: `write:people`.
     */
    readonly post: operations['createView']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/views/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    /**
     * Change a saved view
     * @description Scope: `write:people`.
     */
    readonly put: operations['replaceView']
    readonly post?: never
    /**
     * Delete a saved view
     * @description Scope: `write:people`.
     */
    readonly delete: operations['deleteView']
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
  readonly '/v1/call-analysis/{id}/release': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * See whether the agent may see the call
     * @description Scope: `read:call-analysis-requests`.
     */
    readonly get: operations['getRelease']
    /**
     * Release a call to its agent
     * @description Scope: `write:call-analysis-review`.
     *
     *     From then on the agent sees it, whatever the rule of the workspace. With `released` false, the rule decides again.
     */
    readonly put: operations['releaseCall']
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/acknowledge': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Say that you have read the result of a call of yours
     * @description By the agent of the call, once it is released. Said again, it changes nothing, unless the result has changed or was released again since.
     */
    readonly post: operations['acknowledgeCall']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/reviews': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the reviews of a call
     * @description Scope: `read:call-analysis-review`.
     *
     *     The oldest first; of drafts only your own. None for somebody who has yet to answer the call in a calibration.
     */
    readonly get: operations['listReviews']
    readonly put?: never
    /**
     * Review a call
     * @description Scope: `write:call-analysis-review`.
     *
     *     Confirm or change any answer. Once it is submitted, its answers count instead of the machine's, which stay beside them; score and statistics follow.
     */
    readonly post: operations['createReview']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/reviews/{review_id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    /**
     * Change a review of your own, or submit it
     * @description Scope: `write:call-analysis-review`.
     *
     *     What it said before stays in its history.
     */
    readonly put: operations['replaceReview']
    readonly post?: never
    /**
     * Delete a draft of your own
     * @description Scope: `write:call-analysis-review`.
     */
    readonly delete: operations['deleteReview']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{id}/teaching': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * What reviews could teach the judge
     * @description Scopes: `read:prompt-template` and `read:call-analysis-review`.
     *
     *     Criterion by criterion, how well the embedded judge agrees with people as it is, and how well it would if it were taught by their answers; measured on calls that it was not taught by (5-fold). A language model is taught by examples, which takes one reviewed answer and is not measured: `kind` says which of the two judges calls. All submitted reviews in force count, blind or not.
     */
    readonly get: operations['weighTeaching']
    readonly put?: never
    /**
     * Have the judge learn from reviews
     * @description Scopes: `write:prompt-template` and `read:call-analysis-review`.
     *
     *     Makes a new revision in which the judge goes by what people have answered. `weights` is refused where it would not be better beyond chance. Earlier revisions and their calls stay as they are.
     */
    readonly post: operations['switchTeachingOn']
    /**
     * Have the judge forget what reviews taught it
     * @description Scope: `write:prompt-template`.
     *
     *     Makes a revision without it. The reviews stay, so it can be switched on again.
     */
    readonly delete: operations['switchTeachingOff']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/appeals': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the appeals of a call
     * @description Scope: `read:call-analysis-review`.
     */
    readonly get: operations['listAppeals']
    readonly put?: never
    /**
     * Appeal against a result
     * @description Scope: `write:call-analysis-review`.
     */
    readonly post: operations['openAppeal']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/appeals/{id}/decide': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Decide an appeal
     * @description Scope: `write:call-analysis-review`.
     *
     *     Not by who opened it, nor by who reviewed the call. `answers` become a review of their own and count from then on.
     */
    readonly post: operations['decideAppeal']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/comments': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the comments on a call
     * @description Scope: `read:call-analysis-review`.
     */
    readonly get: operations['listComments']
    readonly put?: never
    /**
     * Comment on a call, or on a moment of it
     * @description Scope: `write:call-analysis-review`.
     */
    readonly post: operations['createComment']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/comments/{comment_id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    readonly post?: never
    /**
     * Delete a comment of your own
     * @description Scope: `write:call-analysis-review`.
     */
    readonly delete: operations['deleteComment']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/review-plans': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the review plans
     * @description Scope: `read:call-analysis-review`.
     */
    readonly get: operations['listReviewPlans']
    readonly put?: never
    /**
     * Create a review plan
     * @description Scope: `write:call-analysis-review`.
     *
     *     Calls are drawn within a minute, and from then on as they come in.
     */
    readonly post: operations['createReviewPlan']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/review-plans/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a review plan
     * @description Scope: `read:call-analysis-review`.
     */
    readonly get: operations['getReviewPlan']
    /**
     * Change a review plan
     * @description Scope: `write:call-analysis-review`.
     *
     *     What is left out returns to its default, but for the seed.
     */
    readonly put: operations['replaceReviewPlan']
    readonly post?: never
    /**
     * Delete a review plan
     * @description Scope: `write:call-analysis-review`.
     *
     *     What nobody has begun leaves the queue; what is being or was reviewed stays.
     */
    readonly delete: operations['deleteReviewPlan']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/review-plans/{id}/draw': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Draw calls now
     * @description Scope: `write:call-analysis-review`.
     *
     *     From this week and the one before. It happens every minute anyway; a plan that is not enabled draws nothing.
     */
    readonly post: operations['drawReviewPlan']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/review-queue': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the review queue
     * @description Scope: `read:call-analysis-review`.
     *
     *     Newest first, in pages. A team lead sees the calls of their teams.
     */
    readonly get: operations['listReviewQueue']
    readonly put?: never
    /**
     * Put calls up for review
     * @description Scope: `write:call-analysis-review`.
     *
     *     All of them, or none. Calls that are up already stay as they are.
     */
    readonly post: operations['putUpForReview']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/review-queue/counts': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Count what waits for review
     * @description Scope: `read:call-analysis-review`.
     *
     *     A team lead counts the calls of their teams.
     */
    readonly get: operations['countReviewQueue']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/review-queue/next': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Take the next call to review
     * @description Scope: `write:call-analysis-review`.
     *
     *     The one you are at, or else the next: what is given to you first, then by when it is due, then by age. It is yours alone until you submit a review, give it back or `claimed_until` is over. 204: there is none.
     */
    readonly post: operations['claimNextReview']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/review-queue/{id}/release': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Give a call back
     * @description Scope: `write:call-analysis-review`.
     */
    readonly post: operations['releaseReviewTask']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/review-queue/{id}/skip': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Take a call out of the queue
     * @description Scope: `write:call-analysis-review`.
     *
     *     With a reason. Its plan draws another one instead.
     */
    readonly post: operations['skipReviewTask']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/calibrations': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the calibrations
     * @description Scope: `read:call-analysis-review`.
     *
     *     The newest first. A team lead sees those in which they take part.
     */
    readonly get: operations['listCalibrations']
    readonly put?: never
    /**
     * Have several people answer the same calls
     * @description Scope: `write:call-analysis-review`.
     *
     *     While it is open, none of them sees what the others or the machine answered to calls they have not submitted. Their answers count in no record.
     */
    readonly post: operations['createCalibration']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/calibrations/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a calibration and how far everybody is
     * @description Scope: `read:call-analysis-review`.
     */
    readonly get: operations['getCalibration']
    /**
     * Change an open calibration
     * @description Scope: `write:call-analysis-review`.
     *
     *     Answers to calls, and of people, that are left out are removed. Whoever takes part may stay, also if they may not review any more.
     */
    readonly put: operations['replaceCalibration']
    readonly post?: never
    /**
     * Delete a calibration with all answers in it
     * @description Scope: `write:call-analysis-review`.
     *
     *     Reviews that were adopted from it stay.
     */
    readonly delete: operations['deleteCalibration']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/calibrations/{id}/close': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Close a calibration
     * @description Scope: `write:call-analysis-review`.
     *
     *     From then on nobody answers, and its results are shown.
     */
    readonly post: operations['closeCalibration']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/calibrations/{id}/calls/{call_id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a call of a calibration, without answers
     * @description Scopes: `read:call-analysis-review` and `read:call-analysis-transcription`.
     */
    readonly get: operations['getCalibrationCall']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/calibrations/{id}/calls/{call_id}/answers': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read your own answers to a call of a calibration
     * @description Scope: `read:call-analysis-review`.
     */
    readonly get: operations['getCalibrationAnswers']
    /**
     * Answer a call of a calibration, for yourself
     * @description Scope: `write:call-analysis-review`.
     *
     *     Counts in no record. What is submitted stays.
     */
    readonly put: operations['answerCalibration']
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/calibrations/{id}/results': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Who said what in a calibration, and how far they agree
     * @description Scope: `read:call-analysis-review`.
     *
     *     Once it is closed; for whoever may close it, as soon as everybody has submitted everything.
     */
    readonly get: operations['getCalibrationResults']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/calibrations/{id}/adopt': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Make the agreed answers count
     * @description Scope: `write:call-analysis-review`.
     *
     *     They become a submitted review of each call, in your name. Sending the same again changes nothing.
     */
    readonly post: operations['adoptCalibration']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{id}/trust': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * How far the machine is trusted with each criterion
     * @description Scope: `read:call-analysis-review`.
     *
     *     From blind reviews alone, by the rules of the workspace, or as a person has set it.
     */
    readonly get: operations['getModelTrust']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/models/{id}/trust/{key}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    /**
     * Set how far the machine is trusted with a criterion
     * @description Scope: `write:call-analysis-review`.
     *
     *     As long as it asks the same: once it is reworded, the rules apply again.
     */
    readonly put: operations['setCriterionTrust']
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/call-analysis/{id}/mentionable': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Who can be mentioned on a call
     * @description Scope: `read:call-analysis-review`.
     *
     *     Everybody who may see it.
     */
    readonly get: operations['listMentionable']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/mentions': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Comments that mention you
     * @description Newest first; only on calls that you may see.
     */
    readonly get: operations['listMentions']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/mentions/read': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Mark mentions as read */
    readonly post: operations['readMentions']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/reviews': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List what people have answered
     * @description Scope: `read:call-analysis-review`.
     *
     *     Every answer of every submitted review, beside the machine's; the latest review first, in pages. The `Link` header leads to the next page, as `next_cursor` does. Dates are those of the reviews.
     */
    readonly get: operations['listReviewAnswers']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/coaching-sessions': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List coaching sessions
     * @description Scope: `read:call-analysis-review`.
     *
     *     Newest first. Agents see their own once they are held, or shared.
     */
    readonly get: operations['listCoachingSessions']
    readonly put?: never
    /**
     * Plan or note a coaching session
     * @description Scope: `write:call-analysis-review`.
     *
     *     With an agent; about moments of their calls, and criteria that are to get better.
     */
    readonly post: operations['createCoachingSession']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/coaching-sessions/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a coaching session
     * @description Scope: `read:call-analysis-review`.
     */
    readonly get: operations['getCoachingSession']
    /**
     * Change a coaching session
     * @description Scope: `write:call-analysis-review`.
     *
     *     If the agent had acknowledged it, they are to acknowledge it again.
     */
    readonly put: operations['replaceCoachingSession']
    readonly post?: never
    /**
     * Delete a coaching session
     * @description Scope: `write:call-analysis-review`.
     */
    readonly delete: operations['deleteCoachingSession']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/coaching-sessions/{id}/acknowledge': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Say that you agree to what was noted
     * @description By the agent it was held with. Said again, it changes nothing.
     */
    readonly post: operations['acknowledgeCoaching']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/coaching-sessions/{id}/effect': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * What came of a coaching session
     * @description Scope: `read:call-analysis-review`.
     *
     *     For each of its criteria, how often the agent passed before and after: with all its points, or as the criterion wants it. From the answers in force, by when the calls were submitted.
     */
    readonly get: operations['measureCoaching']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/alert-rules': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the alert rules
     * @description Scope: `read:call-analysis-review`.
     */
    readonly get: operations['listAlertRules']
    readonly put?: never
    /**
     * Create an alert rule
     * @description Scope: `write:call-analysis-review`.
     *
     *     What happens from now on is noted, and told to webhooks and by mail.
     */
    readonly post: operations['createAlertRule']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/alert-rules/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read an alert rule
     * @description Scope: `read:call-analysis-review`.
     */
    readonly get: operations['getAlertRule']
    /**
     * Change an alert rule
     * @description Scope: `write:call-analysis-review`.
     *
     *     What is left out returns to its default. The kind of what is watched stays.
     */
    readonly put: operations['replaceAlertRule']
    readonly post?: never
    /**
     * Delete an alert rule
     * @description Scope: `write:call-analysis-review`.
     *
     *     What it has told stays in the list of alerts; what waits is not told.
     */
    readonly delete: operations['deleteAlertRule']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/alert-rules/{id}/test': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Send a test message to whoever the rule tells
     * @description Scope: `write:call-analysis-review`.
     *
     *     At once, also in quiet hours and if the rule is off. It says that it is a test, and nothing of it is in the list of alerts.
     */
    readonly post: operations['testAlertRule']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/alerts': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the alerts
     * @description Scope: `read:call-analysis-review`.
     *
     *     Newest first, told or not yet. Team leads see those about their agents. Alerts about a call that you are to review blind are left out until then. Alerts are kept for 400 days.
     */
    readonly get: operations['listAlerts']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/alert-settings': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read the quiet hours
     * @description Scope: `read:call-analysis-review`.
     */
    readonly get: operations['getAlertSettings']
    /**
     * Change the quiet hours
     * @description Scope: `write:call-analysis-review`.
     *
     *     What happens in quiet hours is told when they are over.
     */
    readonly put: operations['updateAlertSettings']
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/digest-settings': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read when the weekly digest is sent
     * @description Scope: `read:call-analysis-review`.
     */
    readonly get: operations['getDigestSettings']
    /**
     * Change when the weekly digest is sent
     * @description Scope: `write:call-analysis-review`.
     *
     *     Team leads get the week of their teams, agents their own, compared with the week before. The first one is sent when the day and hour come the next time.
     */
    readonly put: operations['updateDigestSettings']
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/me/digest': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** Your own weekly digest, as it would be sent today */
    readonly get: operations['previewOwnDigest']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/users/{id}/digest': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Somebody's weekly digest, as it would be sent today
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Nothing is sent. What is hidden from you, because you are to review a call blind, is left out.
     */
    readonly get: operations['previewDigest']
    readonly put?: never
    readonly post?: never
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
     *     Only finished, enabled calls count, by the time they were submitted. Scores and answers of calls that you have yet to answer blind or in a calibration are null. The `Link` header leads to the next page, as `next_cursor` does.
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
  readonly '/v1/stats/criteria': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * How often each criterion is passed and failed, before and over time
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Criteria that carry points, and critical ones. Only finished, enabled calls count, by the time they were submitted. Points include those without calls, at most 3,700. As CSV: one row per criterion, without the points over time.
     */
    readonly get: operations['scoreCriteria']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/stats/criteria-by-agent': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * How often each agent passes and fails each criterion
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Criteria that carry points, and critical ones. Only finished, enabled calls count, by the time they were submitted. As CSV: one row per agent and criterion.
     */
    readonly get: operations['scoreCriteriaByAgent']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/stats/changes': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * What has changed since the period before, and where it comes from
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Only finished, enabled calls count, by the time they were submitted. As CSV: one row for the score and for every agent, group and criterion.
     */
    readonly get: operations['compareScores']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/stats/team-profile': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * One team compared with all other agents: overall, agent by agent, by category and over time
     * @description Scope: `read:call-analysis-stats`.
     *
     *     Of the agents who are in the team now. Only finished, enabled calls count, by the time they were submitted. Includes points without calls, at most 3,700. As CSV: the points over time.
     */
    readonly get: operations['profileTeam']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/stats/agreement': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * How far the machine agrees with people
     * @description Scope: `read:call-analysis-stats`.
     *
     *     By criterion and revision, from blind reviews alone: who has seen the machine’s answer is not independent of it. Dates are those of the reviews.
     */
    readonly get: operations['measureAgreement']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/topics': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Why customers call, before and over time
     * @description Scope: `read:call-analysis-stats`.
     *
     *     A topic is a reason for contact. It is made of calls that open with much the same and is named by their own words, until somebody names it. Every call is in one topic, or in none. Only finished, enabled calls count, by the time they were submitted; English calls only. As CSV: one row per topic, without the points over time.
     */
    readonly get: operations['listTopics']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/topics/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    /**
     * Name a topic
     * @description Scope: `write:prompt-template`.
     *
     *     The name stays, whatever calls come. Two topics cannot have the same name: merge them.
     */
    readonly patch: operations['renameTopic']
    readonly trace?: never
  }
  readonly '/v1/topics/{id}/merge': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Merge a topic into another
     * @description Scope: `write:prompt-template`.
     *
     *     Its calls, and those that will be like them, count in the other. It can be undone by DELETE.
     */
    readonly post: operations['mergeTopic']
    /**
     * Take a topic out of the one it was merged into
     * @description Scope: `write:prompt-template`.
     *
     *     With its own calls. One that stands by itself is left as it is.
     */
    readonly delete: operations['separateTopic']
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
  readonly '/v1/phone-systems': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the phone systems
     * @description Scope: `read:webhook`.
     */
    readonly get: operations['listPhoneSystems']
    readonly put?: never
    /**
     * Create a phone system
     * @description Scopes: `write:webhook` and `write:call-analysis-request`.
     *
     *     Give `callback_url` to Twilio or EventBridge. From then on every recording that is ready becomes a call under the model, once. The secret for EventBridge is shown in this answer only.
     */
    readonly post: operations['createPhoneSystem']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/phone-systems/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * Read a phone system
     * @description Scope: `read:webhook`.
     */
    readonly get: operations['getPhoneSystem']
    /**
     * Replace a phone system
     * @description Scopes: `write:webhook` and `write:call-analysis-request`.
     *
     *     Omitted fields return to their defaults; omitted secrets stay. The kind stays. While it is disabled, what it tells of waits.
     */
    readonly put: operations['replacePhoneSystem']
    readonly post?: never
    /**
     * Delete a phone system
     * @description Scopes: `write:webhook` and `write:call-analysis-request`.
     *
     *     With the list of its recordings. What waits is not fetched; its calls stay.
     */
    readonly delete: operations['deletePhoneSystem']
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/phone-systems/{id}/rotate-secret': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Create a new secret for EventBridge
     * @description Scopes: `write:webhook` and `write:call-analysis-request`.
     *
     *     The secret is shown in this answer only, and the earlier one is refused from now on; EventBridge sends again what was refused meanwhile. Not for Twilio, whose token is made there.
     */
    readonly post: operations['rotatePhoneSystemSecret']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/phone-systems/{id}/recordings': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /**
     * List the recordings a phone system has told of
     * @description Scope: `read:webhook`.
     *
     *     Newest first, with the call that came of each or why none did.
     */
    readonly get: operations['listPhoneRecordings']
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/phone-systems/{id}/recordings/{recording_id}/retry': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Fetch a recording again
     * @description Scopes: `write:webhook` and `write:call-analysis-request`.
     *
     *     One that failed, or at once one that waits. What has become a call stays as it is.
     */
    readonly post: operations['retryPhoneRecording']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/phone-systems/{id}/callback': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Be told of a recording
     * @description For the phone system, not for programs: Twilio sends its recording status here, with `X-Twilio-Signature`; Amazon EventBridge sends events of the bucket and of Amazon Connect, with the secret in `Authorization`. Answers as soon as it is noted; the recording is fetched after that. The same message twice does nothing.
     */
    readonly post: operations['receivePhoneMessage']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/v1/digest-leaving/{token}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Leave the weekly digest by the link in its mail
     * @description For mail programs, not for people or programs: the address is in the header `List-Unsubscribe` of every digest (RFC 8058). It ends the digest of whoever the mail was for, and can do nothing else; they can switch it on again in their account. Twice does no harm.
     */
    readonly post: operations['leaveDigest']
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
     *     Who changed, erased, listened to or exported which of the workspace's data; newest first, in pages. The `Link` header leads to the next page, as `next_cursor` does. Each entry holds the fingerprint of the one before it.
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
  readonly 'review.submitted': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * A person has reviewed a call
     * @description Sent to every webhook that is set up for it. Any 2xx within 15 seconds accepts it; after anything else it is sent again, with the same `webhook-id`.
     */
    readonly post: operations['tellSubmittedReview']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly 'appeal.opened': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Somebody has appealed against a result
     * @description Sent to every webhook that is set up for it. Any 2xx within 15 seconds accepts it; after anything else it is sent again, with the same `webhook-id`.
     */
    readonly post: operations['tellOpenedAppeal']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly 'appeal.decided': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * An appeal has been decided
     * @description Sent to every webhook that is set up for it. Any 2xx within 15 seconds accepts it; after anything else it is sent again, with the same `webhook-id`.
     */
    readonly post: operations['tellDecidedAppeal']
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly 'alert.raised': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /**
     * Something happened that a rule watches
     * @description Sent to every webhook that is set up for it. Any 2xx within 15 seconds accepts it; after anything else it is sent again, with the same `webhook-id`.
     */
    readonly post: operations['tellAlert']
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
      /** @description ID of the client, or of the person. */
      readonly client_id: string
      readonly workspace_id: string
      /** @description Of the client, or of the person. */
      readonly name: string
      readonly workspace_name: string
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
    /** @description That an agent has read the result of a call. */
    readonly Acknowledgement: {
      /** Format: date-time */
      readonly acknowledged_at: string
      readonly acknowledgement_outdated: boolean
    }
    /** @description What was agreed on, call by call. */
    readonly AdoptedAnswers: {
      readonly answers: readonly {
        /** @description Of the criterion. */
        readonly key: string
        /**
         * @description Null: it cannot be told, or does not apply.
         * @default null
         */
        readonly value?: string | number | boolean | null
        /** @default false */
        readonly not_applicable?: boolean
        /** @default  */
        readonly comment?: string
        /** Format: uuid */
        readonly call_id: string
      }[]
    }
    /** @description Somebody who takes calls. */
    readonly Agent: {
      readonly agent_id: string
      readonly name: string
      readonly team_id: number | null
      readonly team_name: string | null
      /** @description The person this agent is. */
      readonly user: {
        /** Format: uuid */
        readonly id: string
        readonly name: string
      } | null
      /** Format: date-time */
      readonly created_at: string
    }
    /** @description What can be changed about an agent. */
    readonly AgentReplacement: {
      /** @description Shown instead of the name that calls give. */
      readonly name: string
      /**
       * @description The team it is in; null: none.
       * @default null
       */
      readonly team_id?: number | null
    }
    /** @description An agent who has no calls yet. */
    readonly AgentRequest: {
      /** @description An agent's ID, as calls give it. */
      readonly agent_id: string
      /** @description Shown instead of the name that calls give. */
      readonly name: string
      /**
       * @description The team it is in; null: none.
       * @default null
       */
      readonly team_id?: number | null
    }
    /** @description How far two agree. */
    readonly AgreementFigures: {
      readonly n: number
      /** @description Share of answers that are the same. */
      readonly observed: number | null
      /** @description Cohen's kappa; null where it is not defined. */
      readonly kappa: number | null
      /** @description 95 %, low and high. */
      readonly interval: readonly number[] | null
    }
    /** @description Agreement, criterion by criterion and revision by revision. */
    readonly AgreementList: {
      readonly items: readonly components['schemas']['AgreementOfCriterion'][]
    }
    /** @description How far the machine agrees with people on a criterion. */
    readonly AgreementOfCriterion: {
      readonly model_id: number
      readonly model_name: string
      readonly model_revision: number
      readonly key: string
      /** @description Answers of blind reviews. */
      readonly n: number
      /** @description Share of answers that are the same. */
      readonly observed: number | null
      /** @description Cohen's kappa; null where it is not defined. */
      readonly kappa: number | null
      /** @description 95 %, low and high. */
      readonly interval: readonly number[] | null
      /** @description Of the machine’s yes, the share that people confirmed. */
      readonly precision_yes: number | null
      readonly precision_no: number | null
      /** @description How often a right answer was surer than a wrong one; 0.5 is nothing. */
      readonly confidence_tells: number | null
      readonly confusion: readonly {
        readonly machine: string
        readonly person: string
        readonly count: number
      }[]
    }
    /** @description Something that happened. */
    readonly Alert: {
      /** Format: uuid */
      readonly id: string
      /**
       * Format: uuid
       * @description Null: the rule has been deleted.
       */
      readonly rule_id: string | null
      readonly rule_name: string
      /** @enum {string} */
      readonly kind: 'critical_failed' | 'agent_falling' | 'topic_rising' | 'review_overdue' | 'backlog'
      /** @description In English. */
      readonly text: string
      readonly agent_id: string | null
      /** Format: uuid */
      readonly call_id: string | null
      readonly evidence: components['schemas']['AlertEvidence']
      /** Format: date-time */
      readonly raised_at: string
      /**
       * Format: date-time
       * @description Null: not told yet.
       */
      readonly told_at: string | null
    }
    /** @description What an alert stands on; nothing that was said on a call, but for the name of a topic. */
    readonly AlertEvidence: {
      readonly criterion?: {
        readonly key: string
        readonly name: string
      }
      readonly call?: {
        readonly external_id: string
        readonly score_percentage: number | null
      }
      /** @description Where in the recording, in seconds. */
      readonly moments?: readonly {
        readonly start: number
        readonly end: number
      }[]
      readonly agent_name?: string
      readonly model?: {
        readonly id: number
        readonly name: string
      }
      readonly fall?: {
        /** @enum {string} */
        readonly measure: 'score' | 'pass_rate'
        /** Format: date */
        readonly since: string
        /** Format: date */
        readonly until: string
        readonly before: number
        readonly after: number
        readonly difference: number
        /** @description 95 % interval of the difference. */
        readonly interval: readonly [number, number]
        readonly calls_before: number
        readonly calls_after: number
        /** @description Strength of the evidence that it moved. */
        readonly weight: number
        /** @description What it had to reach. */
        readonly threshold: number
      }
      readonly topic?: {
        /** Format: uuid */
        readonly id: string
        /** @description Empty: it has none. */
        readonly name: string
      }
      /** @description Of the share of calls about the topic, in percent. */
      readonly rise?: {
        /** Format: date */
        readonly since: string
        /** Format: date */
        readonly until: string
        readonly before: number
        readonly after: number
        readonly difference: number
        /** @description 95 % interval of the difference. */
        readonly interval: readonly [number, number]
        readonly calls_before: number
        readonly calls_after: number
        /** @description Strength of the evidence that it moved. */
        readonly weight: number
        /** @description What it had to reach. */
        readonly threshold: number
      }
      readonly review?: {
        /** Format: date-time */
        readonly due_at: string
        readonly assigned_to: string | null
      }
      readonly backlog?: {
        /** @enum {string} */
        readonly of: 'calls' | 'reviews'
        readonly length: number
        readonly before: number
        readonly hours: number
      }
    }
    /** @description Who is told. */
    readonly AlertReceivers: {
      /**
       * @description The webhooks that listen for `alert.raised`.
       * @default true
       */
      readonly webhooks: boolean
      /**
       * @description IDs of people, by mail. Team leads hear of their own teams only; agents are not told.
       * @default []
       */
      readonly people: readonly string[]
    }
    /** @description Who is told. */
    readonly AlertReceiversInput: {
      /**
       * @description The webhooks that listen for `alert.raised`.
       * @default true
       */
      readonly webhooks?: boolean
      /**
       * @description IDs of people, by mail. Team leads hear of their own teams only; agents are not told.
       * @default []
       */
      readonly people?: readonly string[]
    }
    /** @description What a workspace wants to be told of. */
    readonly AlertRule: {
      /** Format: uuid */
      readonly id: string
      readonly name: string
      readonly watch: components['schemas']['AlertWatch']
      readonly tell: components['schemas']['AlertReceivers']
      readonly enabled: boolean
      /** @description Grows with every change. */
      readonly version: number
      /**
       * Format: date-time
       * @description When it was last looked at.
       */
      readonly checked_at: string | null
      /**
       * Format: date-time
       * @description Until then it keeps still, and tells together what happens meanwhile.
       */
      readonly next_tell_at: string | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
      readonly updated_by: string | null
    }
    /** @description A rule as it is to be. */
    readonly AlertRuleFields: {
      readonly name: string
      readonly watch: components['schemas']['AlertWatchInput']
      /**
       * @default {
       *       "webhooks": true,
       *       "people": []
       *     }
       */
      readonly tell?: components['schemas']['AlertReceiversInput']
      /**
       * @description False: nothing is told.
       * @default true
       */
      readonly enabled?: boolean
    }
    /** @description A rule as it is to be. */
    readonly AlertRuleReplacement: {
      readonly name: string
      readonly watch: components['schemas']['AlertWatchInput']
      /**
       * @default {
       *       "webhooks": true,
       *       "people": []
       *     }
       */
      readonly tell?: components['schemas']['AlertReceiversInput']
      /**
       * @description False: nothing is told.
       * @default true
       */
      readonly enabled?: boolean
      /** @description As it was read: if somebody else was quicker, 409. If left out, whatever stands is replaced. */
      readonly version?: number
    }
    /** @description Who was sent a test message. */
    readonly AlertRuleTest: {
      /** @description Webhooks that listen for `alert.raised`, to which a test is queued. */
      readonly webhooks: number
      readonly mails_sent: number
      /** @description People who could not be sent a mail. */
      readonly mails_failed: number
      /** @description Whether the operator has set a mail server. */
      readonly can_mail: boolean
    }
    /** @description When nobody is to be disturbed. What happens then is told after. */
    readonly AlertSettings: {
      /** @description IANA name, such as Europe/Madrid. */
      readonly time_zone: string
      /** @description Null: no quiet hours. */
      readonly quiet_from: string | null
      readonly quiet_until: string | null
      readonly quiet_weekends: boolean
    }
    /** @description When nobody is to be disturbed. What happens then is told after. */
    readonly AlertSettingsInput: {
      /** @description IANA name, such as Europe/Madrid. */
      readonly time_zone: string
      /** @description Null: no quiet hours. */
      readonly quiet_from: string | null
      readonly quiet_until: string | null
      readonly quiet_weekends: boolean
    }
    /** @description What a rule watches. */
    readonly AlertWatch:
      | {
          /** @constant */
          readonly kind: 'critical_failed'
          /**
           * @description Null: calls of every model.
           * @default null
           */
          readonly model_id: number | null
          /**
           * @description Empty: every critical criterion.
           * @default []
           */
          readonly keys: readonly string[]
        }
      | {
          /** @constant */
          readonly kind: 'agent_falling'
          /**
           * @description Null: calls of every model.
           * @default null
           */
          readonly model_id: number | null
          /**
           * @default score
           * @enum {string}
           */
          readonly measure: 'score' | 'pass_rate'
          /**
           * @description A call passes from this score on.
           * @default 80
           */
          readonly pass_mark: number
          /**
           * @description At most so many on average, for all agents together.
           * @default 1
           */
          readonly false_alarms_per_month: number
        }
      | {
          /** @constant */
          readonly kind: 'topic_rising'
          /**
           * @description Null: calls of every model.
           * @default null
           */
          readonly model_id: number | null
          /**
           * @description At most so many on average, for all topics together.
           * @default 1
           */
          readonly false_alarms_per_month: number
        }
      | {
          /** @constant */
          readonly kind: 'review_overdue'
          /**
           * @description How long after the date.
           * @default 0
           */
          readonly hours: number
        }
      | {
          /** @constant */
          readonly kind: 'backlog'
          /**
           * @description Calls to be processed, or calls to be reviewed.
           * @enum {string}
           */
          readonly of: 'calls' | 'reviews'
          /** @default 100 */
          readonly at_least: number
          /**
           * @description Growth since so many hours ago.
           * @default 50
           */
          readonly growth_percent: number
          /** @default 4 */
          readonly hours: number
        }
    /** @description What a rule watches. */
    readonly AlertWatchInput:
      | {
          /** @constant */
          readonly kind: 'critical_failed'
          /**
           * @description Null: calls of every model.
           * @default null
           */
          readonly model_id?: number | null
          /**
           * @description Empty: every critical criterion.
           * @default []
           */
          readonly keys?: readonly string[]
        }
      | {
          /** @constant */
          readonly kind: 'agent_falling'
          /**
           * @description Null: calls of every model.
           * @default null
           */
          readonly model_id?: number | null
          /**
           * @default score
           * @enum {string}
           */
          readonly measure?: 'score' | 'pass_rate'
          /**
           * @description A call passes from this score on.
           * @default 80
           */
          readonly pass_mark?: number
          /**
           * @description At most so many on average, for all agents together.
           * @default 1
           */
          readonly false_alarms_per_month?: number
        }
      | {
          /** @constant */
          readonly kind: 'topic_rising'
          /**
           * @description Null: calls of every model.
           * @default null
           */
          readonly model_id?: number | null
          /**
           * @description At most so many on average, for all topics together.
           * @default 1
           */
          readonly false_alarms_per_month?: number
        }
      | {
          /** @constant */
          readonly kind: 'review_overdue'
          /**
           * @description How long after the date.
           * @default 0
           */
          readonly hours?: number
        }
      | {
          /** @constant */
          readonly kind: 'backlog'
          /**
           * @description Calls to be processed, or calls to be reviewed.
           * @enum {string}
           */
          readonly of: 'calls' | 'reviews'
          /** @default 100 */
          readonly at_least?: number
          /**
           * @description Growth since so many hours ago.
           * @default 50
           */
          readonly growth_percent?: number
          /** @default 4 */
          readonly hours?: number
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
      /** @description Keys of the scored answers that could not be determined, or that do not count yet. */
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
      /** @description What a person answered. Everything else of this answer stays the machine's. */
      readonly reviewed?: components['schemas']['ReviewedAnswer']
      /** @description False: the machine is not trusted with this criterion yet, so its answer counts neither for nor against until a person has answered. */
      readonly counts?: boolean
    }
    /** @description Somebody does not agree with a result. */
    readonly Appeal: {
      /** Format: uuid */
      readonly id: string
      /** Format: uuid */
      readonly call_analysis_id: string
      /** @description The criterion; null: the result as a whole. */
      readonly key: string | null
      readonly reason: string
      readonly opened_by: string
      readonly opened_by_name: string | null
      /** Format: date-time */
      readonly opened_at: string
      /** @description Null: not decided yet. */
      readonly outcome: ('accepted' | 'declined') | null
      /** @description Why. */
      readonly decision: string | null
      readonly decided_by: string | null
      readonly decided_by_name: string | null
      /** Format: date-time */
      readonly decided_at: string | null
      /**
       * Format: uuid
       * @description The review that the decision made.
       */
      readonly review_id: string | null
    }
    /** @description A temporary link to one recording that needs no token. */
    readonly AudioLink: {
      /** @description Address of the recording, relative to the service's own. */
      readonly url: string
      /** Format: date-time */
      readonly expires_at: string
    }
    /** @description Who did what, and when. Never altered. */
    readonly AuditEntry: {
      /** @description Place in the chain of this workspace, from 1 on, without gaps. */
      readonly number: number
      /**
       * Format: date-time
       * @description When, UTC.
       */
      readonly at: string
      /** @description Who: ID of a person or a client, `operator`, `system` or `unknown`. */
      readonly actor: string
      /** @description Name of the person or client at that time. */
      readonly actor_name: string | null
      /** @description IP address of the request, if there was one. */
      readonly address: string | null
      /** @description What was done, as a verb in the past. */
      readonly action: string
      /** @description What was changed or read. */
      readonly subject_type: string
      /** @description Which one. For an erased call, this is all that is left. */
      readonly subject_id: string
      /** @description Names of fields and figures; never what was said on a call. */
      readonly detail: {
        readonly [key: string]: (string | number | boolean | null) | readonly (string | number)[]
      } | null
      /** @description SHA-256 of this entry and of the one before it, in hex. */
      readonly hash: string
    }
    /** @description A page of the audit log. */
    readonly AuditList: {
      readonly items: readonly components['schemas']['AuditEntry'][]
      /** @description For the next page; null on the last one. */
      readonly next_cursor: string | null
    }
    /** @description Who said what about one criterion, and how far they agree. */
    readonly CalibratedCriterion: {
      readonly key: string
      readonly label: string
      /**
       * @description Cohen's kappa of two people, Krippendorff's alpha of more.
       * @enum {string}
       */
      readonly measure: 'kappa' | 'alpha'
      /** @description Calls that at least two people answered. */
      readonly n: number
      /** @description Of all pairs of answers, the share that is the same. */
      readonly observed: number | null
      /** @description Of the measure; null where it is not defined. */
      readonly value: number | null
      /** @description 95 %, low and high. Of kappa by its standard error, of alpha by drawing the calls again and again. */
      readonly interval: readonly number[] | null
      readonly calls: readonly {
        /** Format: uuid */
        readonly call_id: string
        readonly machine: string | null
        readonly reference: string | null
        readonly people: readonly {
          /** @description ID of the reviewer. */
          readonly reviewer: string
          readonly answer: string
        }[]
      }[]
      readonly with_reference: readonly {
        readonly n: number
        /** @description Share of answers that are the same. */
        readonly observed: number | null
        /** @description Cohen's kappa; null where it is not defined. */
        readonly kappa: number | null
        /** @description 95 %, low and high. */
        readonly interval: readonly number[] | null
        /** @description ID of the reviewer. */
        readonly reviewer: string
      }[]
      /** @description Where more than half of the people said the same. */
      readonly machine_with_majority: components['schemas']['AgreementFigures']
    }
    /** @description How strict somebody is, and how far with the reference. */
    readonly CalibratedPerson: {
      /** @description ID of the reviewer. */
      readonly reviewer: string
      readonly name: string
      readonly points: number
      readonly expected_points: number
      /** @description Of the points that their answers could give, the percentage they gave. */
      readonly share: number | null
      /** @description From the mean of all, in percentage points; below zero is stricter. */
      readonly difference: number | null
      /** @description Over all criteria; null for the reference itself, and where there is none. */
      readonly with_reference: {
        readonly n: number
        readonly observed: number | null
      } | null
    }
    /** @description Several people answer the same calls, none seeing the others. */
    readonly Calibration: {
      /** Format: uuid */
      readonly id: string
      readonly name: string
      readonly model_id: number
      /** @description The newest that its calls were scored by. */
      readonly model_revision: number | null
      /** @description Keys of criteria that do not ask the same in all of its calls, if they are of several revisions. */
      readonly differing_criteria: readonly string[]
      readonly call_ids: readonly string[]
      readonly reviewers: readonly {
        readonly id: string
        readonly name: string
        /** @description Calls answered, not submitted yet. */
        readonly drafts: number
        /** @description Calls answered and submitted. */
        readonly submitted: number
      }[]
      readonly reference: string | null
      /** Format: date-time */
      readonly deadline: string | null
      /** @enum {string} */
      readonly state: 'open' | 'closed'
      /**
       * Format: date-time
       * @description Null also where the deadline has closed it.
       */
      readonly closed_at: string | null
      readonly closed_by: string | null
      readonly version: number
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
      readonly updated_by: string | null
    }
    /** @description What you have said about one call. It counts in no record. */
    readonly CalibrationAnswers: {
      /** @enum {string} */
      readonly status: 'none' | 'draft' | 'submitted'
      /** Format: date-time */
      readonly submitted_at: string | null
      readonly answers: readonly components['schemas']['ReviewAnswerFields'][]
    }
    /** @description What a reviewer says about one call. */
    readonly CalibrationAnswersRequest: {
      /**
       * @description `submitted`: they cannot be changed any more.
       * @default draft
       * @enum {string}
       */
      readonly status?: 'draft' | 'submitted'
      readonly answers: readonly components['schemas']['ReviewAnswerFieldsInput'][]
    }
    /** @description What was said, and what is asked; nobody’s answers. */
    readonly CalibrationCall: {
      /** Format: uuid */
      readonly call_analysis_id: string
      readonly external_id: string
      readonly duration: number | null
      readonly language: string | null
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
      readonly criteria: readonly {
        readonly key: string
        readonly readable_name: string
        readonly description: string
        /** @enum {string} */
        readonly type: 'STRING' | 'INTEGER' | 'DECIMAL' | 'BOOLEAN' | 'DATE' | 'TIME' | 'DATETIME'
        readonly options: readonly string[] | null
        readonly category: string | null
        readonly critical: boolean
        /** @description Points that hang on it. */
        readonly expected_score: number
      }[]
    }
    /** @description A calibration as it is to be. */
    readonly CalibrationReplacement: {
      readonly name: string
      /** @description Finished calls of the model, in the order in which they are shown. */
      readonly call_ids: readonly string[]
      /** @description IDs of people who may review; a team lead has to be able to see all of the calls. */
      readonly reviewers: readonly string[]
      /**
       * Format: uuid
       * @description The reviewer with whom the others are compared; null: none.
       * @default null
       */
      readonly reference?: string | null
      /**
       * Format: date-time
       * @description Closed from then on; null: once somebody closes it.
       * @default null
       */
      readonly deadline?: string | null
      /** @description As it was read: if somebody else was quicker, 409. Left out: whatever stands there is replaced. */
      readonly version?: number
    }
    /** @description Several people are to answer the same calls. */
    readonly CalibrationRequest: {
      readonly name: string
      /** @description Finished calls of the model, in the order in which they are shown. */
      readonly call_ids: readonly string[]
      /** @description IDs of people who may review; a team lead has to be able to see all of the calls. */
      readonly reviewers: readonly string[]
      /**
       * Format: uuid
       * @description The reviewer with whom the others are compared; null: none.
       * @default null
       */
      readonly reference?: string | null
      /**
       * Format: date-time
       * @description Closed from then on; null: once somebody closes it.
       * @default null
       */
      readonly deadline?: string | null
      readonly model_id: number
    }
    /** @description Who said what, how far they agree, and where they differ. */
    readonly CalibrationResults: {
      /** Format: uuid */
      readonly id: string
      readonly name: string
      readonly model_id: number
      /** @description To compare before and after a criterion was reworded. */
      readonly model_revision: number | null
      readonly reference: string | null
      readonly people: readonly components['schemas']['CalibratedPerson'][]
      readonly criteria: readonly components['schemas']['CalibratedCriterion'][]
      /** @description The most split first. */
      readonly split_answers: readonly components['schemas']['SplitAnswer'][]
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
      /**
       * @description `needed`: something was not determined and no person has looked yet.
       * @enum {string}
       */
      readonly review_status: 'none' | 'needed' | 'in_progress' | 'reviewed' | 'appealed'
      /** @description The machine's own score; the record's follows what people answered. Null: none. */
      readonly machine_score: components['schemas']['MachineScore'] | null
      /** @description Whether every answer that people gave is the machine's; null: they have given none. */
      readonly agreement: ('agrees' | 'differs') | null
      /**
       * Format: date-time
       * @description When its agent said that they have read the result; null: not yet.
       */
      readonly acknowledged_at: string | null
      /** @description The result has changed, or was released again, since the agent acknowledged it. */
      readonly acknowledgement_outdated: boolean
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
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
      readonly updated_by: string | null
      /**
       * @description Only while you review the call blind: its answers, scores, summary, insights and keywords are hidden from you, so they are null.
       * @constant
       */
      readonly blind?: true
    }
    /** @description A page of calls. */
    readonly CallAnalysisList: {
      readonly items: readonly components['schemas']['ListedCallAnalysis'][]
      /** @description For the next page; null on the last one. */
      readonly next_cursor: string | null
      /** @description Only with `include_total`. */
      readonly total?: number
    }
    /** @description What somebody has to say about a call, or a moment of it. */
    readonly CallComment: {
      /** Format: uuid */
      readonly id: string
      readonly text: string
      /** @description The moment it is about, in seconds; null: the call as a whole. */
      readonly start: number | null
      readonly end: number | null
      readonly by: string
      readonly by_name: string | null
      /** Format: date-time */
      readonly at: string
      /** @description Who is meant by it. */
      readonly mentions: readonly {
        /** Format: uuid */
        readonly id: string
        readonly name: string
      }[]
    }
    /** @description What statistics count of a call. Categories and criteria are empty while the answers are hidden from you. */
    readonly CallFacts: {
      /** @description ISO 639-1 code. */
      readonly language: string | null
      /** @description Part of the call in which nobody spoke, 0 to 1. */
      readonly silence_share: number | null
      /** @description Part of the agent's talking in which somebody else spoke too, 0 to 1. */
      readonly talk_over_share: number | null
      /** @description By slug: percentage of the points there were to earn. */
      readonly categories: {
        readonly [key: string]: number
      }
      /** @description By key: what came of each scored criterion, as the statistics count it. */
      readonly criteria: {
        readonly [key: string]: 'passed' | 'failed' | 'open' | 'not_applicable'
      }
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
    /** @description The calls beside one in a list. */
    readonly CallNeighbours: {
      /** @description Null: it is the first, or its place in this list is hidden from you. */
      readonly previous: {
        /** Format: uuid */
        readonly id: string
        readonly external_id: string
      } | null
      readonly next: {
        /** Format: uuid */
        readonly id: string
        readonly external_id: string
      } | null
      /** @description Which call of the list it is, from 1. Null: it is not in the list, or after its first 10,000 calls (1,000 with `q`). */
      readonly place: number | null
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
      /**
       * @description Only while you review the call blind: its answers, scores, summary, insights and keywords are hidden from you, so they are null.
       * @constant
       */
      readonly blind?: true
    }
    /** @description What somebody who types this may be looking for. */
    readonly CallSuggestions: {
      /** @description Calls whose ID, or the sender's own, this is. */
      readonly calls: readonly {
        /** Format: uuid */
        readonly id: string
        readonly external_id: string
        readonly agent_name: string | null
        /** Format: date-time */
        readonly created_at: string
      }[]
      /** @description Agents with this in their names or IDs: for `agent_id` of the list. */
      readonly agents: readonly {
        readonly agent_id: string
        readonly name: string
      }[]
      /** @description Fields of the metadata in which finished calls have just this: for `metadata_key` of the list. */
      readonly metadata: readonly {
        readonly key: string
        /** @description As the model calls the field. */
        readonly name: string
      }[]
    }
    /** @description Calls to be reviewed. */
    readonly CallsForReview: {
      readonly call_ids: readonly string[]
      /**
       * Format: uuid
       * @description ID of a person; null: anyone.
       * @default null
       */
      readonly assigned_to?: string | null
      /**
       * Format: date-time
       * @default null
       */
      readonly due_at?: string | null
      /**
       * @description The machine's answers are hidden from the reviewer until submitting.
       * @default false
       */
      readonly blind?: boolean
    }
    /** @description Calls that are up for review. */
    readonly CallsPutUp: {
      /** @description The tasks of all these calls, also of those that were up already. */
      readonly items: readonly components['schemas']['ReviewTask'][]
      /** @description How many were not up before. */
      readonly added: number
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
    /** @description A program that uses the API. */
    readonly Client: {
      readonly id: string
      readonly name: string
      readonly scopes: readonly string[]
      readonly enabled: boolean
      /** Format: date-time */
      readonly created_at: string
    }
    /** @description A program that is to use the API. */
    readonly ClientRequest: {
      readonly name: string
      /** @description What the program may do. */
      readonly scopes: readonly (
        | 'read:call-analysis-requests'
        | 'write:call-analysis-request'
        | 'read:call-analysis-audio'
        | 'read:call-analysis-transcription'
        | 'read:prompt-template'
        | 'write:prompt-template'
        | 'read:call-analysis-stats'
        | 'read:model-category'
        | 'write:model-category'
        | 'read:model-variable'
        | 'write:model-variable'
        | 'read:model-metadata'
        | 'write:model-metadata'
        | 'read:webhook'
        | 'write:webhook'
        | 'write:call-analysis-review'
        | 'read:call-analysis-review'
        | 'delete:call-analysis'
        | 'read:audit'
        | 'read:people'
        | 'write:people'
      )[]
    }
    /** @description What a program signs in with. */
    readonly ClientSecret: {
      readonly client_id: string
      /** @description Shown this once. */
      readonly client_secret: string | null
    }
    /** @description A criterion that is to get better. */
    readonly CoachingCriterion: {
      readonly model_id: number
      readonly key: string
    }
    /** @description A criterion that is to get better. */
    readonly CoachingCriterionInput: {
      readonly model_id: number
      readonly key: string
    }
    /** @description How often the agent passed each criterion before and after. */
    readonly CoachingEffect: {
      /** Format: date-time */
      readonly held_at: string
      /** @description On each side of it. */
      readonly days: number
      readonly items: readonly {
        readonly model_id: number
        readonly key: string
        readonly before: components['schemas']['PassRate']
        readonly after: components['schemas']['PassRate']
        /** @description After less before. */
        readonly difference: number | null
        /** @description 95 %, low and high (Newcombe). */
        readonly interval: readonly number[] | null
        /**
         * @description `too_few`: fewer than 10 answers on either side, so nothing can be told.
         * @enum {string}
         */
        readonly verdict: 'better' | 'worse' | 'no_clear_change' | 'too_few'
        /** @description The criterion did not ask the same throughout, so the two are hard to compare. */
        readonly asked_differently: boolean
      }[]
    }
    /** @description A moment of a call that is talked about. */
    readonly CoachingMoment: {
      /**
       * Format: uuid
       * @description A call of this agent.
       */
      readonly call_id: string
      /** @description Seconds from the start of the recording. */
      readonly start: number
      readonly end: number
      /** @default  */
      readonly note?: string
      /**
       * @description The criterion it is about; null: none.
       * @default null
       */
      readonly key?: string | null
    }
    /** @description What an agent and their lead talk about, and what came of it. */
    readonly CoachingSession: {
      /** Format: uuid */
      readonly id: string
      readonly agent_id: string
      readonly title: string
      readonly notes: string
      /** @enum {string} */
      readonly state: 'planned' | 'held' | 'acknowledged'
      /** Format: date-time */
      readonly held_at: string | null
      readonly shared: boolean
      readonly moments: readonly {
        /** Format: uuid */
        readonly call_id: string
        readonly start: number
        readonly end: number
        readonly note: string
        readonly key: string | null
      }[]
      readonly criteria: readonly components['schemas']['CoachingCriterion'][]
      /** Format: date-time */
      readonly acknowledged_at: string | null
      /** @description What the agent said to it. */
      readonly acknowledgement: string | null
      /** Format: date-time */
      readonly created_at: string
      readonly created_by: string
      readonly created_by_name: string | null
      /** Format: date-time */
      readonly updated_at: string | null
      readonly updated_by: string | null
    }
    /** @description A coaching session to create. */
    readonly CoachingSessionFields: {
      /** @description An agent's ID, as calls give it. */
      readonly agent_id: string
      readonly title: string
      /** @default  */
      readonly notes?: string
      /**
       * Format: date-time
       * @description When it was held; null: it is planned.
       * @default null
       */
      readonly held_at?: string | null
      /**
       * @description The agent sees it before it is held, too.
       * @default false
       */
      readonly shared?: boolean
      /** @default [] */
      readonly moments?: readonly components['schemas']['CoachingMoment'][]
      /** @default [] */
      readonly criteria?: readonly components['schemas']['CoachingCriterionInput'][]
    }
    /** @description A coaching session as it is to be. */
    readonly CoachingSessionReplacement: {
      readonly title: string
      /** @default  */
      readonly notes?: string
      /**
       * Format: date-time
       * @description When it was held; null: it is planned.
       * @default null
       */
      readonly held_at?: string | null
      /**
       * @description The agent sees it before it is held, too.
       * @default false
       */
      readonly shared?: boolean
      /** @default [] */
      readonly moments?: readonly components['schemas']['CoachingMoment'][]
      /** @default [] */
      readonly criteria?: readonly components['schemas']['CoachingCriterionInput'][]
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
    /** @description How far the machine is trusted with a criterion, and why. */
    readonly CriterionTrust: {
      readonly key: string
      readonly label: string
      /**
       * @description `automatic`: the machine’s answer stands; `spot_checked`: people check samples; `by_people`: people answer.
       * @enum {string}
       */
      readonly level: 'automatic' | 'spot_checked' | 'by_people'
      /**
       * @description `automatic`: the machine’s answer stands; `spot_checked`: people check samples; `by_people`: people answer.
       * @enum {string}
       */
      readonly level_by_rule: 'automatic' | 'spot_checked' | 'by_people'
      /**
       * @description Whether a person has set the level.
       * @enum {string}
       */
      readonly by: 'rule' | 'person'
      /**
       * Format: date-time
       * @description Null: nothing has been measured or set yet.
       */
      readonly since: string | null
      /** @description Why a person has set it. */
      readonly reason: string
      readonly set_by: string | null
      readonly set_by_name: string | null
      /** @description Answers of blind reviews, from every revision in which it asked the same. */
      readonly n: number
      /** @description Share of answers that are the same. */
      readonly observed: number | null
      /** @description Cohen's kappa; null where it is not defined. */
      readonly kappa: number | null
      /** @description 95 %, low and high. */
      readonly interval: readonly number[] | null
      /** @description Of the machine’s yes, the share that people confirmed. */
      readonly precision_yes: number | null
      readonly precision_no: number | null
      /** @description How often a right answer was surer than a wrong one; 0.5 is nothing. */
      readonly confidence_tells: number | null
      readonly confusion: readonly {
        readonly machine: string
        readonly person: string
        readonly count: number
      }[]
    }
    /** @description Somebody's digest, as it would be sent today. */
    readonly DigestPreview: {
      /** Format: date */
      readonly first_day: string
      /** Format: date */
      readonly last_day: string
      readonly time_zone: string
      /** @enum {string} */
      readonly language: 'en' | 'es'
      readonly subject: string | null
      /** @description Null: there would be no mail. */
      readonly text: string | null
      /** @description Why this person would get none; null: they would, if digests are switched on. */
      readonly not_sent:
        | ('role' | 'nobody_to_tell_of' | 'opted_out' | 'never_signed_in' | 'empty_week')
        | null
    }
    /** @description When team leads and agents are told about their week by mail. */
    readonly DigestSettings: {
      /** @description False: nobody gets a digest, and what waits is not sent. */
      readonly enabled: boolean
      /** @description IANA name, such as Europe/Madrid. */
      readonly time_zone: string
      /** @enum {string} */
      readonly weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
      /** @description The hour from which on it is sent. */
      readonly hour: number
      /**
       * Format: date
       * @description The last day on which digests were sent; null: never.
       */
      readonly last_day: string | null
      /** @description Whether the operator has set a mail server. Without one, nothing is sent. */
      readonly can_send: boolean
    }
    /** @description When team leads and agents are told about their week by mail. */
    readonly DigestSettingsRequest: {
      /** @description False: nobody gets a digest, and what waits is not sent. */
      readonly enabled: boolean
      /** @description IANA name, such as Europe/Madrid. */
      readonly time_zone: string
      /** @enum {string} */
      readonly weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
      /** @description The hour from which on it is sent. */
      readonly hour: number
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
    /** @description Somebody new, and the link that lets them in. */
    readonly InvitedUser: {
      readonly user: components['schemas']['User']
      readonly link: components['schemas']['SignInLink']
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
      /**
       * @description `needed`: something was not determined and no person has looked yet.
       * @enum {string}
       */
      readonly review_status?: 'none' | 'needed' | 'in_progress' | 'reviewed' | 'appealed'
      /** @description The machine's own score; the record's follows what people answered. Null: none. */
      readonly machine_score?: components['schemas']['MachineScore'] | null
      /** @description Whether every answer that people gave is the machine's; null: they have given none. */
      readonly agreement?: ('agrees' | 'differs') | null
      /**
       * Format: date-time
       * @description When its agent said that they have read the result; null: not yet.
       */
      readonly acknowledged_at?: string | null
      /** @description The result has changed, or was released again, since the agent acknowledged it. */
      readonly acknowledgement_outdated?: boolean
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
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by?: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at?: string | null
      /** @description Who changed it last. */
      readonly updated_by?: string | null
      /**
       * @description Only while you review the call blind: its answers, scores, summary, insights and keywords are hidden from you, so they are null.
       * @constant
       */
      readonly blind?: true
      /** @description Only with `include_hits`; at most three. */
      readonly hits?: readonly components['schemas']['CallHit'][]
      /** @description Only with `include_facts`. Null: the call has not been scored. */
      readonly facts?: components['schemas']['CallFacts'] | null
    }
    /** @description A person's answer on a call, beside the machine's. */
    readonly ListedReviewAnswer: {
      /** Format: uuid */
      readonly review_id: string
      /** Format: uuid */
      readonly call_analysis_id: string
      readonly external_id: string
      readonly agent_id: string
      readonly agent_name: string
      readonly model_id: number
      readonly model_name: string
      readonly model_revision: number
      readonly key: string
      /** @description What the person answered; null: cannot be told, or does not apply. */
      readonly value: string | number | boolean | null
      readonly not_applicable: boolean
      readonly comment: string
      /** @description What the machine had answered; null: nothing. */
      readonly machine: {
        readonly value: string | number | boolean | null
        readonly not_applicable: boolean
        readonly confidence: number
      } | null
      /** @description Null: there is nothing to agree with. */
      readonly agrees: boolean | null
      /** @description ID of a person or a client. */
      readonly reviewer: string
      readonly reviewer_name: string | null
      readonly blind: boolean
      /** Format: date-time */
      readonly submitted_at: string
      readonly source: components['schemas']['ReviewSource'] | null
    }
    /** @description The machine's own score of a call. */
    readonly MachineScore: {
      readonly total_score: number | null
      readonly expected_score: number | null
      readonly score_percentage: number | null
    }
    /** @description Who is signed in. */
    readonly Me: {
      /** Format: uuid */
      readonly id: string
      readonly email: string
      readonly name: string
      /** @enum {string} */
      readonly role: 'owner' | 'admin' | 'qa' | 'lead' | 'agent' | 'viewer'
      readonly agent_id: string | null
      readonly leads: readonly number[]
      readonly workspace: {
        readonly id: string
        readonly name: string
      }
      readonly has_password: boolean
      readonly two_factor: boolean
      readonly passkeys: number
      /** @description Of mails to you; null: English. */
      readonly language: ('en' | 'es') | null
      /** @description Whether you want the weekly digest, where your workspace sends it. */
      readonly weekly_digest: boolean
      /** @description What the role allows: operations of this API, and how far they reach. */
      readonly allowed: {
        readonly [key: string]: 'all' | 'team' | 'own'
      }
    }
    /** @description A comment that somebody is mentioned in. */
    readonly Mention: {
      /** Format: uuid */
      readonly comment_id: string
      /** Format: uuid */
      readonly call_analysis_id: string
      readonly text: string
      /** @description The moment it is about, in seconds; null: the call as a whole. */
      readonly start: number | null
      readonly end: number | null
      readonly by: string
      readonly by_name: string | null
      /** Format: date-time */
      readonly at: string
      /** Format: date-time */
      readonly read_at: string | null
    }
    /** @description What calls are scored against. */
    readonly Model: {
      readonly id: number
      /** @description The workspace it belongs to; that of its first client. */
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
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
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
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
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
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
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
      /** @description How sure the judge has to be before it answers, with at most two decimals. Anything less sure is left open. Default: 0.75. */
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
      /** @description How sure the judge has to be before it answers, with at most two decimals. Anything less sure is left open. Default: 0.75. */
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
    /** @description From when on scores of a model are good, and when they are poor. */
    readonly ModelTargets: {
      readonly model_id: number
      readonly model_name: string
      /** @description Whether calls can be sent to the model. */
      readonly enabled: boolean
      /** @description null: none is set. */
      readonly score: {
        /** @description From this percentage of the possible points on, it is good. */
        readonly target: number
        /** @description Below this percentage it is poor; from here to the target, fair. */
        readonly poor_below: number
      } | null
      /** @description Those with a target, in display order. */
      readonly categories: readonly {
        /**
         * Format: uuid
         * @description As in `xscore_result`.
         */
        readonly category_id: string
        /** @description Slug of a category of the model. */
        readonly category_slug: string
        readonly category_name: string
        /** @description From this percentage of the possible points on, it is good. */
        readonly target: number
        /** @description Below this percentage it is poor; from here to the target, fair. */
        readonly poor_below: number
      }[]
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
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
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
    /** @description What the browser answers when a passkey is made (WebAuthn). */
    readonly NewPasskey: {
      readonly id: string
      readonly rawId: string
      /** @constant */
      readonly type: 'public-key'
      readonly response: {
        readonly clientDataJSON: string
        readonly attestationObject: string
        /** @default [] */
        readonly transports?: readonly string[]
      }
      /** @default {} */
      readonly clientExtensionResults?: {
        readonly [key: string]: unknown
      }
    }
    /** @description How often a criterion was passed. */
    readonly PassRate: {
      readonly passed: number
      /** @description Calls on which the criterion was answered. */
      readonly n: number
      readonly share: number | null
      /** @description 95 %, low and high (Wilson). */
      readonly interval: readonly number[] | null
    }
    /** @description Passages of calls, those that mean it most first. */
    readonly Passages: {
      readonly items: readonly {
        /** Format: uuid */
        readonly call_id: string
        readonly external_id: string
        readonly agent_id: string | null
        readonly agent_name: string | null
        /** Format: date-time */
        readonly created_at: string
        /** @description Where it begins, in seconds from the start of the recording. */
        readonly start: number
        readonly end: number
        /** @description How much it means what was asked for: 1 is the same. It is for comparing passages with each other; most unrelated ones have 0.7 to 0.8. */
        readonly similarity: number
        /** @description What was said. Of a long turn, only the part that was found. */
        readonly turns: readonly {
          readonly speaker: string
          readonly start: number
          readonly end: number
          readonly text: string
        }[]
      }[]
      /** @description Calls you may see that have ended and are not found yet, since nobody has read them; 10,000 at most. */
      readonly waiting: number
    }
    /** @description A key on a device of yours, to sign in with. */
    readonly Passkey: {
      readonly id: string
      readonly name: string
      /** Format: date-time */
      readonly created_at: string
      /** Format: date-time */
      readonly last_used_at: string | null
    }
    /** @description What the browser answers when a passkey is used (WebAuthn). */
    readonly PasskeyAnswer: {
      readonly id: string
      readonly rawId: string
      /** @constant */
      readonly type: 'public-key'
      readonly response: {
        readonly clientDataJSON: string
        readonly authenticatorData: string
        readonly signature: string
        readonly userHandle?: string | null
      }
      /** @default {} */
      readonly clientExtensionResults?: {
        readonly [key: string]: unknown
      }
    }
    /** @description What the browser has to be asked for. */
    readonly PasskeyStep: {
      /** @description To be sent back with the answer of the browser; it works once, for ten minutes. */
      readonly step: string
      /** @description For the browser, as WebAuthn has it: `publicKey` in JSON. */
      readonly options: {
        readonly challenge: string
      } & {
        readonly [key: string]: unknown
      }
    }
    /** @description How a phone system is reached; secrets are not shown. */
    readonly PhoneConnection:
      | {
          /** @constant */
          readonly kind: 'twilio'
          /** @description The account that the recordings belong to. */
          readonly account_sid: string
          /**
           * @description Where recordings are fetched. Twilio's other regions have addresses of their own.
           * @default https://api.twilio.com
           */
          readonly address: string
        }
      | {
          /** @constant */
          readonly kind: 'amazon_connect'
          /** @description The bucket that Amazon Connect writes recordings to. */
          readonly bucket: string
          readonly region: string
          /**
           * @description Only objects whose key begins so are recordings.
           * @default
           */
          readonly prefix: string
          /** @description Of a user that may read the bucket. */
          readonly access_key_id: string
          /**
           * @description Null: Amazon's own.
           * @default null
           */
          readonly endpoint: string | null
        }
    /** @description How a phone system is reached. */
    readonly PhoneConnectionFields:
      | {
          /** @constant */
          readonly kind: 'twilio'
          /** @description The account that the recordings belong to. */
          readonly account_sid: string
          /**
           * @description Where recordings are fetched. Twilio's other regions have addresses of their own.
           * @default https://api.twilio.com
           */
          readonly address?: string
          /** @description Needed once; omitted later, it stays. */
          readonly auth_token?: string
        }
      | {
          /** @constant */
          readonly kind: 'amazon_connect'
          /** @description The bucket that Amazon Connect writes recordings to. */
          readonly bucket: string
          readonly region: string
          /**
           * @description Only objects whose key begins so are recordings.
           * @default
           */
          readonly prefix?: string
          /** @description Of a user that may read the bucket. */
          readonly access_key_id: string
          /**
           * @description Null: Amazon's own.
           * @default null
           */
          readonly endpoint?: string | null
          /** @description Needed once; omitted later, it stays. */
          readonly secret_access_key?: string
        }
    /** @description A recording that a phone system has told of. */
    readonly PhoneRecording: {
      /** Format: uuid */
      readonly id: string
      /** @description The phone system's ID of the recording. */
      readonly recording_id: string
      /** @description The phone system's ID of the call, and that of the call here. */
      readonly external_id: string
      /** @enum {string} */
      readonly status: 'PENDING' | 'SUBMITTED' | 'FAILED'
      readonly attempt_count: number
      /** Format: date-time */
      readonly next_attempt_at: string | null
      /** @description Why the last attempt failed. */
      readonly reason: string | null
      /**
       * Format: uuid
       * @description The call that came of it.
       */
      readonly call_analysis_id: string | null
      /** Format: date-time */
      readonly told_at: string
      /** Format: date-time */
      readonly settled_at: string | null
    }
    /** @description Which values of the phone system go where. */
    readonly PhoneRules: {
      /** @description Name of the value that says who took the call; empty: none does. */
      readonly agent_id?: string
      /** @description Name of the value with the name of the agent; empty: none. */
      readonly agent_name?: string
      /** @description The agent of calls that name none. */
      readonly otherwise?: string
      /**
       * @description Keys of metadata fields, and the names of the values that go there.
       * @default {}
       */
      readonly metadata?: {
        readonly [key: string]: string
      }
    }
    /** @description Which values of the phone system go where. */
    readonly PhoneRulesShown: {
      readonly agent_id: string
      readonly agent_name: string
      readonly otherwise: string
      readonly metadata: {
        readonly [key: string]: string
      }
    }
    /** @description A phone system whose recordings become calls by themselves. */
    readonly PhoneSystem: {
      /** Format: uuid */
      readonly id: string
      readonly name: string
      /** @description The address to give to the phone system. */
      readonly callback_url: string
      readonly connection: components['schemas']['PhoneConnection']
      readonly model_id: number
      readonly rules: components['schemas']['PhoneRulesShown']
      readonly enabled: boolean
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
      readonly updated_by: string | null
    }
    /** @description A phone system as it is to be. */
    readonly PhoneSystemFields: {
      readonly name: string
      readonly connection: components['schemas']['PhoneConnectionFields']
      /** @description The model that its calls are scored against. */
      readonly model_id: number
      readonly rules?: components['schemas']['PhoneRules']
      /**
       * @description False: what it tells of waits.
       * @default true
       */
      readonly enabled?: boolean
    }
    /** @description A phone system and its new secret. */
    readonly PhoneSystemWithSecret: {
      /** Format: uuid */
      readonly id: string
      readonly name: string
      /** @description The address to give to the phone system. */
      readonly callback_url: string
      readonly connection: components['schemas']['PhoneConnection']
      readonly model_id: number
      readonly rules: components['schemas']['PhoneRulesShown']
      readonly enabled: boolean
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
      readonly updated_by: string | null
      /** @description For `Authorization` of EventBridge. Shown only once; null for Twilio, and when the answer is repeated for its Idempotency-Key. */
      readonly secret: string | null
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
          readonly code: 'taught'
          readonly values: {
            readonly reviews: number
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
    /** @description Whether a call has been released to its agent. */
    readonly Release: {
      /** @description Whether the agent of the call may see it. */
      readonly released: boolean
      /**
       * Format: date-time
       * @description When somebody released it; null: nobody has, so the workspace's rule counts.
       */
      readonly released_at: string | null
    }
    /** @description How to run a call again. */
    readonly Rerun: {
      /**
       * @description Where to start. By default from the transcript, if it is complete.
       * @enum {string}
       */
      readonly from?: 'transcript' | 'audio'
    }
    /** @description What a person says about a call. */
    readonly Review: {
      /** Format: uuid */
      readonly id: string
      /** Format: uuid */
      readonly call_analysis_id: string
      readonly model_revision: number
      /** @enum {string} */
      readonly status: 'draft' | 'submitted'
      readonly blind: boolean
      /** @description ID of a person or a client. */
      readonly reviewer: string
      readonly reviewer_name: string | null
      readonly comment: string
      readonly answers: readonly components['schemas']['ReviewAnswer'][]
      /** @description With this review's answers over the machine's. */
      readonly total_score: number | null
      readonly expected_score: number | null
      readonly score_percentage: number | null
      /** Format: date-time */
      readonly created_at: string
      /** Format: date-time */
      readonly updated_at: string | null
      /** Format: date-time */
      readonly submitted_at: string | null
      /**
       * Format: uuid
       * @description The calibration whose agreed answers it holds.
       */
      readonly calibration_id: string | null
      /** @description Null: it was made here. */
      readonly source: components['schemas']['ReviewSource'] | null
      readonly version: number
    }
    /** @description A person's answer beside the machine's. */
    readonly ReviewAnswer: {
      readonly key: string
      readonly value: string | number | boolean | null
      readonly not_applicable: boolean
      readonly determined: boolean
      readonly score: number
      readonly expected_score: number
      /** @description The criterion asks something else by now, so this does not count. */
      readonly outdated: boolean
      readonly comment: string
      readonly evidence: readonly components['schemas']['ReviewQuote'][]
      /** @description What the machine had answered. */
      readonly machine: {
        readonly value: string | number | boolean | null
        readonly not_applicable: boolean
        readonly determined: boolean
        readonly confidence: number
      } | null
    }
    /** @description What a person says about one criterion. */
    readonly ReviewAnswerFields: {
      /** @description Of the criterion. */
      readonly key: string
      /**
       * @description Null: it cannot be told, or does not apply.
       * @default null
       */
      readonly value: string | number | boolean | null
      /** @default false */
      readonly not_applicable: boolean
      /** @default  */
      readonly comment: string
      /** @default [] */
      readonly evidence: readonly components['schemas']['ReviewQuote'][]
    }
    /** @description What a person says about one criterion. */
    readonly ReviewAnswerFieldsInput: {
      /** @description Of the criterion. */
      readonly key: string
      /**
       * @description Null: it cannot be told, or does not apply.
       * @default null
       */
      readonly value?: string | number | boolean | null
      /** @default false */
      readonly not_applicable?: boolean
      /** @default  */
      readonly comment?: string
      /** @default [] */
      readonly evidence?: readonly components['schemas']['ReviewQuoteInput'][]
    }
    /** @description A page of what people have answered. */
    readonly ReviewAnswerList: {
      readonly items: readonly components['schemas']['ListedReviewAnswer'][]
      /** @description For the next page; null on the last one. */
      readonly next_cursor: string | null
    }
    /** @description Who is to review what a plan chooses. */
    readonly ReviewAssignment:
      | {
          /** @constant */
          readonly to: 'anyone'
        }
      | {
          /** @constant */
          readonly to: 'people'
          /** @description IDs of people, in their order. */
          readonly people: readonly string[]
          /**
           * @description Whoever has least to do is next.
           * @default round_robin
           * @constant
           */
          readonly turn: 'round_robin'
        }
    /** @description Who is to review what a plan chooses. */
    readonly ReviewAssignmentInput:
      | {
          /** @constant */
          readonly to: 'anyone'
        }
      | {
          /** @constant */
          readonly to: 'people'
          /** @description IDs of people, in their order. */
          readonly people: readonly string[]
          /**
           * @description Whoever has least to do is next.
           * @default round_robin
           * @constant
           */
          readonly turn?: 'round_robin'
        }
    /** @description What a draw changed. */
    readonly ReviewDraw: {
      /** @description Calls that are up for review now and were not before. */
      readonly added: number
      /** @description Calls that gave way to others; nobody had begun with them. */
      readonly removed: number
    }
    /** @description A review to create. */
    readonly ReviewFields: {
      /**
       * @description `submitted`: from then on its answers count.
       * @default draft
       * @enum {string}
       */
      readonly status?: 'draft' | 'submitted'
      /** @default  */
      readonly comment?: string
      /** @description Of some criteria or of all; what is left out stays as it is in force. */
      readonly answers: readonly components['schemas']['ReviewAnswerFieldsInput'][]
      /** @description Of a review that a program takes over from elsewhere. From each source, a reviewer has one review of a call. */
      readonly source?: components['schemas']['ReviewSourceFields']
      /**
       * @description From programs only: the machine's answers were not shown to the reviewer. Of people the service knows it, from the task they claimed. Only blind reviews measure agreement.
       * @default false
       */
      readonly blind?: boolean
    }
    /** @description Which calls people review. */
    readonly ReviewPlan: {
      /** Format: uuid */
      readonly id: string
      readonly name: string
      readonly model_id: number | null
      readonly enabled: boolean
      readonly seed: number
      readonly rules: readonly components['schemas']['ReviewRule'][]
      readonly blind_share: number
      readonly weekly_cap: number | null
      readonly assign: components['schemas']['ReviewAssignment']
      readonly due_days: number | null
      readonly claim_minutes: number
      readonly version: number
      /**
       * Format: date-time
       * @description When calls were last drawn; null: not since it changed.
       */
      readonly drawn_at: string | null
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
      readonly updated_by: string | null
    }
    /** @description A plan to create. */
    readonly ReviewPlanFields: {
      readonly name: string
      /**
       * @description Null: calls of every model.
       * @default null
       */
      readonly model_id?: number | null
      /**
       * @description False: nothing is drawn any more.
       * @default true
       */
      readonly enabled?: boolean
      /** @description Each kind at most once. Where `weekly_cap` leaves no room for all, the first come first. */
      readonly rules: readonly components['schemas']['ReviewRuleInput'][]
      /**
       * @description Share of the calls whose reviewer does not see the machine's answers until submitting.
       * @default 0
       */
      readonly blind_share?: number
      /**
       * @description The most calls in a week; null: no limit.
       * @default null
       */
      readonly weekly_cap?: number | null
      /**
       * @default {
       *       "to": "anyone"
       *     }
       */
      readonly assign?: components['schemas']['ReviewAssignmentInput']
      /**
       * @description Null: there is no date.
       * @default null
       */
      readonly due_days?: number | null
      /**
       * @description How long somebody may be at a call before others may take it.
       * @default 60
       */
      readonly claim_minutes?: number
      /** @description Draws the same calls again; left out: by chance. */
      readonly seed?: number
    }
    /** @description A plan as it is to be. */
    readonly ReviewPlanReplacement: {
      readonly name: string
      /**
       * @description Null: calls of every model.
       * @default null
       */
      readonly model_id?: number | null
      /**
       * @description False: nothing is drawn any more.
       * @default true
       */
      readonly enabled?: boolean
      /** @description Each kind at most once. Where `weekly_cap` leaves no room for all, the first come first. */
      readonly rules: readonly components['schemas']['ReviewRuleInput'][]
      /**
       * @description Share of the calls whose reviewer does not see the machine's answers until submitting.
       * @default 0
       */
      readonly blind_share?: number
      /**
       * @description The most calls in a week; null: no limit.
       * @default null
       */
      readonly weekly_cap?: number | null
      /**
       * @default {
       *       "to": "anyone"
       *     }
       */
      readonly assign?: components['schemas']['ReviewAssignmentInput']
      /**
       * @description Null: there is no date.
       * @default null
       */
      readonly due_days?: number | null
      /**
       * @description How long somebody may be at a call before others may take it.
       * @default 60
       */
      readonly claim_minutes?: number
      /** @description Left out: as it was. */
      readonly seed?: number
      /** @description As it was read: if somebody else was quicker, 409. */
      readonly version: number
    }
    /** @description Words of the call that a reviewer points to. */
    readonly ReviewQuote: {
      readonly speaker: string
      readonly start: number
      readonly end: number
      /** @description Words of the transcript. */
      readonly quote: string
    }
    /** @description Words of the call that a reviewer points to. */
    readonly ReviewQuoteInput: {
      readonly speaker: string
      readonly start: number
      readonly end: number
      /** @description Words of the transcript. */
      readonly quote: string
    }
    /** @description A review as it is to be. */
    readonly ReviewReplacement: {
      /**
       * @description `submitted`: from then on its answers count.
       * @default draft
       * @enum {string}
       */
      readonly status?: 'draft' | 'submitted'
      /** @default  */
      readonly comment?: string
      /** @description Of some criteria or of all; what is left out stays as it is in force. */
      readonly answers: readonly components['schemas']['ReviewAnswerFieldsInput'][]
      /** @description As it was read: if somebody else was quicker, 409. */
      readonly version: number
    }
    /** @description What a plan chooses calls by. */
    readonly ReviewRule:
      | {
          /** @constant */
          readonly kind: 'random_per_agent'
          /** @description For each agent in a week. */
          readonly count: number
        }
      | {
          /** @constant */
          readonly kind: 'critical_failures'
        }
      | {
          /** @constant */
          readonly kind: 'not_determined'
        }
      | {
          /** @constant */
          readonly kind: 'least_sure'
          /** @description In a week. */
          readonly count: number
        }
      | {
          /** @constant */
          readonly kind: 'lowest'
          /** @description In a week. */
          readonly count: number
        }
      | {
          /** @constant */
          readonly kind: 'highest'
          /** @description In a week. */
          readonly count: number
        }
      | {
          /** @constant */
          readonly kind: 'new_agents'
          /** @description How long ago the first call may be. */
          readonly days: number
          /** @description How many of the first calls of each. */
          readonly count: number
        }
      | {
          /** @constant */
          readonly kind: 'appeals'
        }
    /** @description What a plan chooses calls by. */
    readonly ReviewRuleInput:
      | {
          /** @constant */
          readonly kind: 'random_per_agent'
          /** @description For each agent in a week. */
          readonly count: number
        }
      | {
          /** @constant */
          readonly kind: 'critical_failures'
        }
      | {
          /** @constant */
          readonly kind: 'not_determined'
        }
      | {
          /** @constant */
          readonly kind: 'least_sure'
          /** @description In a week. */
          readonly count: number
        }
      | {
          /** @constant */
          readonly kind: 'lowest'
          /** @description In a week. */
          readonly count: number
        }
      | {
          /** @constant */
          readonly kind: 'highest'
          /** @description In a week. */
          readonly count: number
        }
      | {
          /** @constant */
          readonly kind: 'new_agents'
          /** @description How long ago the first call may be. */
          readonly days: number
          /** @description How many of the first calls of each. */
          readonly count: number
        }
      | {
          /** @constant */
          readonly kind: 'appeals'
        }
    /** @description When the machine is trusted, and how long results can be appealed. */
    readonly ReviewRulesRequest: {
      readonly trust: components['schemas']['TrustSettingsInput']
      /** @description A result can be appealed against so many days from its release; null: always. */
      readonly appeal_days: number | null
    }
    /** @description Where a review was made, by whom and when. */
    readonly ReviewSource: {
      readonly name: string
      readonly reviewer: string
      /** Format: date-time */
      readonly reviewed_at: string | null
    }
    /** @description Of a review that was made elsewhere. */
    readonly ReviewSourceFields: {
      /** @description Where it comes from. */
      readonly name: string
      /** @description Who made it, by name. */
      readonly reviewer: string
      /**
       * Format: date-time
       * @description When; null: now. Of two reviews, the later counts.
       * @default null
       */
      readonly reviewed_at?: string | null
    }
    /** @description A call that is up for review. */
    readonly ReviewTask: {
      /** Format: uuid */
      readonly id: string
      readonly call: {
        /** Format: uuid */
        readonly id: string
        readonly external_id: string
        readonly agent_id: string
        readonly agent_name: string
        readonly model_id: number
        readonly model_name: string
        /** @description Seconds. */
        readonly duration: number | null
        /** Format: date-time */
        readonly created_at: string
      }
      /** @description Null: put up by hand, or the plan has been deleted. */
      readonly plan: {
        readonly id: string
        readonly name: string | null
      } | null
      /** @description Why the call was chosen. Empty for a blind review that is not done: they would tell the result. */
      readonly reasons: readonly (
        | 'random_per_agent'
        | 'critical_failures'
        | 'not_determined'
        | 'least_sure'
        | 'lowest'
        | 'highest'
        | 'new_agents'
        | 'appeals'
        | 'by_hand'
      )[]
      /** @description The reviewer does not see the machine's answers until submitting. */
      readonly blind: boolean
      /** @description Null: anyone. */
      readonly assigned_to: {
        readonly id: string
        readonly name: string | null
      } | null
      /** @description Who is at it; null: nobody. */
      readonly claimed_by: {
        readonly id: string
        readonly name: string | null
      } | null
      /** Format: date-time */
      readonly claimed_until: string | null
      /** Format: date-time */
      readonly due_at: string | null
      readonly overdue: boolean
      /** @enum {string} */
      readonly state: 'open' | 'claimed' | 'done' | 'skipped'
      readonly skip_reason: string | null
      /**
       * Format: uuid
       * @description The review that it led to.
       */
      readonly review_id: string | null
      /** Format: date-time */
      readonly created_at: string
      /** Format: date-time */
      readonly finished_at: string | null
    }
    /** @description How much waits to be reviewed. */
    readonly ReviewTaskCounts: {
      /** @description All open tasks, also those in somebody’s hands. */
      readonly waiting: number
      /** @description Given to you or in your hands. */
      readonly mine: number
      /** @description Given to nobody and in nobody’s hands. */
      readonly unassigned: number
      readonly overdue: number
      /** @description Calls with an appeal that is not decided, up for review or not. */
      readonly appealed: number
    }
    /** @description A page of tasks. */
    readonly ReviewTaskList: {
      readonly items: readonly components['schemas']['ReviewTask'][]
      /** @description For the next page; null on the last one. */
      readonly next_cursor: string | null
    }
    /** @description What a person answered; it counts instead. */
    readonly ReviewedAnswer: {
      readonly value: string | number | boolean | null
      readonly not_applicable: boolean
      readonly determined: boolean
      readonly score: number
      readonly expected_score: number
      /** @description ID of the person, or of the client that sent the review. */
      readonly by: string
      readonly by_name: string | null
      /** Format: date-time */
      readonly at: string
      /** Format: uuid */
      readonly review_id: string
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
      /** @description What reviews have taught the judge about it; null: nothing. */
      readonly taught: components['schemas']['Taught'] | null
    }
    /** @description How to replace the secret. */
    readonly SecretRotation: {
      /**
       * @description How long messages are also signed with the earlier secrets; 0: no longer.
       * @default 86400
       */
      readonly overlap_seconds?: number
    }
    /** @description A browser in which somebody is signed in. */
    readonly Session: {
      /** Format: uuid */
      readonly id: string
      /** @description The one that asks. */
      readonly current: boolean
      /** @enum {string} */
      readonly way: 'password' | 'passkey' | 'sso' | 'link'
      readonly address: string | null
      readonly browser: string | null
      /** Format: date-time */
      readonly created_at: string
      /** Format: date-time */
      readonly last_seen_at: string
      /** Format: date-time */
      readonly expires_at: string
    }
    /** @description How signing in goes on. */
    readonly SignInAnswer: {
      /** @description True: the session has begun; its cookie came with this answer. */
      readonly done: boolean
      /** @description Where a code is needed as well: send it with the code to /v1/sign-in/code. */
      readonly step: string | null
    }
    /** @description A link that lets somebody in once. */
    readonly SignInLink: {
      /** @description Opens the dashboard and lets the person in, once. Pass it on by a safe way. */
      readonly url: string
      /** Format: date-time */
      readonly expires_at: string
      /** @description Whether it has been sent by mail. */
      readonly mailed: boolean
    }
    /** @description What a link is for. */
    readonly SignInLinkContent: {
      /** @enum {string} */
      readonly purpose: 'first' | 'invitation' | 'reset' | 'sign_in'
      readonly workspace_name: string
      /** @description null: whoever comes makes the first account and says which address. */
      readonly email: string | null
      readonly name: string | null
      /** @enum {string} */
      readonly role: 'owner' | 'admin' | 'qa' | 'lead' | 'agent' | 'viewer'
      readonly needs_password: boolean
    }
    /** @description Why a call is not reviewed. */
    readonly SkippedTask: {
      readonly reason: string
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
    /** @description Where people differ, with what each pointed to. */
    readonly SplitAnswer: {
      /** Format: uuid */
      readonly call_id: string
      readonly key: string
      /** @description Share of pairs of people who differ. */
      readonly split: number
      readonly answers: readonly {
        /**
         * @description Null: it cannot be told, or does not apply.
         * @default null
         */
        readonly value: string | number | boolean | null
        /** @default false */
        readonly not_applicable: boolean
        /** @default  */
        readonly comment: string
        /** @default [] */
        readonly evidence: readonly components['schemas']['ReviewQuote'][]
        /** @description ID of the reviewer. */
        readonly reviewer: string
      }[]
    }
    /** @description How people sign in with a service of their own. Never shows the secret. */
    readonly Sso: {
      readonly issuer: string
      readonly client_id: string
      readonly has_secret: boolean
      readonly only: boolean
      readonly domains: readonly string[]
      readonly role_claim: string | null
      readonly roles: {
        readonly [key: string]: 'admin' | 'qa' | 'lead' | 'agent' | 'viewer'
      }
      readonly team_claim: string | null
      readonly default_role: ('admin' | 'qa' | 'lead' | 'agent' | 'viewer') | null
      /** @description Whether owners can sign in with it: only if an owner has set the issuer and the client. */
      readonly for_owners: boolean
      /** @description To be entered at the service. */
      readonly redirect_uri: string
      /** Format: date-time */
      readonly updated_at: string
      readonly updated_by: string
    }
    /** @description How people sign in with a service of their own. */
    readonly SsoFields: {
      /**
       * Format: uri
       * @description Address of the OpenID Connect service, as it names itself. https, or on this machine.
       */
      readonly issuer: string
      /** @description As the service knows Callmark. */
      readonly client_id: string
      /** @description Left out: as it was, unless the issuer is another now; null: none. */
      readonly client_secret?: string | null
      /**
       * @description Nobody signs in by password or passkey any more; owners excepted, so that a way in is left.
       * @default false
       */
      readonly only?: boolean
      /**
       * @description Domains of e-mail addresses that accounts are made for; empty: of any. The sign-in page offers single sign-on to addresses of these.
       * @default []
       */
      readonly domains?: readonly string[]
      /**
       * @description The claim that roles come from, such as `groups`; null: none.
       * @default null
       */
      readonly role_claim?: string | null
      /**
       * @description From a value of that claim to a role. Of several, the highest counts.
       * @default {}
       */
      readonly roles?: {
        readonly [key: string]: 'admin' | 'qa' | 'lead' | 'agent' | 'viewer'
      }
      /**
       * @description The claim that names the teams a lead leads; null: none.
       * @default null
       */
      readonly team_claim?: string | null
      /**
       * @description For whom no value of the claim gives a role; null: they are not let in.
       * @default null
       */
      readonly default_role?: ('admin' | 'qa' | 'lead' | 'agent' | 'viewer') | null
    }
    /** @description An agent's own score beside the team's, without names. */
    readonly Standing: {
      readonly days: number
      readonly own: {
        readonly calls: number
        /** @description Average score percentage; null if no call has a score. */
        readonly avg_score: number | null
      }
      /** @description Everybody in the team; null: in no team, or fewer than four had calls. */
      readonly team: {
        readonly name: string
        /** @description Who had calls in this time. */
        readonly agents: number
        /** @description Average score percentage; null if no call has a score. */
        readonly avg_score: number | null
      } | null
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
    /** @description What has changed since the period before. */
    readonly StatsChanges: {
      readonly time_zone: string
      /** @description The period of the same length directly before; null where an end of the range is open. */
      readonly before: {
        readonly start_date: string
        readonly end_date: string
      } | null
      readonly score: {
        readonly scored_requests: number
        /** @description null if no call has a score. */
        readonly avg_score: number | null
        /** @description The same in the period before; null where there is none. */
        readonly before: {
          readonly scored_requests: number
          /** @description null if no call has a score. */
          readonly avg_score: number | null
        } | null
        /** @description In percentage points; null where one of the two periods has nothing to compare. */
        readonly change: number | null
        /** @description Lower end of its 95 % interval. */
        readonly change_low: number | null
        /** @description Its upper end. */
        readonly change_high: number | null
        /** @description Whether Welch's 95 % interval of the change leaves out 0, with ten scores or more in both. */
        readonly beyond_chance: boolean
      }
      /** @description What moved the score most first. Over all agents, contributions add up to the change. */
      readonly agents: readonly {
        readonly agent_id: string
        readonly agent_name: string
        readonly scored_requests: number
        /** @description null if no call has a score. */
        readonly avg_score: number | null
        /** @description The same in the period before; null where there is none. */
        readonly before: {
          readonly scored_requests: number
          /** @description null if no call has a score. */
          readonly avg_score: number | null
        } | null
        /** @description In percentage points; null where one of the two periods has nothing to compare. */
        readonly change: number | null
        /** @description Lower end of its 95 % interval. */
        readonly change_low: number | null
        /** @description Its upper end. */
        readonly change_high: number | null
        /** @description Whether Welch's 95 % interval of the change leaves out 0, with ten scores or more in both. */
        readonly beyond_chance: boolean
        /** @description Percentage points of the change of the score: by its own average having moved, and by its share of the calls having changed. */
        readonly contribution: number | null
      }[]
      readonly grouping_field_key: string | null
      /** @description By the field asked for, what moved the score most first. Calls without it are in no group. */
      readonly groups: readonly {
        readonly grouping_field_value: string
        readonly scored_requests: number
        /** @description null if no call has a score. */
        readonly avg_score: number | null
        /** @description The same in the period before; null where there is none. */
        readonly before: {
          readonly scored_requests: number
          /** @description null if no call has a score. */
          readonly avg_score: number | null
        } | null
        /** @description In percentage points; null where one of the two periods has nothing to compare. */
        readonly change: number | null
        /** @description Lower end of its 95 % interval. */
        readonly change_low: number | null
        /** @description Its upper end. */
        readonly change_high: number | null
        /** @description Whether Welch's 95 % interval of the change leaves out 0, with ten scores or more in both. */
        readonly beyond_chance: boolean
        /** @description Percentage points of the change of the score: by its own average having moved, and by its share of the calls having changed. */
        readonly contribution: number | null
      }[]
      /** @description Of every model, what moved the points most first. */
      readonly criteria: readonly {
        readonly model_name: string
        readonly key: string
        /** @description As in the last revision that scores by it. */
        readonly name: string
        readonly category_name: string | null
        readonly category_slug: string | null
        readonly critical: boolean
        readonly passed: number
        readonly failed: number
        readonly pass_rate: number | null
        readonly before: {
          readonly passed: number
          readonly failed: number
          readonly pass_rate: number | null
        } | null
        /** @description In percentage points; null where one of the two periods has nothing to compare. */
        readonly change: number | null
        /** @description Lower end of its 95 % interval. */
        readonly change_low: number | null
        /** @description Its upper end. */
        readonly change_high: number | null
        /** @description Whether the 95 % interval of the pass rate's change, by Newcombe, leaves out 0. */
        readonly beyond_chance: boolean
        /** @description To the share of points earned, in percentage points: what it lost of all points possible, before less now. */
        readonly contribution: number | null
      }[]
    }
    /** @description What came of every criterion of a model. */
    readonly StatsCriteria: {
      readonly model_name: string
      /** @enum {string} */
      readonly interval: 'day' | 'week' | 'month'
      readonly time_zone: string
      /** @description The period of the same length directly before, as days if both dates were days, otherwise as times; null where an end of the range is open. */
      readonly before: {
        readonly start_date: string
        readonly end_date: string
      } | null
      /** @description Those that were asked. Most points lost first, then the lowest `pass_rate`, then by key. */
      readonly criteria: readonly components['schemas']['StatsCriterion'][]
    }
    /** @description What came of every criterion, agent by agent. */
    readonly StatsCriteriaByAgent: {
      readonly model_name: string
      /** @description Those that were asked, in the order of the model; what it does not have any more comes last. */
      readonly criteria: readonly {
        /** @description Of a variable, or the slug of a category without scored variables of its own. */
        readonly key: string
        /** @description As in the last revision that scores by it. */
        readonly name: string
        /** @description null: critical, and in no category. */
        readonly category_name: string | null
      }[]
      /** @description Most calls first. */
      readonly agents: readonly {
        readonly agent_id: string
        /** @description As in the latest call. */
        readonly agent_name: string
        /** @description All calls of the agent. */
        readonly total_requests: number
        /** @description Those that were asked on the agent's calls, in the same order. */
        readonly criteria: readonly {
          readonly key: string
          /** @description Calls in which it earned all its points. */
          readonly passed: number
          /** @description Calls in which it earned fewer points than it could, or failed as a critical one. */
          readonly failed: number
          /** @description Calls in which it was not determined, or the answer does not count yet. */
          readonly open: number
          readonly not_applicable: number
          /** @description Passed as a percentage of passed and failed; null if neither. */
          readonly pass_rate: number | null
          /** @description Lower end of its 95 % interval, by Wilson; null if there is no rate. */
          readonly pass_rate_low: number | null
          /** @description Its upper end. */
          readonly pass_rate_high: number | null
        }[]
      }[]
    }
    /** @description What came of one criterion. */
    readonly StatsCriterion: {
      /** @description Of a variable, or the slug of a category without scored variables of its own. */
      readonly key: string
      /** @description As in the last revision that scores by it. */
      readonly name: string
      /** @description null: critical, and in no category. */
      readonly category_name: string | null
      readonly category_slug: string | null
      readonly critical: boolean
      /** @description Calls in which it was asked. */
      readonly total_requests: number
      /** @description Calls in which it earned all its points. */
      readonly passed: number
      /** @description Calls in which it earned fewer points than it could, or failed as a critical one. */
      readonly failed: number
      /** @description Calls in which it was not determined, or the answer does not count yet. */
      readonly open: number
      readonly not_applicable: number
      /** @description Passed as a percentage of passed and failed; null if neither. */
      readonly pass_rate: number | null
      /** @description Lower end of its 95 % interval, by Wilson; null if there is no rate. */
      readonly pass_rate_low: number | null
      /** @description Its upper end. */
      readonly pass_rate_high: number | null
      /** @description Of those possible. */
      readonly points_lost: number
      /** @description In the calls in which it was passed or failed. */
      readonly points_possible: number
      /** @description Of `failed`, calls on which the answer has no quote: nothing that was said shows it. To list them: `criterion_outcome=not_said`. */
      readonly not_said: number
      /** @description Of `points_lost`, those of these calls. */
      readonly not_said_points_lost: number
      /** @description The same in the period before; null where there is none. */
      readonly before: {
        /** @description Calls in which it was asked. */
        readonly total_requests: number
        /** @description Calls in which it earned all its points. */
        readonly passed: number
        /** @description Calls in which it earned fewer points than it could, or failed as a critical one. */
        readonly failed: number
        /** @description Calls in which it was not determined, or the answer does not count yet. */
        readonly open: number
        readonly not_applicable: number
        /** @description Passed as a percentage of passed and failed; null if neither. */
        readonly pass_rate: number | null
      } | null
      /** @description Of `pass_rate`, in percentage points; null where one of the two has none. */
      readonly change: number | null
      /** @description Lower end of its 95 % interval, by Newcombe's method 10. */
      readonly change_low: number | null
      /** @description Its upper end. */
      readonly change_high: number | null
      /** @description With `agent_id` or `team_id`: the same of all other agents whose calls you may see; otherwise null. */
      readonly others: {
        /** @description Calls in which it was asked. */
        readonly total_requests: number
        /** @description Calls in which it earned all its points. */
        readonly passed: number
        /** @description Calls in which it earned fewer points than it could, or failed as a critical one. */
        readonly failed: number
        /** @description Calls in which it was not determined, or the answer does not count yet. */
        readonly open: number
        readonly not_applicable: number
        /** @description Passed as a percentage of passed and failed; null if neither. */
        readonly pass_rate: number | null
      } | null
      /** @description From the `pass_rate` of the others to this one, in percentage points; null where one of the two has none. */
      readonly difference: number | null
      /** @description Lower end of its 95 % interval, by Newcombe's method 10. */
      readonly difference_low: number | null
      /** @description Its upper end. */
      readonly difference_high: number | null
      /** @description The same points for every criterion. */
      readonly points: readonly {
        /**
         * Format: date
         * @description The day, the Monday of the week, or the first of the month.
         */
        readonly start: string
        /** @description Calls in which it earned all its points. */
        readonly passed: number
        /** @description Calls in which it earned fewer points than it could, or failed as a critical one. */
        readonly failed: number
        /** @description Calls in which it was not determined, or the answer does not count yet. */
        readonly open: number
        readonly not_applicable: number
      }[]
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
    /** @description One team compared with all other agents. */
    readonly StatsTeamProfile: {
      readonly team_id: number
      readonly team_name: string
      /** @description How many agents are in the team now, with calls or without. */
      readonly members: number
      /** @enum {string} */
      readonly interval: 'day' | 'week' | 'month'
      readonly time_zone: string
      /** @description The period of the same length directly before; null where an end of the range is open. */
      readonly period_before: {
        readonly start_date: string
        readonly end_date: string
      } | null
      readonly total_requests: number
      readonly scored_requests: number
      /** @description null if no call has a score. */
      readonly avg_score: number | null
      /** @description The same in the period before; null where there is none. */
      readonly before: {
        readonly scored_requests: number
        /** @description null if no call has a score. */
        readonly avg_score: number | null
      } | null
      /** @description In percentage points; null where one of the two periods has nothing to compare. */
      readonly change: number | null
      /** @description Lower end of its 95 % interval. */
      readonly change_low: number | null
      /** @description Its upper end. */
      readonly change_high: number | null
      /** @description Whether Welch's 95 % interval of the change leaves out 0, with ten scores or more in both. */
      readonly beyond_chance: boolean
      /** @description How many of these calls have no score and count in no average. */
      readonly unscored: number
      /** @description Sample standard deviation of the scores; null below two scores. */
      readonly score_deviation: number | null
      /** @description Lower end of the mean's 95 % confidence interval, by Student's t; null below two scores. */
      readonly avg_score_low: number | null
      /** @description Its upper end. */
      readonly avg_score_high: number | null
      /** @description All agents who are not in the team and whose calls you may see. */
      readonly others: {
        readonly agents: number
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
      }
      /** @description Those of the team with calls, most calls first. */
      readonly agents: readonly {
        readonly agent_id: string
        readonly agent_name: string
        readonly total_requests: number
        readonly scored_requests: number
        /** @description null if no call has a score. */
        readonly avg_score: number | null
        /** @description The same in the period before; null where there is none. */
        readonly before: {
          readonly scored_requests: number
          /** @description null if no call has a score. */
          readonly avg_score: number | null
        } | null
        /** @description In percentage points; null where one of the two periods has nothing to compare. */
        readonly change: number | null
        /** @description Lower end of its 95 % interval. */
        readonly change_low: number | null
        /** @description Its upper end. */
        readonly change_high: number | null
        /** @description Whether Welch's 95 % interval of the change leaves out 0, with ten scores or more in both. */
        readonly beyond_chance: boolean
        /** @description How many of these calls have no score and count in no average. */
        readonly unscored: number
        /** @description Sample standard deviation of the scores; null below two scores. */
        readonly score_deviation: number | null
        /** @description Lower end of the mean's 95 % confidence interval, by Student's t; null below two scores. */
        readonly avg_score_low: number | null
        /** @description Its upper end. */
        readonly avg_score_high: number | null
      }[]
      /** @description The categories the team was scored in, in display order. */
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
        /** @description The team's calls in which the category had points to earn. */
        readonly total_requests: number
        /** @description null: nobody else was scored in it. */
        readonly others_avg_score: number | null
        readonly others_score_percentage: number | null
      }[]
      /** @description The team over time. Includes points without calls. */
      readonly points: readonly {
        /**
         * Format: date
         * @description The day, the Monday of the week, or the first of the month.
         */
        readonly start: string
        readonly total_requests: number
        readonly scored_requests: number
        readonly unscored: number
        readonly avg_score: number | null
        readonly others_avg_score: number | null
      }[]
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
    /** @description The targets of a model. */
    readonly TargetsRequest: {
      /** @description Of the score of a call; null: none. */
      readonly score?: {
        /** @description From this percentage of the possible points on, it is good. */
        readonly target: number
        /** @description If left out, 20 below the target. */
        readonly poor_below?: number
      } | null
      /** @description Of the points in a category. A category that is left out has no target. */
      readonly categories?: readonly {
        /** @description Slug of a category of the model. */
        readonly category_slug: string
        /** @description From this percentage of the possible points on, it is good. */
        readonly target: number
        /** @description If left out, 20 below the target. */
        readonly poor_below?: number
      }[]
    }
    /** @description What reviews have taught the judge about a criterion. */
    readonly Taught: {
      /**
       * @description `weights`: learnt by the embedded judge; `examples`: shown to a language model.
       * @enum {string}
       */
      readonly kind: 'weights' | 'examples'
      /** @description How many answers of people there were. */
      readonly examples: number
      /** @description How often it was measured on calls it was not taught by; null: never. */
      readonly folds: number | null
      readonly kappa_before: number | null
      readonly kappa_after: number | null
      /** Format: date-time */
      readonly at: string
      /** @description In one sentence. */
      readonly summary: string
    }
    /** @description After less before, on the same calls. */
    readonly TeachingDifference: {
      readonly kappa: number | null
      /** @description 95 %, low and high. */
      readonly kappa_interval: readonly number[] | null
      /** @description Of an answer, on average: 1 where right, 0 where open, and where wrong as much less as `least_confidence` allows. */
      readonly worth: number
      /** @description 95 %, low and high. */
      readonly worth_interval: readonly number[] | null
    }
    /** @description What reviews could teach the judge, criterion by criterion. */
    readonly TeachingList: {
      readonly model_revision: number
      /**
       * @description What the judge of this service is taught by: `weights` the embedded one, `examples` a language model.
       * @enum {string}
       */
      readonly kind: 'weights' | 'examples'
      readonly items: readonly components['schemas']['TeachingOfCriterion'][]
    }
    /** @description What reviews could teach the judge about a criterion. */
    readonly TeachingOfCriterion: {
      readonly key: string
      /** @description People's answers that count. */
      readonly reviews: number
      /** @description Of these, those on calls that the embedded judge has judged since it takes notes. */
      readonly examples: number
      /** @description By `weights`. By `examples` it is as soon as `reviews` is not 0. */
      readonly possible: boolean
      /** @description `too_few_figures`: run the reviewed calls again. `too_few_of_each`: five yes and five no are needed. */
      readonly why_not: ('not_yes_or_no' | 'too_few_reviews' | 'too_few_figures' | 'too_few_of_each') | null
      readonly folds: number | null
      readonly before: components['schemas']['TeachingStanding'] | null
      /** @description On calls it was not taught by. */
      readonly after: components['schemas']['TeachingStanding'] | null
      readonly difference: components['schemas']['TeachingDifference'] | null
      /** @description Beyond chance; only then `weights` can be switched on. */
      readonly better: boolean
      readonly on: boolean
      /** @description What is switched on. */
      readonly taught: components['schemas']['Taught'] | null
    }
    /** @description Which criteria the judge is to be taught. */
    readonly TeachingRequest: {
      readonly keys: readonly string[]
      /**
       * @description `weights` for the embedded judge; `examples` for a language model, where nothing is measured.
       * @default weights
       * @enum {string}
       */
      readonly kind?: 'weights' | 'examples'
    }
    /** @description How well answers agree with people’s. */
    readonly TeachingStanding: {
      /** @description Cohen's kappa of the likeliest answers, given or not, with people's. */
      readonly kappa: number | null
      /** @description 95 %, low and high. */
      readonly interval: readonly number[] | null
      /** @description Share of the likeliest answers that are people's. */
      readonly right: number
      /** @description Share of answers that are not sure enough to be given. */
      readonly open: number
      /** @description Of those that are given, the share that are people's. */
      readonly right_of_given: number | null
    }
    /** @description What is switched on now. */
    readonly TeachingSwitched: {
      /** @description Calls submitted from now on are judged by it. */
      readonly model_revision: number
      readonly items: readonly {
        readonly key: string
        readonly taught: components['schemas']['Taught']
      }[]
    }
    /** @description A team: agents who are led together. */
    readonly Team: {
      readonly id: number
      readonly name: string
      /** @description How many agents are in it. */
      readonly agents: number
      /** @description Who leads it. */
      readonly leads: readonly {
        /** Format: uuid */
        readonly id: string
        readonly name: string
      }[]
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
      readonly updated_by: string | null
    }
    /** @description A team. */
    readonly TeamRequest: {
      /** @description Unique in the workspace. */
      readonly name: string
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
    /** @description What calls say about a question, grouped by what is said. */
    readonly Themes: {
      /** @description Of how many calls passages were found. */
      readonly calls: number
      /** @description How many passages were found; 200 at most, the nearest. */
      readonly passages: number
      /** @description There may be more that fit: narrow the filter, and what is counted is all of it. */
      readonly has_more: boolean
      /** @description Those of most calls first. */
      readonly themes: readonly {
        /** @description Words that customers say in it, and hardly in the other themes. */
        readonly name: string
        /** @description Of how many calls. A call that speaks of two themes counts in both. */
        readonly calls: number
        readonly passages: number
        /** @description The most typical passages, 3 at most, each of another call. */
        readonly examples: readonly {
          /** Format: uuid */
          readonly call_id: string
          readonly external_id: string
          readonly agent_id: string | null
          readonly agent_name: string | null
          /** Format: date-time */
          readonly created_at: string
          /** @description Where it begins, in seconds from the start of the recording. */
          readonly start: number
          readonly end: number
          /** @description How much it means what was asked for: 1 is the same. It is for comparing passages with each other; most unrelated ones have 0.7 to 0.8. */
          readonly similarity: number
          /** @description What was said. Of a long turn, only the part that was found. */
          readonly turns: readonly {
            readonly speaker: string
            readonly start: number
            readonly end: number
            readonly text: string
          }[]
        }[]
      }[]
      /** @description Null unless `answer` was set. */
      readonly answer: {
        /**
         * @description `written`: there are sentences. `unsupported`: nothing that was written stands on what was said. `no_language_model`: none is set up. `failed`: it did not answer; try again.
         * @enum {string}
         */
        readonly status: 'written' | 'unsupported' | 'no_language_model' | 'failed'
        /** @description The language model that was asked. */
        readonly engine: string | null
        readonly sentences: readonly {
          readonly text: string
          /** @description What it rests on: at least one. Each was looked up in the transcript. */
          readonly quotes: readonly {
            /** Format: uuid */
            readonly call_id: string
            readonly external_id: string
            readonly speaker: string
            readonly start: number
            readonly end: number
            /** @description As it stands in the transcript. */
            readonly quote: string
          }[]
        }[]
      } | null
      /** @description A language model is set up as judge: with `answer`, it answers in sentences. */
      readonly can_answer: boolean
      /** @description What is in no theme, because too little is like it. */
      readonly others: {
        /** @description Of how many calls. A call that speaks of two themes counts in both. */
        readonly calls: number
        readonly passages: number
        /** @description The nearest to the question, 3 at most, each of another call. */
        readonly examples: readonly {
          /** Format: uuid */
          readonly call_id: string
          readonly external_id: string
          readonly agent_id: string | null
          readonly agent_name: string | null
          /** Format: date-time */
          readonly created_at: string
          /** @description Where it begins, in seconds from the start of the recording. */
          readonly start: number
          readonly end: number
          /** @description How much it means what was asked for: 1 is the same. It is for comparing passages with each other; most unrelated ones have 0.7 to 0.8. */
          readonly similarity: number
          /** @description What was said. Of a long turn, only the part that was found. */
          readonly turns: readonly {
            readonly speaker: string
            readonly start: number
            readonly end: number
            readonly text: string
          }[]
        }[]
      }
      /** @description Calls you may see that have ended and are not found yet, since nobody has read them; 10,000 at most. */
      readonly waiting: number
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
    /** @description A reason why customers call. */
    readonly Topic: {
      /**
       * Format: uuid
       * @description Stays as it is, whatever the topic is called and whatever it is merged with.
       */
      readonly id: string
      /** @description What a person has called it; otherwise words that at least three of its calls say. Empty: nobody has, and there are no such words. */
      readonly name: string
      /** @description Whether a person has named it. */
      readonly renamed: boolean
      /**
       * Format: uuid
       * @description The topic that its calls count in; null: it stands by itself.
       */
      readonly merged_into: string | null
      /** Format: date-time */
      readonly created_at: string
      /**
       * Format: date-time
       * @description When somebody last named, merged or separated it.
       */
      readonly updated_at: string | null
      readonly updated_by: string | null
    }
    /** @description Which topic a topic is to be merged into. */
    readonly TopicMergeRequest: {
      /**
       * Format: uuid
       * @description The topic that its calls are to count in.
       */
      readonly into_id: string
    }
    /** @description What a topic is to be called. */
    readonly TopicRequest: {
      /** @description What to call it. null: by the words of its calls again. */
      readonly name: string | null
    }
    /** @description Why customers call, before and over time. */
    readonly Topics: {
      /** @enum {string} */
      readonly interval: 'day' | 'week' | 'month'
      readonly time_zone: string
      /** @description The period of the same length directly before; null where an end of the range is open. */
      readonly before: {
        readonly start_date: string
        readonly end_date: string
      } | null
      /** @description Finished calls in the period. */
      readonly calls: number
      /** @description Of these, calls whose reason was not found: not in English, without a transcript, or not read yet. They count in no share. */
      readonly unread: number
      /** @description Calls of the workspace that are still to be read; 10,000 at most. */
      readonly waiting: number
      /** @description Those with calls in either period, the ones with most calls first. */
      readonly topics: readonly {
        /**
         * Format: uuid
         * @description Stays as it is, whatever the topic is called and whatever it is merged with.
         */
        readonly id: string
        /** @description What a person has called it; otherwise words that at least three of its calls say. Empty: nobody has, and there are no such words. */
        readonly name: string
        /** @description Whether a person has named it. */
        readonly renamed: boolean
        readonly calls: number
        /** @description Of the calls whose reason was found, in percent; null if there are none. */
        readonly share: number | null
        /** @description The same in the period before; null where there is none. */
        readonly before: {
          readonly calls: number
          /** @description Of the calls whose reason was found, in percent; null if there are none. */
          readonly share: number | null
        } | null
        /** @description Of the share, in percentage points. */
        readonly change: number | null
        /** @description Lower end of its 95 % interval. */
        readonly change_low: number | null
        /** @description Its upper end. */
        readonly change_high: number | null
        /** @description Whether the 95 % interval of the share's change, by Newcombe, leaves out 0. */
        readonly beyond_chance: boolean
        /** @description Over time. Includes points without calls. */
        readonly points: readonly {
          /**
           * Format: date
           * @description The day, the Monday of the week, or the first of the month.
           */
          readonly start: string
          readonly calls: number
        }[]
        /** @description Topics that people have merged into it. Their calls count here. */
        readonly parts: readonly {
          /** Format: uuid */
          readonly id: string
          readonly name: string
        }[]
      }[]
      /** @description Calls that fit no topic. */
      readonly other: {
        readonly calls: number
        /** @description Of the calls whose reason was found, in percent; null if there are none. */
        readonly share: number | null
        /** @description The same in the period before; null where there is none. */
        readonly before: {
          readonly calls: number
          /** @description Of the calls whose reason was found, in percent; null if there are none. */
          readonly share: number | null
        } | null
        /** @description Of the share, in percentage points. */
        readonly change: number | null
        /** @description Lower end of its 95 % interval. */
        readonly change_low: number | null
        /** @description Its upper end. */
        readonly change_high: number | null
        /** @description Whether the 95 % interval of the share's change, by Newcombe, leaves out 0. */
        readonly beyond_chance: boolean
        /** @description Over time. Includes points without calls. */
        readonly points: readonly {
          /**
           * Format: date
           * @description The day, the Monday of the week, or the first of the month.
           */
          readonly start: string
          readonly calls: number
        }[]
      }
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
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
      readonly updated_by: string | null
    }
    /** @description What blind reviews have to show. */
    readonly TrustRule: {
      /** @description Cohen's kappa of machine and people, at least. */
      readonly kappa: number
      /** @description Answers of blind reviews, at least. */
      readonly n: number
    }
    /** @description What blind reviews have to show. */
    readonly TrustRuleInput: {
      /** @description Cohen's kappa of machine and people, at least. */
      readonly kappa: number
      /** @description Answers of blind reviews, at least. */
      readonly n: number
    }
    /** @description When the machine is trusted with a criterion. */
    readonly TrustSettings: {
      readonly rules: {
        readonly automatic: components['schemas']['TrustRule']
        readonly spot_checked: components['schemas']['TrustRule']
      }
      /** @description Machine answers to criteria that are not automatic count only once a person has answered. Calls of the past change when they are run again or reviewed. */
      readonly only_trusted_count: boolean
    }
    /** @description When the machine is trusted with a criterion. */
    readonly TrustSettingsInput: {
      readonly rules: {
        readonly automatic: components['schemas']['TrustRuleInput']
        readonly spot_checked: components['schemas']['TrustRuleInput']
      }
      /** @description Machine answers to criteria that are not automatic count only once a person has answered. Calls of the past change when they are run again or reviewed. */
      readonly only_trusted_count: boolean
    }
    /** @description Somebody who works in the workspace. */
    readonly User: {
      /** Format: uuid */
      readonly id: string
      readonly email: string
      readonly name: string
      /**
       * @description What the person may do.
       * @enum {string}
       */
      readonly role: 'owner' | 'admin' | 'qa' | 'lead' | 'agent' | 'viewer'
      readonly agent_id: string | null
      readonly leads: readonly number[]
      readonly enabled: boolean
      /** @description Has no way to sign in yet: neither password nor passkey nor single sign-on. */
      readonly invited: boolean
      /** @description Whether two-factor codes are on. */
      readonly two_factor: boolean
      /** @description Whether this person is linked to single sign-on. */
      readonly sso: boolean
      readonly passkeys: number
      /** Format: date-time */
      readonly last_seen_at: string | null
      /** Format: date-time */
      readonly created_at: string
      readonly created_by: string
      /** Format: date-time */
      readonly updated_at: string | null
      readonly updated_by: string | null
    }
    /** @description Everything about somebody that others may change. */
    readonly UserReplacement: {
      /**
       * Format: email
       * @description E-mail address; upper and lower case do not count.
       */
      readonly email: string
      /** @description Name, as others see it. */
      readonly name: string
      /**
       * @description What the person may do.
       * @enum {string}
       */
      readonly role: 'owner' | 'admin' | 'qa' | 'lead' | 'agent' | 'viewer'
      /**
       * @description The agent this person is; null: none.
       * @default null
       */
      readonly agent_id?: string | null
      /**
       * @description IDs of the teams this person leads.
       * @default []
       */
      readonly leads?: readonly number[]
      /**
       * @description False: cannot sign in.
       * @default true
       */
      readonly enabled?: boolean
    }
    /** @description Somebody to invite to the workspace. */
    readonly UserRequest: {
      /**
       * Format: email
       * @description E-mail address; upper and lower case do not count.
       */
      readonly email: string
      /** @description Name, as others see it. */
      readonly name: string
      /**
       * @description What the person may do.
       * @enum {string}
       */
      readonly role: 'owner' | 'admin' | 'qa' | 'lead' | 'agent' | 'viewer'
      /**
       * @description The agent this person is; null: none.
       * @default null
       */
      readonly agent_id?: string | null
      /**
       * @description IDs of the teams this person leads.
       * @default []
       */
      readonly leads?: readonly number[]
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
    /** @description A list of calls under a name: filters, order and columns. */
    readonly View: {
      readonly id: number
      readonly name: string
      readonly shared: boolean
      readonly search: string
      readonly columns: readonly string[]
      readonly version: number
      /** @description Its address in the dashboard, relative to that of the service. */
      readonly link: string
      /**
       * Format: date-time
       * @description When it was made, UTC.
       */
      readonly created_at: string
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
      readonly updated_by: string | null
    }
    /** @description A view as it is to be. */
    readonly ViewReplacement: {
      /** @description Unique among your own, or among those of the workspace. */
      readonly name: string
      /**
       * @description True: the workspace's. Owners, admins, QA and programs may share.
       * @default false
       */
      readonly shared?: boolean
      /**
       * @description What stands behind the question mark in the address of the list of calls in the dashboard: filters and order.
       * @default
       */
      readonly search?: string
      /**
       * @description Columns of the table; empty: the usual ones.
       * @default []
       */
      readonly columns?: readonly string[]
      /** @description As it was read: if somebody else was quicker, 409. Left out: whatever stands there is replaced. */
      readonly version?: number
    }
    /** @description A list of calls under a name. */
    readonly ViewRequest: {
      /** @description Unique among your own, or among those of the workspace. */
      readonly name: string
      /**
       * @description True: the workspace's. Owners, admins, QA and programs may share.
       * @default false
       */
      readonly shared?: boolean
      /**
       * @description What stands behind the question mark in the address of the list of calls in the dashboard: filters and order.
       * @default
       */
      readonly search?: string
      /**
       * @description Columns of the table; empty: the usual ones.
       * @default []
       */
      readonly columns?: readonly string[]
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
      /** @description The workspace it belongs to; that of its first client. */
      readonly client_id: string
      readonly url: string
      readonly events: readonly (
        | 'call_analysis.completed'
        | 'call_analysis.failed'
        | 'review.submitted'
        | 'appeal.opened'
        | 'appeal.decided'
        | 'alert.raised'
      )[]
      /** @description Only calls of these models; empty: all models. */
      readonly model_ids: readonly number[]
      readonly description: string
      readonly enabled: boolean
      /** @enum {string} */
      readonly format: 'event' | 'text'
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
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
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
      readonly event:
        | 'call_analysis.completed'
        | 'call_analysis.failed'
        | 'review.submitted'
        | 'appeal.opened'
        | 'appeal.decided'
        | 'alert.raised'
      /**
       * Format: uuid
       * @description The call it is about; null: it is a test, or about alerts.
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
      readonly event:
        | 'call_analysis.completed'
        | 'call_analysis.failed'
        | 'review.submitted'
        | 'appeal.opened'
        | 'appeal.decided'
        | 'alert.raised'
      /**
       * Format: uuid
       * @description The call it is about; null: it is a test, or about alerts.
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
            | {
                /** @constant */
                readonly type: 'review.submitted'
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
                  readonly status: 'PROCESS_COMPLETED' | 'TRANSCRIPTION_FAILED' | 'ERROR'
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
                  /** Format: uuid */
                  readonly review_id: string
                  readonly reviewer: string
                  /**
                   * @description Only in a test event: there is no such call.
                   * @constant
                   */
                  readonly test?: true
                }
              }
            | {
                /** @constant */
                readonly type: 'appeal.opened'
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
                  readonly status: 'PROCESS_COMPLETED' | 'TRANSCRIPTION_FAILED' | 'ERROR'
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
                  /** Format: uuid */
                  readonly appeal_id: string
                  /** @description The criterion; null: the result as a whole. */
                  readonly key: string | null
                  /**
                   * @description Only in a test event: there is no such call.
                   * @constant
                   */
                  readonly test?: true
                }
              }
            | {
                /** @constant */
                readonly type: 'appeal.decided'
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
                  readonly status: 'PROCESS_COMPLETED' | 'TRANSCRIPTION_FAILED' | 'ERROR'
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
                  /** Format: uuid */
                  readonly appeal_id: string
                  /** @description The criterion; null: the result as a whole. */
                  readonly key: string | null
                  /** @enum {string} */
                  readonly outcome: 'accepted' | 'declined'
                  /**
                   * @description Only in a test event: there is no such call.
                   * @constant
                   */
                  readonly test?: true
                }
              }
            | {
                /** @constant */
                readonly type: 'alert.raised'
                /**
                 * Format: date-time
                 * @description When it was told.
                 */
                readonly timestamp: string
                readonly data: {
                  /** Format: uuid */
                  readonly id: string
                  /** Format: uuid */
                  readonly rule_id: string | null
                  readonly rule_name: string
                  /** @enum {string} */
                  readonly kind:
                    | 'critical_failed'
                    | 'agent_falling'
                    | 'topic_rising'
                    | 'review_overdue'
                    | 'backlog'
                  /** @description All of it in words, for people. */
                  readonly text: string
                  /** @description How many alerts it is about; `alerts` has the first 50. */
                  readonly total: number
                  readonly alerts: readonly {
                    /** Format: uuid */
                    readonly id: string
                    readonly text: string
                    readonly agent_id: string | null
                    /** Format: uuid */
                    readonly call_id: string | null
                    readonly evidence: {
                      readonly criterion?: {
                        readonly key: string
                        readonly name: string
                      }
                      readonly call?: {
                        readonly external_id: string
                        readonly score_percentage: number | null
                      }
                      /** @description Where in the recording, in seconds. */
                      readonly moments?: readonly {
                        readonly start: number
                        readonly end: number
                      }[]
                      readonly agent_name?: string
                      readonly model?: {
                        readonly id: number
                        readonly name: string
                      }
                      readonly fall?: {
                        /** @enum {string} */
                        readonly measure: 'score' | 'pass_rate'
                        /** Format: date */
                        readonly since: string
                        /** Format: date */
                        readonly until: string
                        readonly before: number
                        readonly after: number
                        readonly difference: number
                        /** @description 95 % interval of the difference. */
                        readonly interval: readonly [number, number]
                        readonly calls_before: number
                        readonly calls_after: number
                        /** @description Strength of the evidence that it moved. */
                        readonly weight: number
                        /** @description What it had to reach. */
                        readonly threshold: number
                      }
                      readonly topic?: {
                        /** Format: uuid */
                        readonly id: string
                        /** @description Empty: it has none. */
                        readonly name: string
                      }
                      /** @description Of the share of calls about the topic, in percent. */
                      readonly rise?: {
                        /** Format: date */
                        readonly since: string
                        /** Format: date */
                        readonly until: string
                        readonly before: number
                        readonly after: number
                        readonly difference: number
                        /** @description 95 % interval of the difference. */
                        readonly interval: readonly [number, number]
                        readonly calls_before: number
                        readonly calls_after: number
                        /** @description Strength of the evidence that it moved. */
                        readonly weight: number
                        /** @description What it had to reach. */
                        readonly threshold: number
                      }
                      readonly review?: {
                        /** Format: date-time */
                        readonly due_at: string
                        readonly assigned_to: string | null
                      }
                      readonly backlog?: {
                        /** @enum {string} */
                        readonly of: 'calls' | 'reviews'
                        readonly length: number
                        readonly before: number
                        readonly hours: number
                      }
                    }
                    readonly link: string
                    /** Format: date-time */
                    readonly raised_at: string
                  }[]
                  /** @description The page of alerts. */
                  readonly link: string
                  /**
                   * @description Only in a test event: nothing happened.
                   * @constant
                   */
                  readonly test?: true
                }
              }
            | {
                readonly text: string
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
      /** @description Events to send. Default: `call_analysis.completed` and `call_analysis.failed`. */
      readonly events?:
        | readonly (
            | 'call_analysis.completed'
            | 'call_analysis.failed'
            | 'review.submitted'
            | 'appeal.opened'
            | 'appeal.decided'
            | 'alert.raised'
          )[]
        | null
      /** @description Only calls of these models. Omitted or empty: all models. */
      readonly model_ids?: readonly number[] | null
      /** @description What it is for. */
      readonly description?: string | null
      /** @description Nothing is sent to a disabled webhook. Default: true. */
      readonly enabled?: boolean | null
      /** @description `event`: as described for each event. `text`: only `{"text": "…"}`, as chat programs take it; for `alert.raised` alone. Default: `event`. */
      readonly format?: ('event' | 'text') | null
    }
    /** @description What to send as a test. */
    readonly WebhookTest: {
      /**
       * @description Event to send. Default: the webhook's first.
       * @enum {string}
       */
      readonly event?:
        | 'call_analysis.completed'
        | 'call_analysis.failed'
        | 'review.submitted'
        | 'appeal.opened'
        | 'appeal.decided'
        | 'alert.raised'
    }
    /** @description A webhook and its new secret. */
    readonly WebhookWithSecret: {
      readonly id: number
      /** @description The workspace it belongs to; that of its first client. */
      readonly client_id: string
      readonly url: string
      readonly events: readonly (
        | 'call_analysis.completed'
        | 'call_analysis.failed'
        | 'review.submitted'
        | 'appeal.opened'
        | 'appeal.decided'
        | 'alert.raised'
      )[]
      /** @description Only calls of these models; empty: all models. */
      readonly model_ids: readonly number[]
      readonly description: string
      readonly enabled: boolean
      /** @enum {string} */
      readonly format: 'event' | 'text'
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
      /** @description Who made it: the ID of a client or a person. */
      readonly created_by: string
      /**
       * Format: date-time
       * @description When it was last changed, UTC; null: never.
       */
      readonly updated_at: string | null
      /** @description Who changed it last. */
      readonly updated_by: string | null
      /** @description Messages are signed with it. Shown only once; null when the answer is repeated for its Idempotency-Key. */
      readonly secret: string | null
    }
    /** @description What owns calls, models, webhooks, clients and people. */
    readonly Workspace: {
      readonly id: string
      readonly name: string
      /** @description Agents see their own calls so many days after submission; null: once somebody releases them. */
      readonly release_after_days: number | null
      readonly trust: components['schemas']['TrustSettings']
      /** @description A result can be appealed against so many days from its release; null: always. */
      readonly appeal_days: number | null
      /** @description Retention where the model has no rule of its own; null: kept forever. */
      readonly retention: {
        readonly audio_days: number | null
        readonly transcript_days: number | null
      }
      /** Format: date-time */
      readonly created_at: string
    }
    /** @description The settings of a workspace. */
    readonly WorkspaceRequest: {
      readonly name: string
      /** @description Agents see their own calls so many days after submission; null: once somebody releases them. */
      readonly release_after_days: number | null
    }
  }
  responses: {
    /** @description - `010-003-0007` This agent has calls, so it cannot be deleted. */
    readonly AgentHasCalls: {
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
    /** @description - `008-003-0002` Somebody has changed this rule since you read it. */
    readonly AlertRuleMovedOn: {
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
    /** @description - `009-004-0002` This calibration is still open: what was said is shown once it is closed. */
    readonly CalibrationOpen: {
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
    /** @description - `009-005-0001` This coaching session has not been held yet. */
    readonly CoachingNotHeld: {
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
    /** @description - `010-002-0006` Two-factor codes are on already. Switch them off first. */
    readonly CodeOn: {
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
    /** @description - `010-001-0004` A session counts only for requests of the dashboard itself. */
    readonly CrossSite: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `010-003-0003` Somebody with this e-mail address is in the workspace already. */
    readonly EmailTaken: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
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
    /** @description - `010-003-0001` A workspace needs an owner, and this is the last one. */
    readonly LastOwner: {
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
    /** @description - `010-002-0002` This link has been used, or is too old. Ask for a new one. */
    readonly LinkEnded: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
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
    /** @description - `010-003-0008` Your own two-factor codes are switched off under your account, with a code or the password. */
    readonly OwnCodes: {
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
    /** @description - `010-002-0005` Passkeys do not work at this address. Open the dashboard at its name by https, or at http://localhost; not at a bare IP address. */
    readonly PasskeyAddress: {
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
    /** @description - `010-003-0010` This person is disabled, so a link would lead nowhere. Enable them first. */
    readonly PersonDisabled: {
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
    /** @description - `008-004-0003` The message is not from this phone system: signature or secret is wrong. */
    readonly PhoneMessageUnsigned: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly 'WWW-Authenticate': components['headers']['Authenticate']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `009-003-0004` This plan has been changed meanwhile. Read it again. */
    readonly PlanMovedOn: {
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
    /** @description - `010-002-0001` E-mail address and password do not match an account, or the code is wrong. */
    readonly SignInRefused: {
      headers: {
        readonly 'x-request-id': components['headers']['RequestId']
        readonly 'WWW-Authenticate': components['headers']['Authenticate']
        readonly [name: string]: unknown
      }
      content: {
        readonly 'application/json': components['schemas']['Error']
      }
    }
    /** @description - `010-002-0003` This took too long, or was done already. Begin again. */
    readonly StepEnded: {
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
    /** @description - `010-003-0005` This team still has agents. */
    readonly TeamInUse: {
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
    /** @description - `010-003-0004` A team with that name already exists. */
    readonly TeamNameTaken: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly signInWithPassword: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /**
           * Format: email
           * @description E-mail address; upper and lower case do not count.
           */
          readonly email: string
          readonly password: string
        }
      }
    }
    readonly responses: {
      /** @description How signing in goes on. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['SignInAnswer']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['SignInRefused']
      /**
       * @description - `010-002-0004` This workspace is entered by single sign-on only.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
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
  readonly signInWithCode: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @description As the answer before gave it. */
          readonly step: string
          readonly code: string
        }
      }
    }
    readonly responses: {
      /** @description How signing in goes on. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['SignInAnswer']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['SignInRefused']
      /**
       * @description - `010-002-0004` This workspace is entered by single sign-on only.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 410: components['responses']['StepEnded']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly signOut: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Done; no content. */
      readonly 204: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 403: components['responses']['CrossSite']
      readonly 413: components['responses']['TooLarge']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listSignInWays: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /**
           * Format: email
           * @description E-mail address; upper and lower case do not count.
           */
          readonly email: string
        }
      }
    }
    readonly responses: {
      /** @description OK. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly sso: readonly {
              readonly workspace_id: string
              readonly issuer: string
              readonly only: boolean
            }[]
            /** @description Whether a new link can be sent by mail. */
            readonly mail: boolean
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 403: components['responses']['CrossSite']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly forgotPassword: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /**
           * Format: email
           * @description E-mail address; upper and lower case do not count.
           */
          readonly email: string
        }
      }
    }
    readonly responses: {
      /** @description Accepted; processing continues after the answer. */
      readonly 202: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            /** @description Whether this service can send mail at all. */
            readonly mail: boolean
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 403: components['responses']['CrossSite']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly readSignInLink: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @description What stands behind the # of the link. */
          readonly token: string
        }
      }
    }
    readonly responses: {
      /** @description What a link is for. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['SignInLinkContent']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 403: components['responses']['CrossSite']
      readonly 410: components['responses']['LinkEnded']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly useSignInLink: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @description What stands behind the # of the link. */
          readonly token: string
          /** @description Name, as others see it. */
          readonly name?: string
          /**
           * Format: email
           * @description E-mail address; upper and lower case do not count.
           */
          readonly email?: string
          /** @description At least 12 characters. */
          readonly password?: string
        }
      }
    }
    readonly responses: {
      /** @description How signing in goes on. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['SignInAnswer']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `010-002-0004` This workspace is entered by single sign-on only.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 409: components['responses']['EmailTaken']
      readonly 410: components['responses']['LinkEnded']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getMe: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Who is signed in. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Me']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly updateMe: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @description Name, as others see it. */
          readonly name?: string
          /**
           * @description Of mails to you.
           * @enum {string}
           */
          readonly language?: 'en' | 'es'
          readonly weekly_digest?: boolean
        }
      }
    }
    readonly responses: {
      /** @description Who is signed in. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Me']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly changePassword: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @description Needed where there is one already. */
          readonly current?: string
          /** @description At least 12 characters. */
          readonly password: string
        }
      }
    }
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       *     - `010-002-0001` E-mail address and password do not match an account, or the code is wrong.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly listSessions: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
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
          readonly 'application/json': {
            readonly items: readonly components['schemas']['Session'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly revokeSession: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly revokeOtherSessions: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
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
          readonly 'application/json': {
            readonly ended: number
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly beginCode: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
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
          readonly 'application/json': {
            /** @description To be typed into the app. */
            readonly secret: string
            /** @description The same as an `otpauth://` address, for a QR code. */
            readonly uri: string
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 409: components['responses']['CodeOn']
      readonly 413: components['responses']['TooLarge']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly confirmCode: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @description As the app shows it. */
          readonly code: string
        }
      }
    }
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
          readonly 'application/json': {
            /** @description For the day that the app is lost: each works once. Shown this once. */
            readonly recovery_codes: readonly string[]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       *     - `010-002-0001` E-mail address and password do not match an account, or the code is wrong.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 409: components['responses']['CodeOn']
      readonly 410: components['responses']['StepEnded']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly removeCode: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          readonly code?: string
          readonly password?: string
        }
      }
    }
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       *     - `010-002-0001` E-mail address and password do not match an account, or the code is wrong.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly listPasskeys: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The your passkeys. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['Passkey'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly addPasskey: {
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
        readonly 'application/json': {
          /** @description As the answer before gave it. */
          readonly step: string
          /** @description To tell it from your others. */
          readonly name: string
          readonly response: components['schemas']['NewPasskey']
        }
      }
    }
    readonly responses: {
      /** @description A key on a device of yours, to sign in with. */
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
          readonly 'application/json': components['schemas']['Passkey']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
       * @description - `010-002-0005` Passkeys do not work at this address. Open the dashboard at its name by https, or at http://localhost; not at a bare IP address.
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
      readonly 410: components['responses']['StepEnded']
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
  readonly deletePasskey: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly beginPasskey: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What the browser has to be asked for. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['PasskeyStep']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 409: components['responses']['PasskeyAddress']
      readonly 413: components['responses']['TooLarge']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly beginPasskeySignIn: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What the browser has to be asked for. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['PasskeyStep']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 403: components['responses']['CrossSite']
      readonly 409: components['responses']['PasskeyAddress']
      readonly 413: components['responses']['TooLarge']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly signInWithPasskey: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @description As the answer before gave it. */
          readonly step: string
          readonly response: components['schemas']['PasskeyAnswer']
        }
      }
    }
    readonly responses: {
      /** @description How signing in goes on. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['SignInAnswer']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['SignInRefused']
      /**
       * @description - `010-002-0004` This workspace is entered by single sign-on only.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      readonly 409: components['responses']['PasskeyAddress']
      readonly 410: components['responses']['StepEnded']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly beginSso: {
    readonly parameters: {
      readonly query: {
        /** @description ID of the workspace. */
        readonly workspace: string
        /** @description Where in the dashboard to arrive. */
        readonly to?: string
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Go on at `Location`. */
      readonly 302: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly endSso: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Go on at `Location`. */
      readonly 302: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 422: components['responses']['InvalidInput']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getStanding: {
    readonly parameters: {
      readonly query?: {
        readonly days?: number
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description An agent's own score beside the team's, without names. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Standing']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly getWorkspace: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What owns calls, models, webhooks, clients and people. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Workspace']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly updateWorkspace: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['WorkspaceRequest']
      }
    }
    readonly responses: {
      /** @description What owns calls, models, webhooks, clients and people. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Workspace']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly updateReviewRules: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ReviewRulesRequest']
      }
    }
    readonly responses: {
      /** @description What owns calls, models, webhooks, clients and people. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Workspace']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly listUsers: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The people of the workspace. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['User'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly createUser: {
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
        readonly 'application/json': components['schemas']['UserRequest']
      }
    }
    readonly responses: {
      /** @description Somebody new, and the link that lets them in. */
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
          readonly 'application/json': components['schemas']['InvitedUser']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       *     - `010-003-0002` Only an owner may make, change or disable an owner.
       */
      readonly 403: {
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
       * @description - `010-003-0003` Somebody with this e-mail address is in the workspace already.
       *     - `010-003-0006` This agent is linked to another person, or exists already.
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
  readonly getUser: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Somebody who works in the workspace. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['User']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly updateUser: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['UserReplacement']
      }
    }
    readonly responses: {
      /** @description Somebody who works in the workspace. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['User']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       *     - `010-003-0002` Only an owner may make, change or disable an owner.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `010-003-0003` Somebody with this e-mail address is in the workspace already.
       *     - `010-003-0006` This agent is linked to another person, or exists already.
       *     - `010-003-0001` A workspace needs an owner, and this is the last one.
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
  readonly deleteUser: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       *     - `010-003-0002` Only an owner may make, change or disable an owner.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['LastOwner']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly linkUser: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A link that lets somebody in once. */
      readonly 201: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly Location: components['headers']['Location']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['SignInLink']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       *     - `010-003-0002` Only an owner may make, change or disable an owner.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['PersonDisabled']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly removeUserCodes: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       *     - `010-003-0002` Only an owner may make, change or disable an owner.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['OwnCodes']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getSso: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description How people sign in with a service of their own. Never shows the secret. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Sso']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replaceSso: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['SsoFields']
      }
    }
    readonly responses: {
      /** @description How people sign in with a service of their own. Never shows the secret. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Sso']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
       *     - `010-003-0009` This address leads to this machine or an internal network, where nobody is sent to sign in.
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
  readonly deleteSso: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listTeams: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The teams. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['Team'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly createTeam: {
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
        readonly 'application/json': components['schemas']['TeamRequest']
      }
    }
    readonly responses: {
      /** @description A team: agents who are led together. */
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
          readonly 'application/json': components['schemas']['Team']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
       * @description - `010-003-0004` A team with that name already exists.
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
  readonly getTeam: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A team: agents who are led together. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Team']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly updateTeam: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['TeamRequest']
      }
    }
    readonly responses: {
      /** @description A team: agents who are led together. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Team']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['TeamNameTaken']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly deleteTeam: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['TeamInUse']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listAgents: {
    readonly parameters: {
      readonly query?: {
        /** @description Only agents of this team. */
        readonly team_id?: number
        /** @description A part of the name or the ID. */
        readonly search?: string
        /** @description Agents per page. */
        readonly limit?: number
        /** @description `next` of the previous page. Keep the other parameters unchanged. */
        readonly after?: string
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The agents. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['Agent'][]
            /** @description For the next page; null on the last one. */
            readonly next: string | null
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly createAgent: {
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
        readonly 'application/json': components['schemas']['AgentRequest']
      }
    }
    readonly responses: {
      /** @description Somebody who takes calls. */
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
          readonly 'application/json': components['schemas']['Agent']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
       * @description - `010-003-0006` This agent is linked to another person, or exists already.
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
  readonly getAgent: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description An agent's ID, as calls give it. */
        readonly agent_id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Somebody who takes calls. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Agent']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly updateAgent: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description An agent's ID, as calls give it. */
        readonly agent_id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['AgentReplacement']
      }
    }
    readonly responses: {
      /** @description Somebody who takes calls. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Agent']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly deleteAgent: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description An agent's ID, as calls give it. */
        readonly agent_id: string
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['AgentHasCalls']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listClients: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The programs that use the API. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['Client'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly createClient: {
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
        readonly 'application/json': components['schemas']['ClientRequest']
      }
    }
    readonly responses: {
      /** @description What a program signs in with. */
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
          readonly 'application/json': components['schemas']['ClientSecret']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly rotateClientSecret: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What a program signs in with. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ClientSecret']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly disableClient: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
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
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listTargets: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The targets of all models. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['ModelTargets'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly getTargets: {
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
      /** @description From when on scores of a model are good, and when they are poor. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelTargets']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replaceTargets: {
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
        readonly 'application/json': components['schemas']['TargetsRequest']
      }
    }
    readonly responses: {
      /** @description From when on scores of a model are good, and when they are poor. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ModelTargets']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
        /** @description Part of the name of an agent, as `GET /v1/agents` has it; accents and capitals make no difference. */
        readonly agent_name?: string
        /** @description Only calls of the agents who are in this team now. Nobody is in an unknown team. */
        readonly team_id?: number
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
        /** @description Repeat it for calls in any of several. */
        readonly review_status?: readonly ('none' | 'needed' | 'in_progress' | 'reviewed' | 'appealed')[]
        /** @description Reviewed calls on which every answer people gave is the machine's, or not every. */
        readonly agreement?: 'agrees' | 'differs'
        /** @description Only calls of this topic: an id of `GET /v1/topics`. `other`: calls that fit no topic. */
        readonly topic_id?: string | 'other'
        /** @description ID of a person or client who has submitted a review. */
        readonly reviewed_by?: string
        /** @description Lowest `score_percentage`, inclusive. */
        readonly min_score?: number
        /** @description Highest `score_percentage`, inclusive. */
        readonly max_score?: number
        /** @description Only finished calls that lost points in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model; without, of every model that has such a category. */
        readonly lost_points_in?: string
        /** @description Only finished calls that scored from `min_category_score` to `max_category_score` in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model. Requires at least one of the two. */
        readonly category?: string
        /** @description In percent of the points there were to earn, inclusive. Requires `category`. */
        readonly min_category_score?: number
        /** @description Inclusive. Requires `category`. */
        readonly max_category_score?: number
        /** @description Only finished calls on which `criterion_outcome` came of this criterion, as `GET /v1/stats/criteria` counts it: its key. With `model_name` or `model_id`, of that model. */
        readonly criterion?: string
        /** @description Requires `criterion`. `not_said`: failed, and nothing that was said shows it. */
        readonly criterion_outcome?: 'passed' | 'failed' | 'open' | 'not_applicable' | 'not_said'
        /** @description Only finished calls that were sent with `metadata_value` in this field of `additional_parameters`. Texts of up to 256 characters, numbers and truth values can be found. */
        readonly metadata_key?: string
        /** @description The whole value, in these capitals. Requires `metadata_key`. */
        readonly metadata_value?: string
        /** @description Shortest `duration`, in seconds, inclusive. */
        readonly min_duration?: number
        /** @description Longest `duration`, in seconds, inclusive. */
        readonly max_duration?: number
        /** @description Only finished calls in this language: its ISO 639-1 code. */
        readonly language?: string
        /** @description Smallest `metrics.silence_share`, 0 to 1, inclusive. */
        readonly min_silence_share?: number
        /** @description Largest `metrics.silence_share`, 0 to 1, inclusive. */
        readonly max_silence_share?: number
        /** @description Smallest part of the agent's talking in which somebody else spoke too, 0 to 1: `metrics.talk_over.Agent.share`. Not of calls on which nobody is known to be the agent. */
        readonly min_talk_over_share?: number
        /** @description Largest such part, inclusive. */
        readonly max_talk_over_share?: number
        /** @description Words in the transcript or summary. "Several words" as a phrase, -word to exclude, `or` for alternatives. */
        readonly q?: string
        /** @description With `q`: show where the words were said. Also needs the scope `read:call-analysis-transcription`. */
        readonly include_hits?: boolean
        /** @description Show what statistics count of each scored call: language, silence, talk-over, the score of each category and what came of each criterion. */
        readonly include_facts?: boolean
        /** @description Only finished calls that `GET /v1/stats/grouping-fields` counts under `grouping_field_value` of this field, for the same model and period. If the statistics use another time zone, give the dates as times with an offset. */
        readonly grouping_field_key?: string
        /** @description As shown there. Requires `grouping_field_key`. */
        readonly grouping_field_value?: string
        /** @description Names of the fields to show, separated by commas; `id` is always included. Default: all. */
        readonly fields?: string
        /** @description False: erased calls. */
        readonly enabled?: boolean
        /** @description Calls without a score, or a duration, always come last. `most_to_learn` requires `criterion`: calls with a quote that can be heard first; in turns of the agents; those nobody has reviewed, then those that lost more points, then the surer ones, then the newer. So are the 500 newest calls of the list; older ones follow, newest first. */
        readonly sort?:
          | '-created_at'
          | 'created_at'
          | '-score_percentage'
          | 'score_percentage'
          | '-duration'
          | 'duration'
          | 'most_to_learn'
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getCallNeighbours: {
    readonly parameters: {
      readonly query?: {
        /** @description The sender's own ID. */
        readonly external_id?: string
        readonly agent_id?: string
        /** @description Part of the name of an agent, as `GET /v1/agents` has it; accents and capitals make no difference. */
        readonly agent_name?: string
        /** @description Only calls of the agents who are in this team now. Nobody is in an unknown team. */
        readonly team_id?: number
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
        /** @description Repeat it for calls in any of several. */
        readonly review_status?: readonly ('none' | 'needed' | 'in_progress' | 'reviewed' | 'appealed')[]
        /** @description Reviewed calls on which every answer people gave is the machine's, or not every. */
        readonly agreement?: 'agrees' | 'differs'
        /** @description Only calls of this topic: an id of `GET /v1/topics`. `other`: calls that fit no topic. */
        readonly topic_id?: string | 'other'
        /** @description ID of a person or client who has submitted a review. */
        readonly reviewed_by?: string
        /** @description Lowest `score_percentage`, inclusive. */
        readonly min_score?: number
        /** @description Highest `score_percentage`, inclusive. */
        readonly max_score?: number
        /** @description Only finished calls that lost points in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model; without, of every model that has such a category. */
        readonly lost_points_in?: string
        /** @description Only finished calls that scored from `min_category_score` to `max_category_score` in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model. Requires at least one of the two. */
        readonly category?: string
        /** @description In percent of the points there were to earn, inclusive. Requires `category`. */
        readonly min_category_score?: number
        /** @description Inclusive. Requires `category`. */
        readonly max_category_score?: number
        /** @description Only finished calls on which `criterion_outcome` came of this criterion, as `GET /v1/stats/criteria` counts it: its key. With `model_name` or `model_id`, of that model. */
        readonly criterion?: string
        /** @description Requires `criterion`. `not_said`: failed, and nothing that was said shows it. */
        readonly criterion_outcome?: 'passed' | 'failed' | 'open' | 'not_applicable' | 'not_said'
        /** @description Only finished calls that were sent with `metadata_value` in this field of `additional_parameters`. Texts of up to 256 characters, numbers and truth values can be found. */
        readonly metadata_key?: string
        /** @description The whole value, in these capitals. Requires `metadata_key`. */
        readonly metadata_value?: string
        /** @description Shortest `duration`, in seconds, inclusive. */
        readonly min_duration?: number
        /** @description Longest `duration`, in seconds, inclusive. */
        readonly max_duration?: number
        /** @description Only finished calls in this language: its ISO 639-1 code. */
        readonly language?: string
        /** @description Smallest `metrics.silence_share`, 0 to 1, inclusive. */
        readonly min_silence_share?: number
        /** @description Largest `metrics.silence_share`, 0 to 1, inclusive. */
        readonly max_silence_share?: number
        /** @description Smallest part of the agent's talking in which somebody else spoke too, 0 to 1: `metrics.talk_over.Agent.share`. Not of calls on which nobody is known to be the agent. */
        readonly min_talk_over_share?: number
        /** @description Largest such part, inclusive. */
        readonly max_talk_over_share?: number
        /** @description Words in the transcript or summary. "Several words" as a phrase, -word to exclude, `or` for alternatives. */
        readonly q?: string
        /** @description Only finished calls that `GET /v1/stats/grouping-fields` counts under `grouping_field_value` of this field, for the same model and period. If the statistics use another time zone, give the dates as times with an offset. */
        readonly grouping_field_key?: string
        /** @description As shown there. Requires `grouping_field_key`. */
        readonly grouping_field_value?: string
        /** @description False: erased calls. */
        readonly enabled?: boolean
        /** @description Calls without a score, or a duration, always come last. `most_to_learn` requires `criterion`: calls with a quote that can be heard first; in turns of the agents; those nobody has reviewed, then those that lost more points, then the surer ones, then the newer. So are the 500 newest calls of the list; older ones follow, newest first. */
        readonly sort?:
          | '-created_at'
          | 'created_at'
          | '-score_percentage'
          | 'score_percentage'
          | '-duration'
          | 'duration'
          | 'most_to_learn'
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
      /** @description The calls beside one in a list. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CallNeighbours']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly suggestCalls: {
    readonly parameters: {
      readonly query: {
        /** @description An ID, part of a name, or a whole metadata value. */
        readonly text: string
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What somebody who types this may be looking for. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CallSuggestions']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly findPassages: {
    readonly parameters: {
      readonly query: {
        /** @description What to look for, as a sentence: "customers who were charged twice". Nothing in it has a meaning of its own: no quotation marks, no wildcards. */
        readonly meaning: string
        /** @description Passages at most. */
        readonly limit?: number
        /** @description The sender's own ID. */
        readonly external_id?: string
        readonly agent_id?: string
        /** @description Part of the name of an agent, as `GET /v1/agents` has it; accents and capitals make no difference. */
        readonly agent_name?: string
        /** @description Only calls of the agents who are in this team now. Nobody is in an unknown team. */
        readonly team_id?: number
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
        /** @description Repeat it for calls in any of several. */
        readonly review_status?: readonly ('none' | 'needed' | 'in_progress' | 'reviewed' | 'appealed')[]
        /** @description Reviewed calls on which every answer people gave is the machine's, or not every. */
        readonly agreement?: 'agrees' | 'differs'
        /** @description Only calls of this topic: an id of `GET /v1/topics`. `other`: calls that fit no topic. */
        readonly topic_id?: string | 'other'
        /** @description ID of a person or client who has submitted a review. */
        readonly reviewed_by?: string
        /** @description Lowest `score_percentage`, inclusive. */
        readonly min_score?: number
        /** @description Highest `score_percentage`, inclusive. */
        readonly max_score?: number
        /** @description Only finished calls that lost points in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model; without, of every model that has such a category. */
        readonly lost_points_in?: string
        /** @description Only finished calls that scored from `min_category_score` to `max_category_score` in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model. Requires at least one of the two. */
        readonly category?: string
        /** @description In percent of the points there were to earn, inclusive. Requires `category`. */
        readonly min_category_score?: number
        /** @description Inclusive. Requires `category`. */
        readonly max_category_score?: number
        /** @description Only finished calls on which `criterion_outcome` came of this criterion, as `GET /v1/stats/criteria` counts it: its key. With `model_name` or `model_id`, of that model. */
        readonly criterion?: string
        /** @description Requires `criterion`. `not_said`: failed, and nothing that was said shows it. */
        readonly criterion_outcome?: 'passed' | 'failed' | 'open' | 'not_applicable' | 'not_said'
        /** @description Only finished calls that were sent with `metadata_value` in this field of `additional_parameters`. Texts of up to 256 characters, numbers and truth values can be found. */
        readonly metadata_key?: string
        /** @description The whole value, in these capitals. Requires `metadata_key`. */
        readonly metadata_value?: string
        /** @description Shortest `duration`, in seconds, inclusive. */
        readonly min_duration?: number
        /** @description Longest `duration`, in seconds, inclusive. */
        readonly max_duration?: number
        /** @description Only finished calls in this language: its ISO 639-1 code. */
        readonly language?: string
        /** @description Smallest `metrics.silence_share`, 0 to 1, inclusive. */
        readonly min_silence_share?: number
        /** @description Largest `metrics.silence_share`, 0 to 1, inclusive. */
        readonly max_silence_share?: number
        /** @description Smallest part of the agent's talking in which somebody else spoke too, 0 to 1: `metrics.talk_over.Agent.share`. Not of calls on which nobody is known to be the agent. */
        readonly min_talk_over_share?: number
        /** @description Largest such part, inclusive. */
        readonly max_talk_over_share?: number
        /** @description Only calls with these words in the transcript or summary, as in the list. Of very many, the 20,000 newest. */
        readonly q?: string
        /** @description Only finished calls that `GET /v1/stats/grouping-fields` counts under `grouping_field_value` of this field, for the same model and period. If the statistics use another time zone, give the dates as times with an offset. */
        readonly grouping_field_key?: string
        /** @description As shown there. Requires `grouping_field_key`. */
        readonly grouping_field_value?: string
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Passages of calls, those that mean it most first. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Passages']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly askCalls: {
    readonly parameters: {
      readonly query: {
        /** @description What you want to know, as a sentence in English: "Why do customers cancel?" Nothing in it has a meaning of its own: no quotation marks, no wildcards. */
        readonly question: string
        /** @description Also have the language model that is set up as judge answer in sentences, each with the quotes it rests on. It may take a minute. */
        readonly answer?: boolean
        /** @description The sender's own ID. */
        readonly external_id?: string
        readonly agent_id?: string
        /** @description Part of the name of an agent, as `GET /v1/agents` has it; accents and capitals make no difference. */
        readonly agent_name?: string
        /** @description Only calls of the agents who are in this team now. Nobody is in an unknown team. */
        readonly team_id?: number
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
        /** @description Repeat it for calls in any of several. */
        readonly review_status?: readonly ('none' | 'needed' | 'in_progress' | 'reviewed' | 'appealed')[]
        /** @description Reviewed calls on which every answer people gave is the machine's, or not every. */
        readonly agreement?: 'agrees' | 'differs'
        /** @description Only calls of this topic: an id of `GET /v1/topics`. `other`: calls that fit no topic. */
        readonly topic_id?: string | 'other'
        /** @description ID of a person or client who has submitted a review. */
        readonly reviewed_by?: string
        /** @description Lowest `score_percentage`, inclusive. */
        readonly min_score?: number
        /** @description Highest `score_percentage`, inclusive. */
        readonly max_score?: number
        /** @description Only finished calls that lost points in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model; without, of every model that has such a category. */
        readonly lost_points_in?: string
        /** @description Only finished calls that scored from `min_category_score` to `max_category_score` in this category: its slug, or its ID as shown in `xscore_result`. With `model_name` or `model_id`, the category of that model. Requires at least one of the two. */
        readonly category?: string
        /** @description In percent of the points there were to earn, inclusive. Requires `category`. */
        readonly min_category_score?: number
        /** @description Inclusive. Requires `category`. */
        readonly max_category_score?: number
        /** @description Only finished calls on which `criterion_outcome` came of this criterion, as `GET /v1/stats/criteria` counts it: its key. With `model_name` or `model_id`, of that model. */
        readonly criterion?: string
        /** @description Requires `criterion`. `not_said`: failed, and nothing that was said shows it. */
        readonly criterion_outcome?: 'passed' | 'failed' | 'open' | 'not_applicable' | 'not_said'
        /** @description Only finished calls that were sent with `metadata_value` in this field of `additional_parameters`. Texts of up to 256 characters, numbers and truth values can be found. */
        readonly metadata_key?: string
        /** @description The whole value, in these capitals. Requires `metadata_key`. */
        readonly metadata_value?: string
        /** @description Shortest `duration`, in seconds, inclusive. */
        readonly min_duration?: number
        /** @description Longest `duration`, in seconds, inclusive. */
        readonly max_duration?: number
        /** @description Only finished calls in this language: its ISO 639-1 code. */
        readonly language?: string
        /** @description Smallest `metrics.silence_share`, 0 to 1, inclusive. */
        readonly min_silence_share?: number
        /** @description Largest `metrics.silence_share`, 0 to 1, inclusive. */
        readonly max_silence_share?: number
        /** @description Smallest part of the agent's talking in which somebody else spoke too, 0 to 1: `metrics.talk_over.Agent.share`. Not of calls on which nobody is known to be the agent. */
        readonly min_talk_over_share?: number
        /** @description Largest such part, inclusive. */
        readonly max_talk_over_share?: number
        /** @description Only calls with these words in the transcript or summary, as in the list. Of very many, the 20,000 newest. */
        readonly q?: string
        /** @description Only finished calls that `GET /v1/stats/grouping-fields` counts under `grouping_field_value` of this field, for the same model and period. If the statistics use another time zone, give the dates as times with an offset. */
        readonly grouping_field_key?: string
        /** @description As shown there. Requires `grouping_field_key`. */
        readonly grouping_field_value?: string
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What calls say about a question, grouped by what is said. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Themes']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly listViews: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The saved views. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['View'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly createView: {
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
        readonly 'application/json': components['schemas']['ViewRequest']
      }
    }
    readonly responses: {
      /** @description A list of calls under a name: filters, order and columns. */
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
          readonly 'application/json': components['schemas']['View']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
       * @description - `010-003-0011` A view with that name already exists.
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
  readonly replaceView: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ViewReplacement']
      }
    }
    readonly responses: {
      /** @description A list of calls under a name: filters, order and columns. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['View']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `010-003-0011` A view with that name already exists.
       *     - `010-003-0012` Somebody has changed this view since you read it.
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
  readonly deleteView: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly getRelease: {
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
      /** @description Whether a call has been released to its agent. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Release']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 410: components['responses']['CallErased']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly releaseCall: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          readonly released: boolean
        }
      }
    }
    readonly responses: {
      /** @description Whether a call has been released to its agent. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Release']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 410: components['responses']['CallErased']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly acknowledgeCall: {
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
    readonly requestBody?: never
    readonly responses: {
      /** @description That an agent has read the result of a call. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['IdempotencyKeyBusy']
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
  readonly listReviews: {
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
      /** @description The reviews of a call. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['Review'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 410: components['responses']['CallErased']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly createReview: {
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
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ReviewFields']
      }
    }
    readonly responses: {
      /** @description What a person says about a call. */
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
          readonly 'application/json': components['schemas']['Review']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `002-003-0001` This call is still being processed. Wait until it has a final status.
       *     - `009-001-0001` This call has no result, so there is nothing to review.
       *     - `009-001-0005` This review has been taken in already.
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
  readonly replaceReview: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
        readonly review_id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ReviewReplacement']
      }
    }
    readonly responses: {
      /** @description What a person says about a call. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Review']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       *     - `009-001-0002` This review is somebody else’s. Write one of your own.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `002-003-0001` This call is still being processed. Wait until it has a final status.
       *     - `009-001-0001` This call has no result, so there is nothing to review.
       *     - `009-001-0003` This review has been changed meanwhile. Read it again.
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
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly deleteReview: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
        readonly review_id: string
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       *     - `009-001-0002` This review is somebody else’s. Write one of your own.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `002-003-0001` This call is still being processed. Wait until it has a final status.
       *     - `009-001-0001` This call has no result, so there is nothing to review.
       *     - `009-001-0004` A submitted review cannot be deleted; it can be changed.
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
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly weighTeaching: {
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
      /** @description What reviews could teach the judge, criterion by criterion. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['TeachingList']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly switchTeachingOn: {
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
        readonly 'application/json': components['schemas']['TeachingRequest']
      }
    }
    readonly responses: {
      /** @description What is switched on now. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['TeachingSwitched']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `009-006-0001` People have not answered this criterion often enough to teach the judge.
       *     - `009-006-0002` The judge would not agree with people any better for being taught this criterion.
       *     - `009-006-0003` The model has been changed meanwhile. Try again.
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
  readonly switchTeachingOff: {
    readonly parameters: {
      readonly query?: {
        /** @description Keys of criteria, with commas between them; without it, all. */
        readonly keys?: string
      }
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly id: number
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What is switched on now. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['TeachingSwitched']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listAppeals: {
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
      /** @description The appeals of a call. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['Appeal'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 410: components['responses']['CallErased']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly openAppeal: {
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
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /**
           * @description The criterion; null: the whole result.
           * @default null
           */
          readonly key?: string | null
          readonly reason: string
        }
      }
    }
    readonly responses: {
      /** @description Somebody does not agree with a result. */
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
          readonly 'application/json': components['schemas']['Appeal']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `002-003-0001` This call is still being processed. Wait until it has a final status.
       *     - `009-001-0001` This call has no result, so there is nothing to review.
       *     - `009-002-0001` There is an open appeal against this already.
       *     - `009-002-0004` The time for appeals against this result has ended.
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
  readonly decideAppeal: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @enum {string} */
          readonly outcome: 'accepted' | 'declined'
          readonly reason: string
          /** @default [] */
          readonly answers?: readonly components['schemas']['ReviewAnswerFieldsInput'][]
        }
      }
    }
    readonly responses: {
      /** @description Somebody does not agree with a result. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Appeal']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       *     - `009-002-0003` An appeal is decided by somebody else than who reviewed the call or opened it.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `002-003-0001` This call is still being processed. Wait until it has a final status.
       *     - `009-001-0001` This call has no result, so there is nothing to review.
       *     - `009-002-0002` This appeal has been decided already.
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
  readonly listComments: {
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
      /** @description The comments on a call. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['CallComment'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 410: components['responses']['CallErased']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly createComment: {
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
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          readonly text: string
          /** @default null */
          readonly start?: number | null
          /** @default null */
          readonly end?: number | null
          /**
           * @description IDs of people who are meant by it. They have to be allowed to see the call.
           * @default []
           */
          readonly mentions?: readonly string[]
        }
      }
    }
    readonly responses: {
      /** @description What somebody has to say about a call, or a moment of it. */
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
          readonly 'application/json': components['schemas']['CallComment']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['IdempotencyKeyBusy']
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
  readonly deleteComment: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the call analysis. */
        readonly id: string
        readonly comment_id: string
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 410: components['responses']['CallErased']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listReviewPlans: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The review plans. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['ReviewPlan'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly createReviewPlan: {
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
        readonly 'application/json': components['schemas']['ReviewPlanFields']
      }
    }
    readonly responses: {
      /** @description Which calls people review. */
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
          readonly 'application/json': components['schemas']['ReviewPlan']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly getReviewPlan: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Which calls people review. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ReviewPlan']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replaceReviewPlan: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ReviewPlanReplacement']
      }
    }
    readonly responses: {
      /** @description Which calls people review. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ReviewPlan']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['PlanMovedOn']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly deleteReviewPlan: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly drawReviewPlan: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What a draw changed. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ReviewDraw']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly listReviewQueue: {
    readonly parameters: {
      readonly query?: {
        /** @description Tasks per page. */
        readonly limit?: number
        /** @description `next_cursor` of the previous page. */
        readonly cursor?: string
        /** @description Repeat it for any of several. */
        readonly state?: readonly ('open' | 'claimed' | 'done' | 'skipped')[]
        /** @description Only what is given to you or in your hands. */
        readonly mine?: boolean
        readonly plan_id?: string
        /** @description Only what is overdue. */
        readonly overdue?: boolean
        /** @description Only what is given to nobody and in nobody’s hands. */
        readonly unassigned?: boolean
      }
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A page of tasks. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ReviewTaskList']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly putUpForReview: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CallsForReview']
      }
    }
    readonly responses: {
      /** @description Calls that are up for review. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CallsPutUp']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `002-003-0001` This call is still being processed. Wait until it has a final status.
       *     - `009-001-0001` This call has no result, so there is nothing to review.
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
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly countReviewQueue: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description How much waits to be reviewed. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ReviewTaskCounts']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly claimNextReview: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A call that is up for review. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ReviewTask']
        }
      }
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly releaseReviewTask: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
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
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `009-003-0002` This task is not in your hands, or no longer.
       *     - `009-003-0003` This task is finished already.
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
  readonly skipReviewTask: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['SkippedTask']
      }
    }
    readonly responses: {
      /** @description Done; no content. */
      readonly 204: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `009-003-0001` Somebody else is reviewing this call.
       *     - `009-003-0003` This task is finished already.
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
  readonly listCalibrations: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The calibrations. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['Calibration'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly createCalibration: {
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
        readonly 'application/json': components['schemas']['CalibrationRequest']
      }
    }
    readonly responses: {
      /** @description Several people answer the same calls, none seeing the others. */
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
          readonly 'application/json': components['schemas']['Calibration']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly getCalibration: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the calibration. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Several people answer the same calls, none seeing the others. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Calibration']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replaceCalibration: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the calibration. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CalibrationReplacement']
      }
    }
    readonly responses: {
      /** @description Several people answer the same calls, none seeing the others. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Calibration']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `009-004-0001` This calibration is closed.
       *     - `009-004-0005` This calibration has been changed meanwhile. Read it again.
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
  readonly deleteCalibration: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the calibration. */
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly closeCalibration: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the calibration. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Several people answer the same calls, none seeing the others. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Calibration']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly getCalibrationCall: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the calibration. */
        readonly id: string
        /** @description ID of one of its calls. */
        readonly call_id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What was said, and what is asked; nobody’s answers. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CalibrationCall']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly getCalibrationAnswers: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the calibration. */
        readonly id: string
        /** @description ID of one of its calls. */
        readonly call_id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What you have said about one call. It counts in no record. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CalibrationAnswers']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 410: components['responses']['CallErased']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly answerCalibration: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the calibration. */
        readonly id: string
        /** @description ID of one of its calls. */
        readonly call_id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CalibrationAnswersRequest']
      }
    }
    readonly responses: {
      /** @description What you have said about one call. It counts in no record. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CalibrationAnswers']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       *     - `009-004-0003` You are not one of the reviewers of this calibration.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `009-004-0001` This calibration is closed.
       *     - `009-004-0004` You have submitted your answers to this call already.
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
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly getCalibrationResults: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the calibration. */
        readonly id: string
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
          readonly 'application/json': components['schemas']['CalibrationResults']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['CalibrationOpen']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly adoptCalibration: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the calibration. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['AdoptedAnswers']
      }
    }
    readonly responses: {
      /** @description OK. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['Review'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `009-004-0002` This calibration is still open: what was said is shown once it is closed.
       *     - `002-003-0001` This call is still being processed. Wait until it has a final status.
       *     - `009-001-0001` This call has no result, so there is nothing to review.
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
  readonly getModelTrust: {
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
      /** @description OK. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['CriterionTrust'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly setCriterionTrust: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the model. */
        readonly id: number
        /** @description Key of the criterion. */
        readonly key: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @description Null: as the rules have it. */
          readonly level: ('automatic' | 'spot_checked' | 'by_people') | null
          /** @default  */
          readonly reason?: string
        }
      }
    }
    readonly responses: {
      /** @description How far the machine is trusted with a criterion, and why. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CriterionTrust']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listMentionable: {
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
          readonly 'application/json': {
            readonly items: readonly {
              /** Format: uuid */
              readonly id: string
              readonly name: string
              /** @enum {string} */
              readonly role: 'owner' | 'admin' | 'qa' | 'lead' | 'agent' | 'viewer'
            }[]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 410: components['responses']['CallErased']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listMentions: {
    readonly parameters: {
      readonly query?: {
        readonly limit?: number
        /** @description `next_cursor` of the previous page. Keep the other parameters unchanged. */
        readonly cursor?: string
        /** @description Only those that have not been read. */
        readonly unread?: boolean
      }
      readonly header?: never
      readonly path?: never
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
          readonly 'application/json': {
            readonly items: readonly components['schemas']['Mention'][]
            /** @description How many have not been read. */
            readonly unread: number
            /** @description For the next page; null on the last one. */
            readonly next_cursor: string | null
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly readMentions: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @description Left out: all of them. */
          readonly comment_ids?: readonly string[]
        }
      }
    }
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
          readonly 'application/json': {
            /** @description How many have not been read. */
            readonly unread: number
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly listReviewAnswers: {
    readonly parameters: {
      readonly query?: {
        /** @description Case-insensitive. */
        readonly model_name?: string
        readonly model_id?: number
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
        /** @description ID or name. */
        readonly reviewer?: string
        /** @description Only reviews whose author had not seen the machine's answers, or only the others. */
        readonly blind?: boolean
        /** @description Answers per page. */
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
      /** @description JSON; CSV with `Accept: text/csv`; lines of JSON with `Accept: application/x-ndjson`. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['ReviewAnswerList']
          readonly 'text/csv': string
          readonly 'application/x-ndjson': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly listCoachingSessions: {
    readonly parameters: {
      readonly query?: {
        readonly agent_id?: string
        readonly state?: 'planned' | 'held' | 'acknowledged'
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
      /** @description The coaching sessions. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['CoachingSession'][]
            /** @description For the next page; null on the last one. */
            readonly next_cursor: string | null
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly createCoachingSession: {
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
        readonly 'application/json': components['schemas']['CoachingSessionFields']
      }
    }
    readonly responses: {
      /** @description What an agent and their lead talk about, and what came of it. */
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
          readonly 'application/json': components['schemas']['CoachingSession']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly getCoachingSession: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What an agent and their lead talk about, and what came of it. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CoachingSession']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replaceCoachingSession: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CoachingSessionReplacement']
      }
    }
    readonly responses: {
      /** @description What an agent and their lead talk about, and what came of it. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CoachingSession']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly deleteCoachingSession: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly acknowledgeCoaching: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @default null */
          readonly words?: string | null
        }
      }
    }
    readonly responses: {
      /** @description What an agent and their lead talk about, and what came of it. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CoachingSession']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      /**
       * @description - `009-005-0001` This coaching session has not been held yet.
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
  readonly measureCoaching: {
    readonly parameters: {
      readonly query?: {
        /** @description On each side. */
        readonly days?: number
      }
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description How often the agent passed each criterion before and after. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['CoachingEffect']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['CoachingNotHeld']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listAlertRules: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The alert rules. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['AlertRule'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly createAlertRule: {
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
        readonly 'application/json': components['schemas']['AlertRuleFields']
      }
    }
    readonly responses: {
      /** @description What a workspace wants to be told of. */
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
          readonly 'application/json': components['schemas']['AlertRule']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
       * @description - `008-003-0001` This workspace already has the maximum number of alert rules.
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
  readonly getAlertRule: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description What a workspace wants to be told of. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['AlertRule']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replaceAlertRule: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['AlertRuleReplacement']
      }
    }
    readonly responses: {
      /** @description What a workspace wants to be told of. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['AlertRule']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 409: components['responses']['AlertRuleMovedOn']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly deleteAlertRule: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly testAlertRule: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Who was sent a test message. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['AlertRuleTest']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly listAlerts: {
    readonly parameters: {
      readonly query?: {
        /** @description Repeat it for any of several. */
        readonly kind?: readonly (
          | 'critical_failed'
          | 'agent_falling'
          | 'topic_rising'
          | 'review_overdue'
          | 'backlog'
        )[]
        readonly agent_id?: string
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
      /** @description The alerts. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['Alert'][]
            /** @description For the next page; null on the last one. */
            readonly next_cursor: string | null
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly getAlertSettings: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description When nobody is to be disturbed. What happens then is told after. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['AlertSettings']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly updateAlertSettings: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['AlertSettingsInput']
      }
    }
    readonly responses: {
      /** @description When nobody is to be disturbed. What happens then is told after. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['AlertSettings']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly getDigestSettings: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description When team leads and agents are told about their week by mail. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['DigestSettings']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly updateDigestSettings: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['DigestSettingsRequest']
      }
    }
    readonly responses: {
      /** @description When team leads and agents are told about their week by mail. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['DigestSettings']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly previewOwnDigest: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Somebody's digest, as it would be sent today. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['DigestPreview']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `010-001-0003` This is for people who have signed in; programs cannot do it.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly previewDigest: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description Somebody's digest, as it would be sent today. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['DigestPreview']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
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
        /** @description `record`: as people's answers have made it; `machine`: the machine's own. */
        readonly score_of?: 'record' | 'machine'
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
        /** @description `record`: as people's answers have made it; `machine`: the machine's own. */
        readonly score_of?: 'record' | 'machine'
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
        /** @description `record`: as people's answers have made it; `machine`: the machine's own. */
        readonly score_of?: 'record' | 'machine'
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
        /** @description `record`: as people's answers have made it; `machine`: the machine's own. */
        readonly score_of?: 'record' | 'machine'
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
        /** @description `record`: as people's answers have made it; `machine`: the machine's own. */
        readonly score_of?: 'record' | 'machine'
        /** @description How many agents to list: those with the most calls. */
        readonly agents?: number
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
        /** @description `record`: as people's answers have made it; `machine`: the machine's own. */
        readonly score_of?: 'record' | 'machine'
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
        /** @description `record`: as people's answers have made it; `machine`: the machine's own. */
        readonly score_of?: 'record' | 'machine'
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly scoreCriteria: {
    readonly parameters: {
      readonly query: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        readonly model_name: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        readonly time_zone?: string
        /** @description `record`: as people's answers have made it; `machine`: the machine's own. */
        readonly score_of?: 'record' | 'machine'
        /** @description Only calls of this agent. */
        readonly agent_id?: string
        /** @description Only calls of the agents who are in this team now. Nobody is in an unknown team. */
        readonly team_id?: number
        /** @description Only calls that were sent with `metadata_value` in this field of `additional_parameters`. These are counted one by one, so that a long period takes longer. */
        readonly metadata_key?: string
        /** @description The whole value, in these capitals. Requires `metadata_key`. */
        readonly metadata_value?: string
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
          readonly 'application/json': components['schemas']['StatsCriteria']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly scoreCriteriaByAgent: {
    readonly parameters: {
      readonly query: {
        /** @description First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive. */
        readonly start_date?: string
        /** @description Last day, inclusive; or a time, exclusive. */
        readonly end_date?: string
        /** @description Only calls of this model, case-insensitive. An unknown model has no calls. */
        readonly model_name: string
        /** @description IANA name. Dates without a time, and days, weeks and months, are in this time zone. */
        readonly time_zone?: string
        /** @description `record`: as people's answers have made it; `machine`: the machine's own. */
        readonly score_of?: 'record' | 'machine'
        /** @description Only calls of the agents who are in this team now. Nobody is in an unknown team. */
        readonly team_id?: number
        /** @description Only calls that were sent with `metadata_value` in this field of `additional_parameters`. These are counted one by one, so that a long period takes longer. */
        readonly metadata_key?: string
        /** @description The whole value, in these capitals. Requires `metadata_key`. */
        readonly metadata_value?: string
        /** @description How many agents at most: those with the most calls. */
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
          readonly 'application/json': components['schemas']['StatsCriteriaByAgent']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly compareScores: {
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
        /** @description `record`: as people's answers have made it; `machine`: the machine's own. */
        readonly score_of?: 'record' | 'machine'
        /** @description As for `grouping-fields`. If left out, there are no groups. */
        readonly grouping_field_key?: string
        /** @description How many agents, and how many groups. */
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
          readonly 'application/json': components['schemas']['StatsChanges']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly profileTeam: {
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
        /** @description `record`: as people's answers have made it; `machine`: the machine's own. */
        readonly score_of?: 'record' | 'machine'
        readonly team_id: number
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
          readonly 'application/json': components['schemas']['StatsTeamProfile']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly measureAgreement: {
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
          readonly 'application/json': components['schemas']['AgreementList']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly listTopics: {
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
        /** @description Only calls of this agent. */
        readonly agent_id?: string
        /** @description Only calls of the agents who are in this team now. Nobody is in an unknown team. */
        readonly team_id?: number
        /** @description Only calls that were sent with `metadata_value` in this field of `additional_parameters`. These are counted one by one, so that a long period takes longer. */
        readonly metadata_key?: string
        /** @description The whole value, in these capitals. Requires `metadata_key`. */
        readonly metadata_value?: string
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
          readonly 'application/json': components['schemas']['Topics']
          readonly 'text/csv': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly renameTopic: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['TopicRequest']
      }
    }
    readonly responses: {
      /** @description A reason why customers call. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Topic']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly mergeTopic: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['TopicMergeRequest']
      }
    }
    readonly responses: {
      /** @description A reason why customers call. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Topic']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly separateTopic: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A reason why customers call. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Topic']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
        readonly event?: readonly (
          | 'call_analysis.completed'
          | 'call_analysis.failed'
          | 'review.submitted'
          | 'appeal.opened'
          | 'appeal.decided'
          | 'alert.raised'
        )[]
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly listPhoneSystems: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The phone systems. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['PhoneSystem'][]
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly createPhoneSystem: {
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
        readonly 'application/json': components['schemas']['PhoneSystemFields']
      }
    }
    readonly responses: {
      /** @description A phone system and its new secret. */
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
          readonly 'application/json': components['schemas']['PhoneSystemWithSecret']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
       * @description - `008-004-0001` This workspace already has the maximum number of phone systems.
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
       *     - `008-004-0002` Recordings are fetched from Twilio and Amazon only.
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
  readonly getPhoneSystem: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the phone system. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A phone system whose recordings become calls by themselves. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['PhoneSystem']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly replacePhoneSystem: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the phone system. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['PhoneSystemFields']
      }
    }
    readonly responses: {
      /** @description A phone system whose recordings become calls by themselves. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['PhoneSystem']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      /**
       * @description - `001-002-0002` A value is missing or not allowed.
       *     - `008-004-0002` Recordings are fetched from Twilio and Amazon only.
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
  readonly deletePhoneSystem: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the phone system. */
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
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly rotatePhoneSystemSecret: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the phone system. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A phone system and its new secret. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['PhoneSystemWithSecret']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly listPhoneRecordings: {
    readonly parameters: {
      readonly query?: {
        /** @description Repeat it for any of several. */
        readonly status?: readonly ('PENDING' | 'SUBMITTED' | 'FAILED')[]
        readonly limit?: number
        /** @description `next_cursor` of the previous page. Keep the other parameters unchanged. */
        readonly cursor?: string
      }
      readonly header?: never
      readonly path: {
        /** @description ID of the phone system. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description The recordings a phone system has told of. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': {
            readonly items: readonly components['schemas']['PhoneRecording'][]
            /** @description For the next page; null on the last one. */
            readonly next_cursor: string | null
          }
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
      readonly 404: components['responses']['NotFound']
      readonly 422: components['responses']['InvalidInput']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly retryPhoneRecording: {
    readonly parameters: {
      readonly query?: never
      readonly header?: {
        /** @description Your own key for this request, kept for 24 hours. If you send the request again with the same key, it is carried out only once and gets the same answer. An error frees the key. */
        readonly 'Idempotency-Key'?: string
      }
      readonly path: {
        /** @description ID of the phone system. */
        readonly id: string
        /** @description ID of the recording in this list. */
        readonly recording_id: string
      }
      readonly cookie?: never
    }
    readonly requestBody?: never
    readonly responses: {
      /** @description A recording that a phone system has told of. */
      readonly 200: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'Idempotent-Replayed': components['headers']['IdempotentReplayed']
          readonly RateLimit: components['headers']['RateLimit']
          readonly 'RateLimit-Policy': components['headers']['RateLimitPolicy']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['PhoneRecording']
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly receivePhoneMessage: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        /** @description ID of the phone system. */
        readonly id: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          readonly [key: string]: unknown
        }
        readonly 'application/x-www-form-urlencoded': {
          readonly AccountSid?: string
          readonly CallSid?: string
          readonly RecordingSid?: string
          /** @description Only `completed` leads to a call. */
          readonly RecordingStatus?: string
          readonly RecordingChannels?: string
        }
      }
    }
    readonly responses: {
      /** @description Done; no content. */
      readonly 204: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 401: components['responses']['PhoneMessageUnsigned']
      readonly 404: components['responses']['NotFound']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
      readonly 429: components['responses']['RateLimited']
      readonly 500: components['responses']['Internal']
      readonly 503: components['responses']['NotNow']
    }
  }
  readonly leaveDigest: {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path: {
        readonly token: string
      }
      readonly cookie?: never
    }
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          readonly [key: string]: unknown
        }
        readonly 'application/x-www-form-urlencoded': {
          /** @description Always `One-Click`. */
          readonly 'List-Unsubscribe'?: string
        }
      }
    }
    readonly responses: {
      /** @description Done; no content. */
      readonly 204: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly [name: string]: unknown
        }
        content?: never
      }
      readonly 400: components['responses']['MalformedRequest']
      readonly 413: components['responses']['TooLarge']
      readonly 422: components['responses']['Validation']
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
        /** @description `created`, `replaced`, `removed`, `erased`, `rerun`, `listened`, `signed_in` … */
        readonly action?: string
        /** @description `model`, `category`, `variable`, `metadata`, `call_analysis`, `person` … */
        readonly subject_type?: string
        /** @description ID of what was changed or read. */
        readonly subject_id?: string
        /** @description ID of a person or a client; `operator` for commands on the machine of the service, `system` for what the service does by itself, `unknown` for who could not sign in. */
        readonly actor?: string
        /** @description IP address of the request. */
        readonly address?: string
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
      /** @description JSON; CSV with `Accept: text/csv`; lines of JSON with `Accept: application/x-ndjson`. */
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
          readonly 'application/x-ndjson': string
        }
      }
      readonly 400: components['responses']['MalformedRequest']
      /**
       * @description - `001-001-0002` The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.
       *     - `010-001-0001` You are signed out. Sign in again.
       */
      readonly 401: {
        headers: {
          readonly 'x-request-id': components['headers']['RequestId']
          readonly 'WWW-Authenticate': components['headers']['Authenticate']
          readonly [name: string]: unknown
        }
        content: {
          readonly 'application/json': components['schemas']['Error']
        }
      }
      /**
       * @description - `001-001-0003` The token does not have the scope for this operation.
       *     - `010-001-0002` Your role does not allow this.
       *     - `010-001-0004` A session counts only for requests of the dashboard itself.
       */
      readonly 403: {
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
  readonly tellSubmittedReview: {
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
          readonly type: 'review.submitted'
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
            readonly status: 'PROCESS_COMPLETED' | 'TRANSCRIPTION_FAILED' | 'ERROR'
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
            /** Format: uuid */
            readonly review_id: string
            readonly reviewer: string
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
  readonly tellOpenedAppeal: {
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
          readonly type: 'appeal.opened'
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
            readonly status: 'PROCESS_COMPLETED' | 'TRANSCRIPTION_FAILED' | 'ERROR'
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
            /** Format: uuid */
            readonly appeal_id: string
            /** @description The criterion; null: the result as a whole. */
            readonly key: string | null
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
  readonly tellDecidedAppeal: {
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
          readonly type: 'appeal.decided'
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
            readonly status: 'PROCESS_COMPLETED' | 'TRANSCRIPTION_FAILED' | 'ERROR'
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
            /** Format: uuid */
            readonly appeal_id: string
            /** @description The criterion; null: the result as a whole. */
            readonly key: string | null
            /** @enum {string} */
            readonly outcome: 'accepted' | 'declined'
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
  readonly tellAlert: {
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
          readonly type: 'alert.raised'
          /**
           * Format: date-time
           * @description When it was told.
           */
          readonly timestamp: string
          readonly data: {
            /** Format: uuid */
            readonly id: string
            readonly rule_id: string | null
            readonly rule_name: string
            /** @enum {string} */
            readonly kind: 'critical_failed' | 'agent_falling' | 'topic_rising' | 'review_overdue' | 'backlog'
            /** @description All of it in words, for people. */
            readonly text: string
            /** @description How many alerts it is about; `alerts` has the first 50. */
            readonly total: number
            readonly alerts: readonly {
              /** Format: uuid */
              readonly id: string
              readonly text: string
              readonly agent_id: string | null
              readonly call_id: string | null
              readonly evidence: {
                readonly criterion?: {
                  readonly key: string
                  readonly name: string
                }
                readonly call?: {
                  readonly external_id: string
                  readonly score_percentage: number | null
                }
                /** @description Where in the recording, in seconds. */
                readonly moments?: readonly {
                  readonly start: number
                  readonly end: number
                }[]
                readonly agent_name?: string
                readonly model?: {
                  readonly id: number
                  readonly name: string
                }
                readonly fall?: {
                  /** @enum {string} */
                  readonly measure: 'score' | 'pass_rate'
                  /** Format: date */
                  readonly since: string
                  /** Format: date */
                  readonly until: string
                  readonly before: number
                  readonly after: number
                  readonly difference: number
                  /** @description 95 % interval of the difference. */
                  readonly interval: readonly [number, number]
                  readonly calls_before: number
                  readonly calls_after: number
                  /** @description Strength of the evidence that it moved. */
                  readonly weight: number
                  /** @description What it had to reach. */
                  readonly threshold: number
                }
                readonly topic?: {
                  /** Format: uuid */
                  readonly id: string
                  /** @description Empty: it has none. */
                  readonly name: string
                }
                /** @description Of the share of calls about the topic, in percent. */
                readonly rise?: {
                  /** Format: date */
                  readonly since: string
                  /** Format: date */
                  readonly until: string
                  readonly before: number
                  readonly after: number
                  readonly difference: number
                  /** @description 95 % interval of the difference. */
                  readonly interval: readonly [number, number]
                  readonly calls_before: number
                  readonly calls_after: number
                  /** @description Strength of the evidence that it moved. */
                  readonly weight: number
                  /** @description What it had to reach. */
                  readonly threshold: number
                }
                readonly review?: {
                  /** Format: date-time */
                  readonly due_at: string
                  readonly assigned_to: string | null
                }
                readonly backlog?: {
                  /** @enum {string} */
                  readonly of: 'calls' | 'reviews'
                  readonly length: number
                  readonly before: number
                  readonly hours: number
                }
              }
              readonly link: string
              /** Format: date-time */
              readonly raised_at: string
            }[]
            /** @description The page of alerts. */
            readonly link: string
            /**
             * @description Only in a test event: nothing happened.
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
