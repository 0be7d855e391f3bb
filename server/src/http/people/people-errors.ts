/** How people, roles and signing in are refused: a part of the catalogue of errors. */
export const peopleErrors = {
  signed_out: {
    status: 401,
    code: '010-001-0001',
    message: 'You are signed out. Sign in again.',
    remedy: 'Sign in again; the session has ended, or somebody has ended it.',
  },
  role_missing: {
    status: 403,
    code: '010-001-0002',
    message: 'Your role does not allow this.',
    remedy: 'Ask an admin of the workspace for another role, or to do it for you.',
  },
  person_only: {
    status: 403,
    code: '010-001-0003',
    message: 'This is for people who have signed in; programs cannot do it.',
    remedy: 'Sign in to the dashboard and do it there.',
  },
  cross_site: {
    status: 403,
    code: '010-001-0004',
    message: 'A session counts only for requests of the dashboard itself.',
    remedy: 'Open the dashboard at its own address; programs send a token.',
  },
  sign_in_refused: {
    status: 401,
    code: '010-002-0001',
    message: 'E-mail address and password do not match an account, or the code is wrong.',
    remedy: 'Check both, or ask for a new link.',
  },
  link_ended: {
    status: 410,
    code: '010-002-0002',
    message: 'This link has been used, or is too old. Ask for a new one.',
    remedy: 'Ask whoever sent it, or "Forgot your password?", for a new link.',
  },
  step_ended: {
    status: 410,
    code: '010-002-0003',
    message: 'This took too long, or was done already. Begin again.',
    remedy: 'Begin signing in again.',
  },
  sso_only: {
    status: 403,
    code: '010-002-0004',
    message: 'This workspace is entered by single sign-on only.',
    remedy: 'Use the button for single sign-on.',
  },
  passkey_address: {
    status: 409,
    code: '010-002-0005',
    message:
      'Passkeys do not work at this address. Open the dashboard at its name by https, or at http://localhost; not at a bare IP address.',
    remedy: 'Open the dashboard at its name by https; on the machine itself, at http://localhost.',
  },
  code_on: {
    status: 409,
    code: '010-002-0006',
    message: 'Two-factor codes are on already. Switch them off first.',
    remedy: 'Switch them off with a code or the password, then begin again.',
  },
  last_owner: {
    status: 409,
    code: '010-003-0001',
    message: 'A workspace needs an owner, and this is the last one.',
    remedy: 'Make somebody else an owner first.',
  },
  owner_only: {
    status: 403,
    code: '010-003-0002',
    message: 'Only an owner may make, change or disable an owner.',
    remedy: 'Ask an owner.',
  },
  person_disabled: {
    status: 409,
    code: '010-003-0010',
    message: 'This person is disabled, so a link would lead nowhere. Enable them first.',
    remedy: 'Enable the person first.',
  },
  email_taken: {
    status: 409,
    code: '010-003-0003',
    message: 'Somebody with this e-mail address is in the workspace already.',
    remedy: 'Change that person, or use another address.',
  },
  team_name_taken: {
    status: 409,
    code: '010-003-0004',
    message: 'A team with that name already exists.',
    remedy: 'Choose another name; upper and lower case do not count.',
  },
  team_in_use: {
    status: 409,
    code: '010-003-0005',
    message: 'This team still has agents.',
    remedy: 'Move them to another team, or take them out, first.',
  },
  agent_taken: {
    status: 409,
    code: '010-003-0006',
    message: 'This agent is linked to another person, or exists already.',
    remedy: 'Unlink the other person first, or use another ID.',
  },
  agent_has_calls: {
    status: 409,
    code: '010-003-0007',
    message: 'This agent has calls, so it cannot be deleted.',
    remedy: 'Erase the calls first, or take the agent out of its team.',
  },
  own_codes: {
    status: 409,
    code: '010-003-0008',
    message: 'Your own two-factor codes are switched off under your account, with a code or the password.',
    remedy: 'Use `POST /v1/me/code/remove`, or ask another admin.',
  },
  issuer_internal: {
    status: 422,
    code: '010-003-0009',
    message: 'This address leads to this machine or an internal network, where nobody is sent to sign in.',
    remedy: 'Give a public address, or ask the operator to allow this one with `SSO_ALLOW`.',
  },
}
