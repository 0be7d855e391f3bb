import type { targetWords } from '../../pages/models/targets/words.ts'
import type { teachingWords } from '../../pages/models/teaching/words.ts'
import type { trustWords } from '../../pages/models/trust/words.ts'
import type { trustSettingsWords } from '../../pages/settings/trust-words.ts'
import type { TranslationOf } from '../../words/translations.ts'

export const trust: TranslationOf<
  typeof trustWords | typeof targetWords | typeof teachingWords | typeof trustSettingsWords
> = {
  'models.targets': {
    lead: 'A partir de cuándo una nota de este modelo es buena y cuándo es mala. Los colores y las comparaciones de todas las páginas se rigen por ello. Las notas no cambian.',
    usual: (good, poor) => `Donde no hay nada puesto: buena desde el ${good}, mala por debajo del ${poor}.`,
    score: 'Nota de una llamada',
    points: (points) => `${points} puntos`,
    good: 'Buena desde (%)',
    poor: 'Mala por debajo de (%)',
    of: (field, name) => `${field}: ${name}`,
    ruleHint: 'Si deja vacío «mala por debajo de», son 20 menos que el objetivo.',
    crossed: 'No puede ser mayor que «buena desde».',
    alone: 'Diga a partir de cuándo es buena.',
    none: 'Sin objetivo',
    both: (good, poor) => `Buena desde el ${good}, mala por debajo del ${poor}`,
    notScoring: 'Este modelo no da notas, así que no hay objetivos que poner.',
    save: 'Guardar los objetivos',
    saving: 'Guardando…',
    saved: 'Guardado. Todas las páginas se rigen ya por estos objetivos.',
  },
  'models.trust': {
    lead: 'Hasta qué punto las respuestas de la máquina valen por sí solas, criterio por criterio. Se basa en revisiones a ciegas: las personas respondieron sin ver la respuesta de la máquina.',
    kappaHint:
      'Kappa dice cuánto coinciden la máquina y las personas más allá del azar: 0 es azar, 1 es siempre lo mismo. El valor verdadero está dentro del intervalo 19 de cada 20 veces.',
    none: 'Este modelo no tiene criterios.',
    levels: { automatic: 'Automático', spot_checked: 'Por muestras', by_people: 'Por personas' },
    means: {
      automatic: 'la respuesta de la máquina vale',
      spot_checked: 'las personas comprueban muestras',
      by_people: 'responden personas',
    },
    byRule: 'por regla',
    byPerson: (name, date) => `puesto por ${name}, ${date}`,
    somebody: 'alguien',
    ruleSays: (level) => `La regla diría: ${level}.`,
    noReviews: 'Todavía no hay revisiones a ciegas, así que no se sabe nada.',
    answers: (count, shown) =>
      count === 1 ? '1 respuesta de una revisión a ciegas' : `${shown} respuestas de revisiones a ciegas`,
    same: (share) => `${share} iguales`,
    kappa: (kappa) => `kappa ${kappa}`,
    kappaIn: (kappa, low, high) => `kappa ${kappa} (de ${low} a ${high})`,
    noKappa: 'kappa no está definida: siempre se dio la misma respuesta',
    confusion: (machine, person, count, shown) =>
      `${shown} ${count === 1 ? 'vez' : 'veces'} la máquina dijo ${machine} y las personas ${person}`,
    values: {
      yes: 'sí',
      no: 'no',
      'cannot tell': 'no se puede saber',
      'not applicable': 'no procede',
    },
    set: 'Poner',
    change: 'Cambiar',
    of: (action, name) => `${action}: ${name}`,
    setTitle: (name) => `Confianza: ${name}`,
    level: 'Nivel',
    asRules: 'Según las reglas',
    reason: 'Motivo',
    save: 'Guardar',
    saving: 'Guardando…',
    cancel: 'Cancelar',
  },
  'models.teaching': {
    lead: 'El evaluador puede aprender de las revisiones qué significa un criterio en su casa. Lo que ganaría se mide en llamadas de las que no ha aprendido. Solo se puede activar donde es mejor más allá del azar.',
    leadExamples:
      'Las llamadas las evalúa un modelo de lenguaje. Se le puede mostrar lo que respondieron las personas en otras llamadas: hasta cuatro pasajes por criterio, con la respuesta y el comentario. Lo que se gana con ello no se mide.',
    revisionHint:
      'Activarlo o desactivarlo crea una versión nueva del modelo. Las llamadas que lleguen después se evalúan con ella; los resultados anteriores se conservan.',
    none: 'Este modelo no tiene criterios.',
    on: 'Enseñado',
    possible: 'Posible',
    notPossible: 'Todavía no es posible',
    notAtAll: 'No es posible',
    whyNot: {
      not_yes_or_no: 'Solo se pueden enseñar criterios que se responden con sí o no.',
      too_few_reviews: (have, need) => `${have} de ${need} respuestas revisadas.`,
      too_few_figures: (have, need) =>
        `Se puede aprender de ${have} de ${need} respuestas revisadas. Las demás son de llamadas evaluadas antes, o por un modelo de lenguaje: repítalas.`,
      no_reviews: 'Todavía no hay respuestas revisadas.',
      too_few_of_each: 'Cinco respuestas de personas tienen que ser sí, y cinco no.',
    },
    examples: (count, shown) => (count === 1 ? '1 respuesta revisada' : `${shown} respuestas revisadas`),
    now: 'Como está',
    taught: 'Enseñado',
    kappa: (kappa) => `kappa ${kappa}`,
    kappaIn: (kappa, low, high) => `kappa ${kappa} (de ${low} a ${high})`,
    noKappa: 'kappa no está definida',
    given: (right, open) => `${right} de las respuestas que da son correctas, ${open} quedan abiertas`,
    allOpen: 'todas las respuestas quedan abiertas',
    measured: (folds) => `Medido en ${folds} partes, cada una con llamadas de las demás.`,
    better: 'Mejor, más allá del azar',
    notBetter: 'No es claramente mejor, así que no se puede activar',
    summary: (count, before, after, folds) =>
      `Enseñado con ${count} revisiones: kappa ${before} → ${after}, en ${folds} partes`,
    summaryExamples: (count) => `Se le muestran ejemplos de ${count} respuestas revisadas; no se mide`,
    since: (date) => `desde el ${date}`,
    switchOn: 'Activar',
    switchOff: 'Desactivar',
    unused: {
      weights: 'Ahora evalúa las llamadas un modelo de lenguaje, que no usa esto.',
      examples: 'Ahora evalúa las llamadas el evaluador integrado, que no usa esto.',
    },
    switchOnAll: (count) => `Activar todo lo que es mejor (${count})`,
    switchOnExamples: (count) => `Activar todo (${count})`,
    of: (action, name) => `${action}: ${name}`,
    done: (revision) => `Se ha creado la versión ${revision}. Las llamadas nuevas se evalúan con ella.`,
  },
  'settings.trust': {
    title: 'Revisiones y confianza',
    appeals: 'Días para reclamar un resultado',
    appealsHint: 'Desde que se muestra. Vacío: siempre.',
    always: 'Siempre',
    days: (days, shown) => (days === 1 ? '1 día' : `${shown} días`),
    rules: 'Cuándo se confía un criterio a la máquina',
    rulesHint:
      'Medido en revisiones a ciegas. Kappa dice cuánto coinciden la máquina y las personas más allá del azar: 0 es azar, 1 es siempre lo mismo.',
    automatic: 'Automático: su respuesta vale',
    spotChecked: 'Por muestras: las personas comprueban muestras',
    kappa: 'Kappa, al menos',
    answers: 'Respuestas, al menos',
    rule: (kappa, answers) => `kappa ${kappa} con ${answers} respuestas`,
    otherwise: 'En los demás casos responden personas.',
    onlyTrusted: 'Solo cuentan las respuestas de confianza',
    onlyTrustedHint:
      'Las respuestas de la máquina a criterios que no son automáticos no cuentan a favor ni en contra hasta que responde una persona. Las llamadas pasadas solo cambian si se repiten o se revisan.',
    yes: 'Sí',
    no: 'No',
    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Guardado.',
  },
}
