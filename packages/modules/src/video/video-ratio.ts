import type { VideoProps } from './video.ts'

/** Aspect ratio of the reserved box; 16:9 when neither the video nor its poster has a size. */
export function videoRatio({ ratio, video, poster }: Pick<VideoProps, 'ratio' | 'video' | 'poster'>): number {
  const [width = 0, height = 0] = ratio.split('/').map(Number)
  const known = [{ width, height }, video, poster].find((one) => one.width > 0 && one.height > 0)
  return known ? known.width / known.height : 16 / 9
}
