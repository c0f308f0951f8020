/** The moment (epoch ms) of a time on the wire: `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. Domain 1.13. */
export const momentOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}+08:00`)
