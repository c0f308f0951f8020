import type { Readable } from 'node:stream'

/** Where files lie. A key is a relative path of letters, digits, `-`, `_`, `.` and `/`, made by the server. */
export interface Storage {
  /** Stores bytes whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  has(key: string): Promise<boolean>
  /** The bytes of a key and how many there are; `undefined` when there is nothing. */
  open(key: string): Promise<{ readonly size: number; readonly stream: Readable } | undefined>
}
