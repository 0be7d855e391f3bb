import { defineWords } from '../../words/use-words.ts'

export const words = defineWords({
  en: {
    title: 'Settings',
    partsLabel: 'Parts of the settings',
    parts: {
      webhooks: 'Webhooks',
      access: 'Access',
      keeping: 'Keeping',
      health: 'Health',
      audit: 'Audit log',
    },
    scopeMissing: 'This client may not see that',
    scopeMissingLead: (scope: string) =>
      `It lacks the scope ${scope}. Whoever runs the service can grant it; then sign in again:`,
    copy: 'Copy',
    copied: 'Copied',
    older: 'Show older ones',
    loadingOlder: 'Loading…',
    forEver: 'for ever',
    days: (count: number, shown: string) => (count === 1 ? '1 day' : `${shown} days`),
  },
  es: {
    title: 'Ajustes',
    partsLabel: 'Partes de los ajustes',
    parts: {
      webhooks: 'Webhooks',
      access: 'Acceso',
      keeping: 'Conservación',
      health: 'Estado',
      audit: 'Registro de cambios',
    },
    scopeMissing: 'Este cliente no puede ver esto',
    scopeMissingLead: (scope) =>
      `Le falta el permiso ${scope}. Quien administra el servicio puede darlo; después, entre de nuevo:`,
    copy: 'Copiar',
    copied: 'Copiado',
    older: 'Mostrar anteriores',
    loadingOlder: 'Cargando…',
    forEver: 'para siempre',
    days: (count, shown) => (count === 1 ? '1 día' : `${shown} días`),
  },
})
