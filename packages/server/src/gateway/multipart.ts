import { createHash } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { MAX_UPLOAD_BYTES } from '@mallwright/contract/file'
import { hashedPayload } from '@mallwright/contract/signing'
import { cutText, wellFormed } from '@mallwright/contract/values'
import multipart from '@fastify/multipart'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

import { fail, Failed } from './failures/failure.ts'

/** An uploaded file. */
export interface ReceivedFile {
  /** As the client says, without control characters and of limited length. */
  readonly name: string
  /** Where the bytes wait on the disk: whole uploads are in memory only while they are worked on. */
  readonly path: string
  /** SHA-256 of the bytes as sent, in hex. */
  readonly sha256: string
}

/** A parsed multipart call: `datas` text, files, and the signed payload. */
export interface ReceivedForm {
  readonly datas: string
  readonly files: readonly ReceivedFile[]
  readonly payload: string
  /** Removes the files from the disk. */
  dispose(): Promise<void>
}

/** The most files of one call. */
const MAX_FILES = 9

/** What a form has beside the bytes of its files: heads of its parts, and `datas`. */
export const MAX_FORM_BYTES = 128 * 1024

/** The most bytes of the `datas` part. */
const MAX_DATAS_BYTES = 64 * 1024

const MAX_NAME_LENGTH = 200

/** Adds a route that receives forms: in a scope of its own, because the parser's hooks cost every route that has them. */
export function acceptForms(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: MAX_UPLOAD_BYTES, files: MAX_FILES, fields: 20, fieldSize: MAX_DATAS_BYTES },
    })
    scope.route(route)
  })
}

/** The storable name of a file: clients may send any bytes, in UTF-16 too. */
function fileName(sent: string): string {
  return cutText(wellFormed(sent).replaceAll(/\p{Cc}/gu, ''), MAX_NAME_LENGTH)
}

type FormFailure =
  | Failed<'FIELD_INVALID', { readonly cField: 'datas' }>
  | Failed<'TOO_LARGE', { readonly cOriginName: string; readonly iMaxBytes: number }>

/**
 * Receives a multipart call, its files on the disk: the signature can be checked only after the last byte, and a forged call
 * must not cost memory. A file over the limit is the failure TOO_LARGE.
 */
export async function receiveForm(request: FastifyRequest): Promise<ReceivedForm | FormFailure> {
  if (!request.isMultipart()) return fail('FIELD_INVALID', { cField: 'datas' })
  const folder = await mkdtemp(join(tmpdir(), `mallwright-upload-${process.pid}-`))
  const dispose = async () => rm(folder, { recursive: true, force: true })
  try {
    const form = await receiveParts(request, folder)
    if (form instanceof Failed) await dispose()
    return form instanceof Failed ? form : { ...form, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

async function receiveParts(
  request: FastifyRequest,
  folder: string,
): Promise<Omit<ReceivedForm, 'dispose'> | FormFailure> {
  let datas = ''
  const files: ReceivedFile[] = []
  const hashes: string[] = []
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'datas') datas = String(part.value)
      continue
    }
    const path = join(folder, String(files.length))
    const name = fileName(part.filename)
    const hash = await writeHashed(part, path)
    hashes.push(hash)
    if (part.file.truncated) return fail('TOO_LARGE', { cOriginName: name, iMaxBytes: MAX_UPLOAD_BYTES })
    files.push({ name, path, sha256: hash })
  }
  return { datas, files, payload: hashedPayload(datas, hashes) }
}

/** Writes a part to the disk; gives its SHA-256. */
async function writeHashed(part: MultipartFile, path: string): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const bytes of part.file as AsyncIterable<Buffer>) {
      hash.update(bytes)
      await file.write(bytes)
    }
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}
