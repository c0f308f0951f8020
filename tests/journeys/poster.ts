import sharp from 'sharp'

/** PNG of one colour with a number of stripes, 750 × 360 px, as a super user would upload it. */
export async function poster(
  name: string,
  colour: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const stripes = Array.from({ length: 6 }, (_, n) => `<rect x="${n * 125}" width="60" height="360" fill="#ffffff30"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="360"><rect width="750" height="360" fill="${colour}"/>${stripes.join('')}</svg>`
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() }
}

/** Share of visibly different pixels of two PNG pictures, from 0 to 1; 1 when their sizes differ by more than one px. */
export async function pixelDifference(first: Buffer, second: Buffer): Promise<number> {
  const [a, b] = await Promise.all([first, second].map((png) => sharp(png).metadata()))
  if (!a || !b) return 1
  // A page of 2,910.4 px is clipped to 2,910 or 2,911, depending on its position on the screen.
  if (Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) return 1
  const common = { left: 0, top: 0, width: Math.min(a.width, b.width), height: Math.min(a.height, b.height) }
  const [left, right] = await Promise.all(
    [first, second].map((png) => sharp(png).extract(common).removeAlpha().raw().toBuffer()),
  )
  if (!left || !right) return 1
  let differing = 0
  for (let at = 0; at < left.length; at += 3) {
    const distance = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0))),
    )
    // Differences below 1/32 of the range are invisible compositor rounding.
    if (distance > 8) differing++
  }
  return differing / (left.length / 3)
}
