import { defineWords } from '../../words/use-words.ts'

export const retentionWords = defineWords({
  en: {
    client: 'For this client',
    clientLead: 'This applies where a model has no rule of its own. Days count from the day a call was sent.',
    audio: 'Recordings are kept',
    transcript: 'Transcripts and everything quoted from them are kept',
    change: 'To change this, on the machine that runs the service:',
    models: 'By model',
    modelsLead: 'A model’s own rule takes precedence, whether it is shorter or longer.',
    model: 'Model',
    audioColumn: 'Recordings',
    transcriptColumn: 'Transcripts',
    asClient: 'same as the client',
    noModels: 'No model yet.',
    redaction: 'Personal data',
    redactionOn: 'Redacted in every new transcript before it is stored, and bleeped in the recording:',
    redactionOff:
      'Nothing is redacted. The operator can list kinds of personal data in the setting REDACT; they are then redacted in every new call.',
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
      'Removes the recording and its copies, the transcript, every result, its part in the statistics, the agent, file name and metadata, at once and for good.',
    erasureLeft:
      'Its ID, external ID, model, status and times stay, and the audit log says who erased it. So do not put personal data into an external ID.',
    erasureBackups: 'Earlier backups still contain it: keep them no longer than calls may be kept.',
  },
  es: {
    client: 'Para este cliente',
    clientLead:
      'Vale donde un modelo no tiene su propia regla. Los días cuentan desde que se envió la llamada.',
    audio: 'Las grabaciones se conservan',
    transcript: 'Las transcripciones y todo lo citado de ellas se conservan',
    change: 'Para cambiarlo, en la máquina del servicio:',
    models: 'Por modelo',
    modelsLead: 'La regla propia de un modelo prevalece, sea más corta o más larga.',
    model: 'Modelo',
    audioColumn: 'Grabaciones',
    transcriptColumn: 'Transcripciones',
    asClient: 'igual que el cliente',
    noModels: 'Todavía no hay ningún modelo.',
    redaction: 'Datos personales',
    redactionOn:
      'Se ocultan en cada transcripción nueva antes de guardarla, y un pitido los cubre en la grabación:',
    redactionOff:
      'No se oculta nada. El operador puede indicar tipos de datos personales en el ajuste REDACT; entonces se ocultan en cada llamada nueva.',
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
      'Elimina la grabación, sus copias, la transcripción, todos los resultados, su parte en las estadísticas, el agente, el nombre del archivo y los metadatos, al momento y para siempre.',
    erasureLeft:
      'Quedan su ID, el ID externo, el modelo, el estado y las fechas, y el registro dice quién la borró. No ponga datos personales en un ID externo.',
    erasureBackups:
      'Las copias de seguridad anteriores aún la contienen: no las guarde más tiempo que las llamadas.',
  },
})
