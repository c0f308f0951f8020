import type { FastifyReply } from 'fastify'

/** Files never change under their id, so a browser need not ask twice. */
const FOREVER = 'public, max-age=31536000, immutable'

/** What a file may do when it is opened by itself: nothing. Domain 1.13. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Headers of every stored file. */
export function headersOf(mime: string) {
  return {
    'cache-control': FOREVER,
    'content-type': mime,
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
  }
}

/** Answers that there is no such file. */
export function sendNothing(reply: FastifyReply): null {
  void reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found')
  return null
}

/** Documents are stored under their names and never shown as pages of this origin. */
export function dispositionOf({ mime, originName }: { readonly mime: string; readonly originName: string }) {
  return mime.startsWith('image/') ? {} : { 'content-disposition': attachmentOf(originName) }
}

/** The header by which a browser stores an answer under a name. RFC 6266 §4, RFC 8187. */
export function attachmentOf(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename*=UTF-8''${encoded}`
}
