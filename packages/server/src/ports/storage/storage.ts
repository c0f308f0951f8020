import type { Readable } from 'node:stream'

/** A part of a file, both ends included. */
export interface StoredRange {
  readonly start: number
  readonly end: number
}

/** Storage of files. A key is a relative path of letters, digits, `-`, `_`, `.` and `/`, made by the server. */
export interface Storage {
  /** Stores bytes whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores a file of this machine, which is not read into memory, whole or not at all. */
  putFile(key: string, path: string): Promise<void>
  has(key: string): Promise<boolean>
  /** The bytes of a key or of a range of it, and the total size; `undefined` when the key does not exist. */
  open(key: string, range?: StoredRange): Promise<{ readonly size: number; readonly stream: Readable } | undefined>
  /** Removes a key; one that does not exist is removed already. */
  remove(key: string): Promise<void>
  /** The bytes of a key in memory; `undefined` when it does not exist. */
  read(key: string): Promise<Buffer | undefined>
}

const KEY_FORM = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

/** Refuses keys of another form, such as paths that leave the storage. */
export function checkKey(key: string): string {
  if (!KEY_FORM.test(key)) throw new Error('A storage key has an unexpected form.')
  return key
}
