import { defineWords } from '../../words/use-words.ts'

export const signInWords = defineWords({
  en: {
    title: 'Sign in to Callmark',
    lead: 'Every call scored, every score explained.',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    hint: 'The first client’s ID and secret are in first-client.json in the data directory; “callmark client create” makes more. Nothing is stored when you close this page.',
    freshVersion: 'Callmark was updated, and this page with it. Sign in again to continue where you were.',
    refused: 'Client ID and secret do not match. Check both, and that no extra space was copied.',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
  },
  es: {
    title: 'Entrar en Callmark',
    lead: 'Cada llamada evaluada, cada nota explicada.',
    clientId: 'ID de cliente',
    clientSecret: 'Secreto de cliente',
    hint: 'El ID y el secreto del primer cliente están en first-client.json, en el directorio de datos; «callmark client create» crea más. Al cerrar esta página no se guarda nada.',
    freshVersion:
      'Callmark se ha actualizado, y esta página también. Vuelva a entrar para seguir donde estaba.',
    refused: 'El ID y el secreto no coinciden. Revise ambos y que no haya espacios de más.',
    signIn: 'Entrar',
    signingIn: 'Entrando…',
  },
})
