import * as z from 'zod/mini'

/** `/version-config.json`: what the app looks like right now. Specification 1 §7.1; `grayType` is its only given name. */
export const VersionConfig = z.looseObject({ version: z.string(), grayType: z.boolean() })
export type VersionConfig = z.infer<typeof VersionConfig>

/**
 * `/server-config.json`: where the gateway and its socket are, as a URL or a path of the own host, the invite code of the
 * operator to whom new enterprises and teams belong (specification 1 §2.6), and the key of 64 hex characters with which
 * browsers encode what they store (decision 0115). What a QR code of the mall begins with, ending in a slash, is its own
 * address unless given. Specification 1 §5.6.
 */
export const ServerConfig = z.looseObject({
  apiBase: z.string(),
  socketUrl: z.string(),
  siteType: z.string(),
  inviteCode: z.optional(z.string()),
  inviteUuid: z.optional(z.string()),
  storageKey: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  qrPrefix: z.optional(z.string().check(z.regex(/^https?:\/\/.+\/$/))),
})
export type ServerConfig = z.infer<typeof ServerConfig>
