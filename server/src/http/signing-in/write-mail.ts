import type { LinkPurpose } from '../../store/people/people-tables.ts'

interface Words {
  readonly subject: string
  /** What the link is for, and how long it works. */
  readonly offer: string
}

const english: Readonly<Record<LinkPurpose, Words>> = {
  first: {
    subject: 'Your Callmark account',
    offer: 'This link makes your Callmark account. It works once, within 15 minutes:',
  },
  invitation: {
    subject: 'Your invitation to Callmark',
    offer: 'You have been invited to Callmark. This link lets you in, once, within seven days:',
  },
  reset: {
    subject: 'A new password for Callmark',
    offer: 'This link lets you choose a new password for Callmark. It works once, within an hour:',
  },
  sign_in: {
    subject: 'Your link to Callmark',
    offer: 'This link signs you in to Callmark. It works once, within 15 minutes:',
  },
}

const spanish: Readonly<Record<LinkPurpose, Words>> = {
  first: {
    subject: 'Tu cuenta de Callmark',
    offer: 'Este enlace crea tu cuenta de Callmark. Funciona una sola vez, durante 15 minutos:',
  },
  invitation: {
    subject: 'Tu invitación a Callmark',
    offer: 'Te han invitado a Callmark. Este enlace te deja entrar, una sola vez, durante siete días:',
  },
  reset: {
    subject: 'Una contraseña nueva para Callmark',
    offer:
      'Con este enlace eliges una contraseña nueva para Callmark. Funciona una sola vez, durante una hora:',
  },
  sign_in: {
    subject: 'Tu enlace a Callmark',
    offer: 'Con este enlace entras en Callmark. Funciona una sola vez, durante 15 minutos:',
  },
}

/** In both languages: nobody's own is known before they have come in. */
export function writeMail({
  name,
  purpose,
  url,
}: {
  readonly name: string
  readonly purpose: LinkPurpose
  readonly url: string
}): { readonly subject: string; readonly text: string } {
  const [first, second] = [english[purpose], spanish[purpose]]
  const text = [
    `Hello ${name},`,
    first.offer,
    url,
    'If you did not expect this mail, ignore it: nothing happens until the link is used.',
    '--',
    `Hola, ${name}:`,
    second.offer,
    url,
    'Si no esperabas este correo, ignóralo: no pasa nada mientras no se use el enlace.',
  ].join('\n\n')
  return { subject: `${first.subject} / ${second.subject}`, text: `${text}\n` }
}
