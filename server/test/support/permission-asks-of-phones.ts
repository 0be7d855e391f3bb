import type { Operation } from '../../src/domain/people/permissions.ts'
import { type Ask, nobody, ofNobody, plain } from './permission-ways.ts'

const system = (modelId: number) => ({
  name: 'Walked',
  connection: { kind: 'twilio', account_sid: `AC${'0'.repeat(32)}`, auth_token: 'walked' },
  model_id: modelId,
})

/** What may be asked of phone systems. */
export const phoneAsks = {
  createPhoneSystem: {
    at: ({ places }, where) =>
      where === 'own'
        ? { path: '/v1/phone-systems', method: 'POST', json: system(places.own.modelId) }
        : undefined,
  },
  listPhoneSystems: plain('/v1/phone-systems'),
  getPhoneSystem: ofNobody(`/v1/phone-systems/${nobody}`),
  replacePhoneSystem: ofNobody(`/v1/phone-systems/${nobody}`, { method: 'PUT', json: system(1) }),
  deletePhoneSystem: ofNobody(`/v1/phone-systems/${nobody}`, { method: 'DELETE' }),
  rotatePhoneSystemSecret: ofNobody(`/v1/phone-systems/${nobody}/rotate-secret`, { method: 'POST' }),
  listPhoneRecordings: ofNobody(`/v1/phone-systems/${nobody}/recordings`),
  retryPhoneRecording: ofNobody(`/v1/phone-systems/${nobody}/recordings/${nobody}/retry`, { method: 'POST' }),
} satisfies Partial<Record<Operation, Ask>>
