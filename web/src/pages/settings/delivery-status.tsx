import type { WebhookDelivery } from '@callmark/client'
import { useWords } from '../../words/use-words.ts'
import { deliveryWords } from './delivery-words.ts'
import styles from './settings.module.css'

const looks = { PENDING: 'fair', DELIVERED: 'good', FAILED: 'poor', CANCELLED: undefined } as const

export function DeliveryStatus({ status }: { readonly status: WebhookDelivery['status'] }) {
  const words = useWords(deliveryWords)
  const look = looks[status]
  return <span className={`${styles.chip} ${look ? styles[look] : ''}`}>{words.statuses[status]}</span>
}
