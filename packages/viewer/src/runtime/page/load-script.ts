/** Load timeout of a script chunk, in ms. Specification 3 §8 and §9. */
export const SCRIPT_TIMEOUT_MS = 120_000

/** Failure code of a chunk. Specification 3 §8. */
export type ChunkFailure = 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED'

/** A script or style sheet that failed to load or timed out. */
export class ChunkError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code: ChunkFailure

  constructor(cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause)
    super(message, { cause })
    // The bundler's loader reports the kind only in its message.
    this.code = /CSS/.test(message) ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError'
  }
}

/** Loads a lazily imported chunk. Rejects with `ChunkError`. */
export async function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer after ${SCRIPT_TIMEOUT_MS} ms`)), SCRIPT_TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (error) {
    throw new ChunkError(error)
  } finally {
    clearTimeout(timer)
  }
}
