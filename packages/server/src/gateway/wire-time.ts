const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000

/** Wire format of a time: `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. Domain 1.0. */
export function wireTime(moment: Date): string {
  return new Date(moment.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}
