/** A picture that is served with the studio. */
const sample = (name: string, width: number, height: number) => ({ url: `/studio/sample-${name}.svg`, width, height })

/** Built-in drawings that stand for pictures until they are chosen. Each says 示例 in itself; the icon is too small to. */
export const SAMPLE_PICTURES = {
  banner: sample('picture', 750, 360),
  products: [sample('product-1', 800, 800), sample('product-2', 800, 800), sample('product-3', 800, 800)],
  portrait: sample('portrait', 600, 900),
  icon: sample('icon', 160, 160),
} as const

/** The wide sample picture. */
export const SAMPLE_PICTURE = SAMPLE_PICTURES.banner

/** Addresses of the square sample pictures of products. */
export const SAMPLE_PRODUCT_URLS: readonly string[] = SAMPLE_PICTURES.products.map(({ url }) => url)

const URLS: ReadonlySet<string> = new Set([
  SAMPLE_PICTURES.banner.url,
  ...SAMPLE_PRODUCT_URLS,
  SAMPLE_PICTURES.portrait.url,
  SAMPLE_PICTURES.icon.url,
])

/** Whether a picture is one of the built-in drawings. */
export function isSamplePicture(url: string): boolean {
  return URLS.has(url)
}

/** What texts begin with that stand for the editor's own. */
export const SAMPLE_MARK = { zh: '【示例】', en: '[Sample] ' }

/** Name of the nth sample entry, too short for the mark. */
export function sampleEntry(n: number) {
  return { zh: `入口 ${n}`, en: `Entry ${n}` }
}

const SAMPLE_ENTRY = /^(?:入口|Entry) \d$/

/** Whether a text stands for one that is still to be written. */
export function isSampleText(text: string): boolean {
  return SAMPLE_ENTRY.test(text) || Object.values(SAMPLE_MARK).some((mark) => text.startsWith(mark))
}
