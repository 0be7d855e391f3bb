/** What a digest says, in one language. Numbers and names come ready to be read. */
export interface DigestWords {
  readonly locale: string
  readonly subject: (week: string) => string
  readonly hello: (name: string) => string
  readonly lead: (week: string) => string
  readonly agent: (week: string) => string
  readonly headings: {
    readonly calls: string
    readonly criteria: string
    readonly worse: string
    readonly better: string
    readonly critical: string
    readonly agents: string
    readonly missed: string
    readonly waiting: string
    readonly failed: string
    readonly listen: string
  }
  readonly calls: (now: string, before: string, isOne: boolean) => string
  readonly released: (now: string, before: string, isOne: boolean) => string
  readonly noCalls: (before: string) => string
  readonly score: (now: string, before: string) => string
  readonly onlyScore: (now: string) => string
  readonly beyond: (points: string, low: string, high: string, isMore: boolean) => string
  readonly chance: string
  readonly steady: string
  readonly criterion: (name: string, model: string, now: string, before: string) => string
  readonly critical: (now: string, before: string, isOne: boolean) => string
  readonly moved: (name: string, now: string, before: string) => string
  readonly missed: (name: string, reached: string, target: string) => string
  /** With how many of them are overdue; null: none. */
  readonly waiting: (reviews: string, overdue: string | null, isOne: boolean) => string
  readonly appeals: (count: string, isOne: boolean) => string
  readonly failed: (name: string, failed: string, asked: string) => string
  readonly call: (call: string, agent: string | null, score: string | null) => string
  readonly criticalCall: string
  readonly toAcknowledge: (count: string, isOne: boolean) => string
  readonly more: (count: string) => string
  readonly why: string
}

export const english: DigestWords = {
  locale: 'en-GB',
  subject: (week) => `Your week: ${week}`,
  hello: (name) => `Hello ${name},`,
  lead: (week) => `your teams in the week of ${week}, compared with the week before.`,
  agent: (week) =>
    `your calls that were released in the week of ${week}, compared with those of the week before.`,
  headings: {
    calls: 'Calls and score',
    criteria: 'Criteria',
    worse: 'Criteria that got worse',
    better: 'Criteria that got better',
    critical: 'Critical failures',
    agents: 'Agents whose score moved',
    missed: 'Targets missed',
    waiting: 'Waiting for you',
    failed: 'What was failed most often',
    listen: 'Worth listening to',
  },
  calls: (now, before, isOne) => `${now} ${isOne ? 'call' : 'calls'}; the week before ${before}.`,
  released: (now, before, isOne) =>
    `${now} ${isOne ? 'call was' : 'calls were'} released; the week before ${before}.`,
  noCalls: (before) => `No calls; the week before ${before}.`,
  score: (now, before) => `Average score ${now}; the week before ${before}.`,
  onlyScore: (now) => `Average score ${now}; nothing to compare it with in the week before.`,
  beyond: (points, low, high, isMore) =>
    `That is ${points} points ${isMore ? 'more' : 'less'} (between ${low} and ${high}): more than chance explains.`,
  chance: 'The difference may well be chance.',
  steady: 'No criterion moved by more than chance explains.',
  criterion: (name, model, now, before) =>
    `${name} (${model}): passed on ${now} of the calls; the week before on ${before}.`,
  critical: (now, before, isOne) =>
    `${now} ${isOne ? 'call' : 'calls'} failed a critical criterion; the week before ${before}.`,
  moved: (name, now, before) => `${name}: ${now}; the week before ${before}.`,
  missed: (name, reached, target) => `${name}: ${reached}, and the target is ${target}.`,
  waiting: (reviews, overdue, isOne) =>
    `${reviews} ${isOne ? 'call waits' : 'calls wait'} for review${overdue === null ? '' : `, ${overdue} overdue`}.`,
  appeals: (count, isOne) => `${count} ${isOne ? 'appeal waits' : 'appeals wait'} for a decision.`,
  failed: (name, failed, asked) => `${name}: failed on ${failed} of ${asked} calls.`,
  call: (call, agent, score) =>
    [`Call ${call}`, ...(agent === null ? [] : [agent]), ...(score === null ? [] : [score])].join(', '),
  criticalCall: 'a critical criterion failed',
  toAcknowledge: (count, isOne) =>
    `${count} ${isOne ? 'result waits' : 'results wait'} for you to acknowledge ${isOne ? 'it' : 'them'}.`,
  more: (count) => `… and ${count} more.`,
  why: 'You get this mail once a week. If you do not want it, switch it off in your account:',
}

