import type { VideoProps } from './video.ts'

/** Aspect ratio of the reserved box; 16:9 when neither the video nor its poster has a size. */
export function videoRatio({ ratio, video, poster }: Pick<VideoProps, 'ratio' | 'video' | 'poster'>): number {
  const [width = 0, height = 0] = ratio.split('/').map(Number)
  const sized = [{ width, height }, video, poster].find((source) => source.width > 0 && source.height > 0)
  return sized ? sized.width / sized.height : 16 / 9
}
