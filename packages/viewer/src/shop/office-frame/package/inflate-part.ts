import { Inflate } from 'fflate'

import type { ZipPart } from './zip-directory.ts'

/** The bytes of a part, and whether it has more than were asked for. */
export interface InflatedPart {
  readonly bytes: Uint8Array
  readonly isCut: boolean
}

/** Packed bytes that are inflated at once: at most a thousandfold comes of them. */
const STEP_BYTES = 4096

/**
 * Inflates a part up to a number of bytes, and stops there: what a directory says about sizes is not believed. Throws for what was
 * not deflated.
 */
export function inflatePart({ packed, isDeflated }: ZipPart, maxBytes: number): InflatedPart {
  if (!isDeflated) return { bytes: packed.subarray(0, maxBytes), isCut: packed.length > maxBytes }
  const read = { chunks: [] as Uint8Array[], length: 0 }
  const inflate = new Inflate((chunk) => {
    read.chunks.push(chunk)
    read.length += chunk.length
  })
  for (let at = 0; at < packed.length && read.length <= maxBytes; at += STEP_BYTES)
    inflate.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length)
  const bytes = new Uint8Array(Math.min(read.length, maxBytes))
  let filled = 0
  for (const chunk of read.chunks) {
    const part = chunk.subarray(0, bytes.length - filled)
    bytes.set(part, filled)
    filled += part.length
  }
  return { bytes, isCut: read.length > maxBytes }
}
