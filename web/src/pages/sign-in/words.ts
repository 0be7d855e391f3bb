import { defineWords } from '../../words/use-words.ts'

export const signInWords = defineWords({
  en: {
    title: 'Sign in to Callmark',
    lead: 'Every call heard, every mark explained.',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    hint: 'The first client’s stand in first-client.json in the data directory; “callmark client create” makes more. Nothing is kept when you close this page.',
    freshVersion: 'Callmark was updated, and this page with it. Sign in again to go on where you were.',
    refused: 'Client ID and secret do not go together. Check both, and that no space came along.',
    signIn: 'Sign in',
    signingIn: 'Signing in…',
  },
  es: {
    title: 'Entrar en Callmark',
    lead: 'Cada llamada escuchada, cada nota explicada.',
    clientId: 'ID de cliente',
    clientSecret: 'Secreto de cliente',
    hint: 'Los del primer cliente están en first-client.json, en el directorio de datos; «callmark client create» crea más. Al cerrar esta página no se guarda nada.',
    freshVersion:
      'Callmark se ha actualizado, y esta página también. Vuelva a entrar para seguir donde estaba.',
    refused: 'El ID y el secreto no coinciden. Revise ambos y que no haya espacios de más.',
    signIn: 'Entrar',
    signingIn: 'Entrando…',
  },
})
