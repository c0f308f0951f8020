/** Formats of a cropped picture. Specification 2 §5. */
export type CropFormat = 'png' | 'jpeg'

/** What a cropper is asked for. */
export interface CropOptions {
  /** Width and height in proportion, such as `4,3`; 1,1 unless given. */
  readonly ratio?: string
  /** 0.1 to 1, of a JPEG; 1 unless given. */
  readonly quality?: number
  /** Longest side in px, up to 2000; 0 keeps the size of what was cropped; 1024 unless given. */
  readonly maxSize?: number
  /** That of the file unless given; JPEG for one that is neither. */
  readonly format?: CropFormat
}

/** What a crop is made by. */
export interface CropSettings {
  readonly aspect: number
  readonly quality: number
  readonly maxSize: number
  readonly format: CropFormat
}

/** Numbers of the cropper. Specification 2 §5 and §9. */
const LIMITS = {
  quality: { usual: 1, min: 0.1, max: 1 },
  maxSize: { usual: 1024, min: 0, max: 2000 },
} as const

/** Settings within the limits, for a file of a type. */
export function cropSettings(options: CropOptions, fileType: string): CropSettings {
  return {
    aspect: readRatio(options.ratio),
    quality: within(LIMITS.quality, options.quality),
    maxSize: Math.round(within(LIMITS.maxSize, options.maxSize)),
    format: options.format ?? (fileType === 'image/png' ? 'png' : 'jpeg'),
  }
}

/** A rectangle in a picture's own px. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Size in px of the picture that an area becomes: never larger than the area, at least 1 × 1. */
export function cropSize({ width, height }: CropArea, { maxSize }: Pick<CropSettings, 'maxSize'>) {
  const scale = maxSize === 0 ? 1 : Math.min(1, maxSize / Math.max(width, height))
  const side = (px: number) => Math.max(1, Math.round(px * scale))
  return { width: side(width), height: side(height) }
}

/** Name of the cropped file: that of the original with the ending of its new format. */
export function cropName(name: string, format: CropFormat): string {
  return `${name.replace(/\.[^.]*$/, '') || 'picture'}.${format === 'png' ? 'png' : 'jpg'}`
}

function within({ usual, min, max }: Record<'usual' | 'min' | 'max', number>, number = usual): number {
  return Number.isNaN(number) ? usual : Math.min(max, Math.max(min, number))
}

function readRatio(ratio = ''): number {
  const [width = 0, height = 0] = ratio.split(',').map(Number)
  const aspect = width / height
  return width > 0 && height > 0 && Number.isFinite(aspect) ? aspect : 1
}
