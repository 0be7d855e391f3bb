import type { Party, ReasonValues, Sentences } from '../../parts/sentences/part-values.ts'
import { listThings } from './things.ts'

const parties: Readonly<Record<Party, string>> = { agent: 'agente', customer: 'cliente' }

export const reasons: Sentences['reasons'] = {
  text: ({ text }) => text,
  found: ({ things }) => `Se buscó y se encontró: ${listThings(things)}.`,
  found_only: ({ things }) => `Solo se encontró: ${listThings(things)}.`,
  found_unwanted: ({ things }) => `Se encontró lo que no debería estar: ${listThings(things)}.`,
  not_found: (searched) => `Se buscó ${listThings(searched.things)}: ni rastro en ${placeOf(searched)}.`,
  not_found_unwanted: (searched) =>
    `Se buscó ${listThings(searched.things)}, que no debería estar, y no hay rastro en ${placeOf(searched)}.`,
  not_so_unwanted: ({ things }) => `Se buscó ${listThings(things)}, que no debería estar, y no es así.`,
  not_borne_out: ({ things }) => `Se buscó ${listThings(things)}, y lo que se dijo no lo confirma.`,
  signs: ({ for: speaksFor, against, of, mood }) => {
    const about = mood
      ? `De un ánimo ${mood === 'bad' ? 'malo' : 'bueno'}: `
      : of
        ? `En cuanto a ${listThings([of])}: `
        : ''
    if (speaksFor.length === 0 && against.length === 0)
      return `${about}No hubo indicios a favor ni en contra.`
    const pro = speaksFor.length > 0 ? `A favor: ${listThings(speaksFor)}.` : 'No hubo indicios a favor.'
    const con = against.length > 0 ? `En contra: ${listThings(against)}.` : 'Nada habló en contra.'
    return `${about}${pro} ${con}`
  },
  counted: ({ found, of }) => `Se encontraron ${found} de ${of} cosas buscadas.`,
  in_favour: ({ things }) => `A favor: ${listThings(things)}.`,
  missing: ({ things }) => `Falta: ${listThings(things)}.`,
  against: ({ things }) => `En contra: ${listThings(things)}.`,
  few_signs: () => 'Los indicios son pocos para la nota máxima.',
  option_said: ({ option, other }) =>
    `Se dijo «${option}» donde se habla de esto${other === undefined ? '' : `; también se nombró «${other}», pero encaja peor`}.`,
  option_fits: ({ option, other }) =>
    `Se comparó lo dicho con cada respuesta permitida: «${option}» es la que mejor encaja${other === undefined ? '' : `; la siguiente, «${other}», encaja peor`}.`,
  manner_fits: ({ option, party }) =>
    `Se sopesó la impresión que da el ${parties[party]}: «${option}» es lo que mejor encaja.`,

  read_yes_shown: () => 'Se leyó la llamada: lo que se dijo lo cumple.',
  read_yes_absent: () => 'Se leyó toda la llamada: nada va en contra de esto.',
  read_no_shown: () => 'Se leyó la llamada: lo que se dijo no lo cumple.',
  read_no_absent: () => 'Se leyó toda la llamada: nadie hace esto.',
  read_value: () => 'Se leyó la llamada: esto es lo que se dijo.',
  phrase_said: () => 'Estas palabras se dijeron.',
  phrase_unsaid: () => 'Se buscaron estas palabras: nadie las dice.',
  phrase_forbidden: () => 'Se dijeron palabras que no deben decirse.',
  spoke_over: ({ times }) =>
    `Según el reloj, se habló encima de la otra parte ${times === 1 ? 'una vez' : `${times} veces`}.`,

  open: () => 'Sin determinar:',
  open_unsettled: ({ things }) =>
    `Sin determinar: se buscó ${listThings(things)}, pero lo que se dijo no lo aclara.`,
  open_condition: ({ condition }) =>
    `Sin determinar: no se encontró, y no se puede saber si hacía falta («if ${condition}»).`,
  open_unwritten: () => 'Sin determinar: no está escrito qué hay que buscar.',
  open_unmentioned: () => 'Sin determinar: en la llamada no se habla de esto.',
  open_not_said: ({ things }) =>
    `Sin determinar: se buscó ${listThings(things)}, y no se reconoció donde se habla de esto.`,
  open_undecided: ({ options }) =>
    `Sin determinar: ${options.length === 0 ? 'varias respuestas' : options.map((option) => `«${option}»`).join(' y ')} encajan igual de bien.`,
  open_other_subject: ({ name }) => `Sin determinar: en la llamada se habla de «${name}» más que de esto.`,
  open_silent_party: ({ party }) => `Sin determinar: el ${parties[party]} no dijo nada.`,
  open_language: ({ language }) =>
    `Sin determinar: la llamada está en «${language}», y este evaluador sabe inglés.`,
  open_unsure: ({ percent, needed, likely }) =>
    `Sin determinar: la respuesta más probable${likely === undefined ? '' : ` («${{ yes: 'sí', no: 'no', not_applicable: 'no procede' }[likely]}»)`} es correcta con una probabilidad del ${percent} %, y se necesita un ${needed} %.`,
  open_unusable: () =>
    'Sin determinar: el modelo de lenguaje no dio una respuesta utilizable a esta pregunta.',
  open_steered: () =>
    'Sin determinar: las únicas palabras que se aportan son un intento de dirigir la evaluación.',
  open_steered_unproven: () =>
    'Sin determinar: alguien intentó dirigir la evaluación de esta llamada, y no se aportaron palabras de la llamada para esta nota.',
  open_other_party: () =>
    'Sin determinar: se pregunta por lo que hizo el agente, y las únicas palabras que se aportan no son suyas.',
  open_forbidden: () =>
    'Sin determinar: la respuesta es que nadie lo hizo, y las palabras que se aportan dicen que alguien lo hizo.',

  not_applicable: () => 'No aplicable:',
  not_applicable_read: () => 'No aplicable: la llamada no da ocasión para ello.',
  not_applicable_without: ({ things }) => `No aplicable: no hubo indicios de ${listThings(things, ' o ')}.`,
  not_applicable_with: ({ things }) =>
    `No aplicable: se encontró ${listThings(things)}, y entonces la pregunta no procede.`,
  no_speech: () => 'No aplicable: no se oye a nadie en la grabación, así que no hay nada que evaluar.',
  dry_run: () => 'No aplicable: esta instalación está en pruebas y no evalúa nada.',

  one_voice: () => 'No se pudo distinguir a las partes, así que se escuchó a quien hablara.',
  guessed_agent: () => 'No se sabe quién es el agente; se tomó por tal a quien habló primero.',
  unknown_agent: () => 'No se sabe quién es el agente, así que se escuchó a ambos.',
  needs_review: () => 'No cuenta ni a favor ni en contra hasta que alguien lo revise.',
  quotes_not_found: () => 'Las palabras aportadas como prueba no están en la transcripción.',
  unproven: () => 'No se aportaron palabras de la llamada.',
  no_answer: () => 'El evaluador no dio respuesta.',
  no_reason: () => 'El modelo de lenguaje no dio ningún motivo.',
  mean_of_parts: ({ parts }) => `Media de ${parts} partes de una llamada larga.`,
  taught: ({ reviews }) => `Ponderado según lo que enseñaron ${reviews} revisiones.`,
  steering_left_out: () => 'No se tuvo en cuenta lo que se dijo a quien evalúa: habría cambiado esta nota.',
}

function placeOf({ turns, party, place }: ReasonValues<'not_found'>): string {
  const part = { start: ' (al principio)', end: ' (al final)', late: ' (hacia el final)' }
  const where = place ? part[place] : ''
  return party
    ? `los ${turns} turnos revisados del ${parties[party]}${where}`
    : `los ${turns} turnos de la llamada${where}`
}
