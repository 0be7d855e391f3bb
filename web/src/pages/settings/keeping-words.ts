import { defineWords } from '../../words/use-words.ts'

export const keepingWords = defineWords({
  en: {
    client: 'For this client',
    clientLead: 'This holds where a model has no rule of its own. Days count from the day a call was sent.',
    audio: 'Recordings are kept',
    transcript: 'Transcripts and everything quoted from them are kept',
    change: 'It is changed on the machine of the service:',
    models: 'By model',
    modelsLead: 'A model’s own rule wins, whether it is shorter or longer.',
    model: 'Model',
    audioColumn: 'Recordings',
    transcriptColumn: 'Transcripts',
    asClient: 'as the client',
    noModels: 'There is no model yet.',
    redaction: 'Personal data',
    redactionOn:
      'Taken out of every new transcript before anything else sees it, and covered by a tone in the recording:',
    redactionOff:
      'Nothing is taken out. Whoever runs the service can name kinds of personal data in the setting REDACT, which are then taken out of every new call.',
    kinds: {
      cards: 'Card numbers, security codes, PINs',
      ssn: 'Social security numbers',
      email: 'E-mail addresses',
      phone: 'Telephone numbers',
      account: 'Account numbers and IBANs',
      dob: 'Dates of birth',
    },
    erasure: 'Erasing a call',
    erasureWhat:
      'Removes the recording, its copies, transcript, every result, what it counted for in statistics, agent, file name and metadata, at once and for good.',
    erasureLeft:
      'Its ID, external ID, model, status and times stay, and the audit log says who erased it. So put nothing personal into an external ID.',
    erasureBackups: 'Backups made before still hold it: keep them no longer than calls may be kept.',
  },
  es: {
    client: 'Para este cliente',
    clientLead:
      'Vale donde un modelo no tiene su propia regla. Los días cuentan desde que se envió la llamada.',
    audio: 'Las grabaciones se conservan',
    transcript: 'Las transcripciones y todo lo citado de ellas se conservan',
    change: 'Se cambia en la máquina del servicio:',
    models: 'Por modelo',
    modelsLead: 'La regla propia de un modelo prevalece, sea más corta o más larga.',
    model: 'Modelo',
    audioColumn: 'Grabaciones',
    transcriptColumn: 'Transcripciones',
    asClient: 'como el cliente',
    noModels: 'Todavía no hay ningún modelo.',
    redaction: 'Datos personales',
    redactionOn:
      'Se quitan de cada transcripción nueva antes de que nada más la vea, y un tono los cubre en la grabación:',
    redactionOff:
      'No se quita nada. Quien administra el servicio puede nombrar tipos de datos personales en el ajuste REDACT; entonces se quitan de cada llamada nueva.',
    kinds: {
      cards: 'Números de tarjeta, códigos de seguridad, PIN',
      ssn: 'Números de la seguridad social',
      email: 'Direcciones de correo electrónico',
      phone: 'Números de teléfono',
      account: 'Números de cuenta e IBAN',
      dob: 'Fechas de nacimiento',
    },
    erasure: 'Borrar una llamada',
    erasureWhat:
      'Elimina la grabación, sus copias, la transcripción, todos los resultados, lo que contaba en las estadísticas, el agente, el nombre del archivo y los datos, al momento y para siempre.',
    erasureLeft:
      'Quedan su ID, el ID externo, el modelo, el estado y las fechas, y el registro dice quién la borró. No ponga nada personal en un ID externo.',
    erasureBackups:
      'Las copias de seguridad anteriores aún la contienen: no las guarde más tiempo que las llamadas.',
  },
})
