import { defineWords } from '../../words/use-words.ts'

export const words = defineWords({
  en: {
    title: 'Settings',
    partsLabel: 'Settings sections',
    parts: {
      webhooks: 'Webhooks',
      access: 'Access',
      retention: 'Retention',
      health: 'Health',
      audit: 'Audit log',
    },
    scopeMissing: 'This client may not see this',
    scopeMissingLead: (scope: string) =>
      `It does not have the scope ${scope}. The operator can grant it; then sign in again:`,
    copy: 'Copy',
    copied: 'Copied',
    older: 'Show older',
    loadingOlder: 'Loading…',
    forEver: 'forever',
    days: (count: number, shown: string) => (count === 1 ? '1 day' : `${shown} days`),
  },
  es: {
    title: 'Ajustes',
    partsLabel: 'Secciones de los ajustes',
    parts: {
      webhooks: 'Webhooks',
      access: 'Acceso',
      retention: 'Conservación',
      health: 'Estado',
      audit: 'Registro de cambios',
    },
    scopeMissing: 'Este cliente no puede ver esto',
    scopeMissingLead: (scope) =>
      `Le falta el permiso ${scope}. El operador puede darlo; después, entre de nuevo:`,
    copy: 'Copiar',
    copied: 'Copiado',
    older: 'Mostrar anteriores',
    loadingOlder: 'Cargando…',
    forEver: 'para siempre',
    days: (count, shown) => (count === 1 ? '1 día' : `${shown} días`),
  },
})
