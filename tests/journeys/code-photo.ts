import { encode } from 'uqr'
import sharp from 'sharp'

/** A QR code as a photo: turned a little, on a coloured ground. */
export async function photoOf(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const code = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="420" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${cells.join('')}"/></svg>`
  const buffer = await sharp(Buffer.from(code)).rotate(9, { background: '#8a7a66' }).jpeg().toBuffer()
  return { name: 'code.jpg', mimeType: 'image/jpeg', buffer }
}
