/** How long a part of the shop's script may take to arrive, in ms. Specification 3 §8 and §9. */
export const SCRIPT_TIMEOUT_MS = 120_000

/** Why a part of the shop did not load. Specification 3 §8. */
export type ChunkFailure = 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED'

/** A script or style sheet of the shop that failed to load, or took longer than `SCRIPT_TIMEOUT_MS`. */
export class ChunkError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code: ChunkFailure

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(reason, { cause })
    // The build's loader names the kind only in its message.
    this.code = /CSS/.test(reason) ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError'
  }
}

/** Loads a part of the shop that stands in a file of its own. Rejects with `ChunkError`. */
export async function loadScript<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer after ${SCRIPT_TIMEOUT_MS} ms`)), SCRIPT_TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw new ChunkError(error)
  } finally {
    clearTimeout(timer)
  }
}
