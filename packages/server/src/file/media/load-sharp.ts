/** The decoder of pictures, loaded with the first one: its native library takes longer than the rest of a start's modules. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Decoding leaves the other cores to requests, and libvips keeps nothing of it in memory.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
