import type { signInWords } from '../../pages/sign-in/words.ts'
import type { TranslationOf } from '../../words/translations.ts'

export const signIn: TranslationOf<typeof signInWords> = {
  'sign-in': {
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
}
