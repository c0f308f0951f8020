import { MAX_UPLOAD_BYTES } from '@mallwright/contract/file'
import { multipartPayload } from '@mallwright/contract/signing'
import { cutText, wellFormed } from '@mallwright/contract/values'
// Augments FastifyRequest with `parts`.
import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

import { fail } from './failures/failure.ts'
import type { Failed } from './failures/failure.ts'

/** An uploaded file. */
export interface ReceivedFile {
  /** As the client says, without control characters and of limited length. */
  readonly name: string
  readonly bytes: Buffer
}

/** A parsed multipart call: `datas` text, files, and the signed payload. */
export interface ReceivedForm {
  readonly datas: string
  readonly files: readonly ReceivedFile[]
  readonly payload: string
}

/** The most files of one call. */
export const MAX_FILES = 9

/** The most bytes of the `datas` part. */
export const MAX_DATAS_BYTES = 64 * 1024

const MAX_NAME_LENGTH = 200

/** The storable name of a file: clients may send any bytes, in UTF-16 too. */
function fileName(sent: string): string {
  return cutText(wellFormed(sent).replaceAll(/\p{Cc}/gu, ''), MAX_NAME_LENGTH)
}

/** Reads a multipart call into memory; a file over the limit is the failure TOO_LARGE. */
export async function receiveForm(
  request: FastifyRequest,
): Promise<
  | ReceivedForm
  | Failed<'FIELD_INVALID', { readonly cField: 'datas' }>
  | Failed<'TOO_LARGE', { readonly cOriginName: string; readonly iMaxBytes: number }>
> {
  let datas = ''
  const files: ReceivedFile[] = []
  if (!request.isMultipart()) return fail('FIELD_INVALID', { cField: 'datas' })
  for await (const field of request.parts()) {
    if (field.type === 'field') {
      if (field.fieldname === 'datas') datas = String(field.value)
      continue
    }
    const name = fileName(field.filename)
    const bytes = await field.toBuffer()
    if (field.file.truncated) return fail('TOO_LARGE', { cOriginName: name, iMaxBytes: MAX_UPLOAD_BYTES })
    files.push({ name, bytes })
  }
  return {
    datas,
    files,
    payload: multipartPayload(
      datas,
      files.map(({ bytes }) => bytes),
    ),
  }
}
