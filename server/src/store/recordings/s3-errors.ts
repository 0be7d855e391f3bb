import { StorageAwayError } from './recordings.ts'

interface SdkError {
  readonly name?: string
  readonly Code?: string
  readonly code?: string
  readonly message?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

function codeOf(error: unknown): string {
  const { Code, code, name } = error as SdkError
  // What the network says stands in `code`, what the service says in `name`.
  return Code ?? code ?? name ?? 'unknown'
}

/** The object is not there, though its bucket is. */
export function isAbsent(error: unknown): boolean {
  return codeOf(error) === 'NoSuchKey'
}

export function isAbsentUpload(error: unknown): boolean {
  return codeOf(error) === 'NoSuchUpload'
}

/** The service speaks S3, but not this word of it. */
export function isUnknownOperation(error: unknown): boolean {
  const status = (error as SdkError).$metadata?.httpStatusCode
  return status === 405 || status === 501 || ['MethodNotAllowed', 'NotImplemented'].includes(codeOf(error))
}

/** Whatever the service or the network did: it is away, and will be back. */
export function toStorageError(error: unknown): Error {
  if (error instanceof StorageAwayError) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  // Our own disk, where the bytes wait.
  if (syscall && ['ENOSPC', 'EDQUOT', 'ENOENT', 'EIO', 'EACCES'].includes(code ?? '')) return error as Error
  return new StorageAwayError(codeOf(error))
}

/** Why a bucket cannot be used, as the end of a sentence with what to do. */
export function explainBucket(error: unknown): string {
  const code = codeOf(error)
  const reasons: Readonly<Record<string, string>> = {
    ECONNREFUSED: 'nothing listens at the address in S3_ENDPOINT',
    ENOTFOUND:
      'there is no host of that name; check S3_ENDPOINT, S3_REGION and, for a server of your own, S3_PATH_STYLE=true',
    EAI_AGAIN: 'its host cannot be looked up; check S3_ENDPOINT and the network',
    TimeoutError: 'it does not answer; check S3_ENDPOINT and the network',
    NoSuchBucket: 'there is no bucket of the name in S3_BUCKET; create it first',
    NotFound: 'there is no bucket of the name in S3_BUCKET; create it first',
    InvalidBucketName: 'S3_BUCKET is not the name of a bucket',
    InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known there',
    SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is wrong',
    RequestTimeTooSkewed: 'the clock of this machine is wrong',
    CredentialsProviderError:
      'there are no credentials; set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role',
    AccessDenied:
      'the credentials may not use it; they need s3:ListBucket, s3:ListBucketVersions and s3:ListBucketMultipartUploads on the bucket, and s3:GetObject, s3:PutObject, s3:DeleteObject, s3:DeleteObjectVersion and s3:AbortMultipartUpload on its objects',
    AuthorizationHeaderMalformed: 'S3_REGION is not the region of the bucket',
    PermanentRedirect: 'S3_REGION is not the region of the bucket',
    IllegalLocationConstraintException: 'S3_REGION is not the region of the bucket',
  }
  const status = (error as SdkError).$metadata?.httpStatusCode
  return reasons[code] ?? `it answered ${status ? `${status} ` : ''}${code}; check the S3_ settings`
}
