import * as z from 'zod/mini'

/** `/version-config.json`: what the app looks like right now. Specification 1 §7.1; `grayType` is its only given name. */
export const VersionConfig = z.looseObject({ version: z.string(), grayType: z.boolean() })
export type VersionConfig = z.infer<typeof VersionConfig>

/** `/server-config.json`: where the gateway and its socket are, as a URL or a path of the own host. */
export const ServerConfig = z.looseObject({ apiBase: z.string(), socketUrl: z.string(), siteType: z.string() })
export type ServerConfig = z.infer<typeof ServerConfig>
