/** Addresses that a video may be played from: an upload of ours, or https; anything else gives an empty address. */
export function videoUrl(url: string): string {
  return /^(?:https:\/\/[^\s/]|(?:\/[\w-]+)*\/alc-oss\/handle\/downLoad\/[\w-]+\/origin$)/i.test(url) ? url : ''
}
