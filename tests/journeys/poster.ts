import sharp from 'sharp'

/** A PNG of one colour with a number of stripes, 750 × 360 px, as a super user would upload it. */
export async function poster(
  name: string,
  colour: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const stripes = Array.from({ length: 6 }, (_, n) => `<rect x="${n * 125}" width="60" height="360" fill="#ffffff30"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="360"><rect width="750" height="360" fill="${colour}"/>${stripes.join('')}</svg>`
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() }
}

/** How many of two equally large PNG pictures' pixels differ visibly, from 0 to 1; 1 when their sizes differ. */
export async function pixelDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let differing = 0
  for (let at = 0; at < a.data.length; at += 3) {
    const distance = Math.max(...[0, 1, 2].map((part) => Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0))))
    // Below 1/32 of the range nobody sees a difference; it comes from rounding in the compositor.
    if (distance > 8) differing++
  }
  return differing / (a.data.length / 3)
}
