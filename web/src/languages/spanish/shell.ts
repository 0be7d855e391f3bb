import type { awaitedWords } from '../../shell/awaited-page.tsx'
import type { notFoundWords } from '../../shell/not-found-page.tsx'
import type { shellWords } from '../../shell/shell.tsx'
import type { TranslationOf } from '../../words/translations.ts'

export const shell: TranslationOf<typeof notFoundWords | typeof shellWords | typeof awaitedWords> = {
  'shell.not-found-page': {
    title: 'No existe esa página',
    text: 'No hay nada en esta dirección. Compruebe que esté bien escrita.',
    back: 'Al resumen',
    calls: 'Todas las llamadas',
  },
  'shell.shell': {
    skip: 'Ir al contenido',
    places: 'Menú principal',
    overview: 'Resumen',
    home: 'Mis llamadas',
    calls: 'Llamadas',
    reviews: 'Revisiones',
    agents: 'Agentes',
    criteria: 'Criterios',
    topics: 'Motivos',
    alerts: 'Avisos',
    models: 'Modelos',
    upload: 'Subir',
    people: 'Personas',
    settings: 'Ajustes',
    menu: 'Menú',
    account: 'Su cuenta:',
    signOut: 'Salir',
    language: 'Idioma',
    theme: 'Tema',
    themes: { system: 'Tema del sistema', light: 'Tema claro', dark: 'Tema oscuro' },
  },
  'shell.awaited-page': {
    title: 'Un momento',
    text: 'Esta página no se pudo cargar: no se puede contactar con el servicio. Se abrirá automáticamente cuando vuelva.',
    again: 'Intentar ahora',
  },
}
