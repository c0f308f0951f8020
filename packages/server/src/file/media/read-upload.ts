import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import { MAX_PICTURE_BYTES } from '@mallwright/contract/file'

import type { ReceivedFile } from '../../gateway/multipart.ts'
import { sha256 } from '../../gateway/guard/secret.ts'
import { encodePicture, isPicture } from './encode-picture.ts'
import type { PictureForm } from './encode-picture.ts'
import { documentType } from './read-document.ts'
import { clearPrivateParts, readVideo } from './read-video.ts'

/** The type of stored videos. */
export const MP4 = 'video/mp4'

/** What an upload turned out to be. */
export interface UploadContent {
  readonly mime: string
  /** px; 0 of what has no size. */
  readonly width: number
  readonly height: number
  readonly durationSec?: number
  /** Bytes and hash of what is stored as `origin`. */
  readonly size: number
  readonly sha256: string
  /** A picture in every form that pages ask for; anything else is stored as its file has it. */
  readonly forms?: readonly PictureForm[]
}

/** Reads an upload; `undefined` when it is of no accepted kind. Private metadata of a video is cleared in its file. */
export async function readUpload(file: ReceivedFile): Promise<UploadContent | 'too-large' | undefined> {
  const bytes = await readFile(file.path)
  const video = readVideo(bytes)
  if (video) {
    const isChanged = clearPrivateParts(bytes)
    if (isChanged) await writeFile(file.path, bytes)
    return { ...video, mime: MP4, size: bytes.length, sha256: isChanged ? await hashOf(file.path) : file.sha256 }
  }
  const isLarge = bytes.length > MAX_PICTURE_BYTES
  if (isPicture(bytes)) return isLarge ? 'too-large' : contentOfPicture(bytes)
  if (isLarge && file.name.toLowerCase().endsWith('.txt')) return 'too-large'
  const mime = documentType(file.name, bytes)
  return mime === undefined ? undefined : { mime, width: 0, height: 0, size: bytes.length, sha256: file.sha256 }
}

async function contentOfPicture(bytes: Buffer): Promise<UploadContent | 'too-large' | undefined> {
  const picture = await encodePicture(bytes)
  if (picture === undefined || picture === 'too-large') return picture
  const [origin] = picture.forms
  if (!origin) throw new Error('a picture has no form')
  return { ...picture, size: origin.bytes.length, sha256: sha256(origin.bytes) }
}

/** SHA-256 of a file, read piece by piece. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
