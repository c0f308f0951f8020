import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3ClientConfig } from '@aws-sdk/client-s3'

import { checkKey } from './storage.ts'
import type { Storage } from './storage.ts'

/** A bucket of an S3 service. Credentials come from the SDK's own chain (environment, profile, instance role) unless given. */
export interface S3Options {
  readonly bucket: string
  readonly region: string
  /** Of services other than AWS, e.g. MinIO; buckets are then addressed by path. */
  readonly endpoint?: string | undefined
  readonly credentials?: S3ClientConfig['credentials']
}

/** Storage in an S3 bucket. */
export function s3Storage({ bucket, region, endpoint, credentials }: S3Options): Storage {
  const client = new S3Client({
    region,
    // Services other than AWS know the newer checksums only in part.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
  const objectOf = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  const get = async (key: string, range?: string) =>
    client.send(new GetObjectCommand({ ...objectOf(key), ...(range && { Range: range }) })).catch(undefinedIfMissing)
  return {
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ ...objectOf(key), Body: bytes, ContentLength: bytes.length }))
    },
    putFile: async (key, path) => {
      const { size } = await stat(path)
      const body = createReadStream(path)
      await client.send(new PutObjectCommand({ ...objectOf(key), Body: body, ContentLength: size }))
    },
    has: async (key) =>
      (await client.send(new HeadObjectCommand(objectOf(key))).catch(undefinedIfMissing)) !== undefined,
    open: async (key, range) => {
      const object = await get(key, range && `bytes=${range.start}-${range.end}`)
      if (!object?.Body) return undefined
      const size = /\/(\d+)$/.exec(object.ContentRange ?? '')?.[1] ?? object.ContentLength
      // In Node the body is a stream of Node's own.
      return { size: Number(size), stream: object.Body as Readable }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(objectOf(key)))
    },
    read: async (key) => {
      const object = await get(key)
      return object?.Body && Buffer.from(await object.Body.transformToByteArray())
    },
  }
}

function undefinedIfMissing(error: {
  readonly name?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}) {
  if (error.name === 'NoSuchKey' || error.name === 'NotFound' || error.$metadata?.httpStatusCode === 404)
    return undefined
  throw error
}
