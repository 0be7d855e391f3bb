import { audioFormats } from '@callmark/client'
import { listFormats } from '@callmark/client/model-rules'

const formats = listFormats(Object.keys(audioFormats), 'o')

/** What the service says when it refuses something, by status and code. */
export const messages: Readonly<Record<string, string>> = {
  '401 001-001-0001': 'El ID o el secreto de cliente no son correctos.',
  '404 001-001-0001': 'No existe, o es de otro cliente.',
  '401 001-001-0002': 'La sesión ha caducado. Vuelva a entrar.',
  '403 001-001-0003': 'Este cliente no tiene permiso para eso. Sus permisos están en Ajustes.',
  '429 001-001-0004': 'Demasiadas peticiones. Espere un momento e inténtelo de nuevo.',
  '400 001-002-0001': 'No se pudo leer la petición.',
  '422 001-002-0002': 'Falta un valor, o no está permitido.',
  '413 001-002-0003': 'La petición es demasiado grande.',
  '409 001-002-0004': 'La misma petición aún se está atendiendo. Espere un momento.',
  '422 001-002-0005': 'Esa clave de repetición ya se usó para otra petición.',
  '500 001-003-0001': 'Algo ha fallado en el servicio. Inténtelo más tarde.',
  '503 001-003-0002': 'El servicio no puede atenderlo ahora. Inténtelo de nuevo.',
  '400 002-001-0001': `El archivo no está en un formato admitido. Envíe ${formats}.`,
  '400 002-001-0002': 'El archivo no contiene audio que se pueda descodificar.',
  '400 002-001-0003': 'La grabación está vacía.',
  '400 002-001-0004': 'La grabación es demasiado larga.',
  '410 002-002-0001': 'La grabación ya no se conserva.',
  '416 002-002-0002': 'El tramo queda fuera de la grabación.',
  '410 002-002-0003': 'Esta llamada se ha borrado; solo consta que existió.',
  '410 002-002-0004': 'La transcripción de esta llamada ya no se conserva.',
  '410 002-002-0005': 'La grabación guardada ya no es la que se envió, así que no se entrega.',
  '409 002-003-0001': 'Esta llamada aún se está procesando. Espere a que termine.',
  '409 002-003-0002':
    'Aún no se han ocultado los datos personales de esta grabación, así que no se entrega. Espere a que se transcriba; si ya lo está, repítala desde el audio.',
  '409 002-003-0003': 'Esta llamada no tiene una transcripción terminada, así que no hay nada que evaluar.',
  '409 002-003-0004':
    'Esta grabación no se ha descodificado y aún no tiene forma de onda. Espere un momento; si la llamada falló, repítala desde el audio.',
  '409 003-001-0001': 'Ya existe un modelo con ese nombre.',
  '409 003-001-0002': 'El modelo está desactivado. Actívelo primero.',
  '422 003-002-0001': 'La prueba tardó demasiado y se abandonó. Pruebe con menos llamadas a la vez.',
  '502 003-003-0001': 'El evaluador no pudo evaluar esto.',
  '409 004-001-0001': 'Ya existe una categoría con ese nombre en este modelo.',
  '409 004-001-0002':
    'El modelo tiene llamadas evaluadas, así que sus categorías no se pueden cambiar ni borrar. Duplique el modelo y cambie la copia.',
  '409 005-001-0001': 'Ya existe un criterio con esa clave en este modelo.',
  '409 006-001-0001': 'Ya existe un campo de metadatos con esa clave en este modelo.',
  '409 008-001-0001': 'El webhook está desactivado. Actívelo primero.',
  '409 008-001-0002': 'Hay tantos webhooks como puede tener un cliente.',
  '409 008-001-0003': 'Esta entrega se está enviando ahora mismo.',
  '422 008-002-0001': 'La dirección lleva a esta máquina o a una red interna, adonde no se envían webhooks.',
}
