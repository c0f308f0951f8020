import type { Readable } from 'node:stream'

/** Where files lie. A key is a relative path of letters, digits, `-`, `_`, `.` and `/`, made by the server. */
export interface Storage {
  /** Stores bytes whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  has(key: string): Promise<boolean>
  /** The bytes of a key, or the part from `start` to `end`, and how many there are in all; `undefined` when there is nothing. */
  open(
    key: string,
    part?: { readonly start: number; readonly end: number },
  ): Promise<{ readonly size: number; readonly stream: Readable } | undefined>
  /** The bytes of a key in memory; `undefined` when there is nothing. */
  read(key: string): Promise<Buffer | undefined>
}