export const spanish: DigestWords = {
  locale: 'es-ES',
  subject: (week) => `Su semana: ${week}`,
  hello: (name) => `Hola, ${name}:`,
  lead: (week) => `sus equipos en la semana del ${week}, comparada con la semana anterior.`,
  agent: (week) =>
    `las llamadas que se le mostraron en la semana del ${week}, comparadas con las de la semana anterior.`,
  headings: {
    calls: 'Llamadas y puntuación',
    criteria: 'Criterios',
    worse: 'Criterios que han empeorado',
    better: 'Criterios que han mejorado',
    critical: 'Fallos críticos',
    agents: 'Agentes cuya puntuación ha cambiado',
    missed: 'Objetivos no alcanzados',
    waiting: 'Le espera',
    failed: 'Lo que más veces no se cumplió',
    listen: 'Vale la pena escuchar',
  },
  calls: (now, before, isOne) => `${now} ${isOne ? 'llamada' : 'llamadas'}; la semana anterior, ${before}.`,
  released: (now, before, isOne) =>
    `${now} ${isOne ? 'llamada mostrada' : 'llamadas mostradas'}; la semana anterior, ${before}.`,
  noCalls: (before) => `Ninguna llamada; la semana anterior, ${before}.`,
  score: (now, before) => `Puntuación media: ${now}; la semana anterior, ${before}.`,
  onlyScore: (now) => `Puntuación media: ${now}; la semana anterior no hay nada con que compararla.`,
  beyond: (points, low, high, isMore) =>
    `Son ${points} puntos ${isMore ? 'más' : 'menos'} (entre ${low} y ${high}): más de lo que explica el azar.`,
  chance: 'La diferencia bien puede ser azar.',
  steady: 'Ningún criterio ha cambiado más de lo que explica el azar.',
  criterion: (name, model, now, before) =>
    `${name} (${model}): se cumplió en el ${now} de las llamadas; la semana anterior, en el ${before}.`,
  critical: (now, before, isOne) =>
    `${isOne ? `${now} llamada no cumplió` : `${now} llamadas no cumplieron`} un criterio crítico; la semana anterior, ${before}.`,
  moved: (name, now, before) => `${name}: ${now}; la semana anterior, ${before}.`,
  missed: (name, reached, target) => `${name}: ${reached}, y el objetivo es ${target}.`,
  waiting: (reviews, overdue, isOne) =>
    `${reviews} ${isOne ? 'llamada espera' : 'llamadas esperan'} revisión${overdue === null ? '' : `, ${overdue} con retraso`}.`,
  appeals: (count, isOne) =>
    `${count} ${isOne ? 'reclamación espera' : 'reclamaciones esperan'} una decisión.`,
  failed: (name, failed, asked) => `${name}: no se cumplió en ${failed} de ${asked} llamadas.`,
  call: (call, agent, score) =>
    [`Llamada ${call}`, ...(agent === null ? [] : [agent]), ...(score === null ? [] : [score])].join(', '),
  criticalCall: 'no se cumplió un criterio crítico',
  toAcknowledge: (count, isOne) =>
    `${count} ${isOne ? 'resultado espera' : 'resultados esperan'} a que ${isOne ? 'lo' : 'los'} confirme.`,
  more: (count) => `… y ${count} más.`,
  why: 'Recibe este correo una vez por semana. Si no lo quiere, desactívelo en su cuenta:',
}
