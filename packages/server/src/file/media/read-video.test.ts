import { describe, expect, it } from 'vitest'

import { clearPrivateParts, readVideo } from './read-video.ts'
import { box, videoBytes } from './test-video.ts'

it('reads size and duration of an MP4', () => {
  expect(readVideo(videoBytes())).toEqual({ width: 640, height: 360, durationSec: 12.5 })
})

it('returns the displayed size of a rotated video', () => {
  expect(readVideo(videoBytes({ isTurned: true }))).toMatchObject({ width: 360, height: 640 })
})

it.each(['iso4', 'mp41', 'mp42', 'M4V ', 'avc1'])('accepts the brand %s', (brand) => {
  expect(readVideo(videoBytes({ brand }))).toBeDefined()
})

describe('an invalid video', () => {
  const video = videoBytes()
  const withSize = (at: number, size: number) => {
    const bytes = Buffer.from(video)
    bytes.writeUInt32BE(size, at)
    return bytes
  }
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(4096)],
    ['a picture of the same family', videoBytes({ brand: 'avif' })],
    ['another picture of the same family', videoBytes({ brand: 'heic' })],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a video that is cut off', video.subarray(0, video.length - 1)],
    ['a video with something behind it', Buffer.concat([video, Buffer.from('<script>')])],
    ['a head alone', box('ftyp', Buffer.from('isom\0\0\0\0'))],
    ['a track of sound', videoBytes({ handler: 'soun' })],
    ['no picture', videoBytes({ width: 0 })],
    ['a picture of no possible size', videoBytes({ width: 20_000 })],
    ['a box that is smaller than its own head', withSize(0, 7)],
    ['a box that is larger than the file', withSize(0, 0xffffffff)],
    ['a box with half of a long size', withSize(video.length - 72, 1).subarray(0, video.length - 60)],
    ['a movie that ends inside of a box', withSize(32, 9)],
    [
      'nothing but tiny boxes',
      Buffer.concat([video.subarray(0, 24), ...Array.from({ length: 5000 }, () => box('free'))]),
    ],
  ])('is refused: %s', (_, bytes) => {
    expect(readVideo(bytes)).toBeUndefined()
  })

  it('with any corrupted byte is refused or read plausibly, and never throws', () => {
    for (let at = 0; at < video.length - 64; at++) {
      const bytes = Buffer.from(video)
      bytes[at] = (bytes[at] ?? 0) ^ 0xff
      expect(() => readVideo(bytes)).not.toThrow()
      expect(() => readVideo(video.subarray(0, at))).not.toThrow()
    }
  })
})

it('returns no duration when it is implausible', () => {
  const bytes = videoBytes()
  const at = bytes.indexOf('mvhd') + 4 + 12
  bytes.writeUInt32BE(0, at)
  expect(readVideo(bytes)?.durationSec).toBe(0)
})

it('removes the location and moves no other byte', () => {
  const location = box('udta', Buffer.from('+39.90+116.40/'))
  const bytes = Buffer.concat([videoBytes(), location])
  const before = Buffer.from(bytes)
  clearPrivateParts(bytes)
  expect(bytes.includes('+39.90')).toBe(false)
  expect(bytes.subarray(0, -location.length).equals(before.subarray(0, -location.length))).toBe(true)
  expect(readVideo(bytes)).toEqual(readVideo(videoBytes()))
})
