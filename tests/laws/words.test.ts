import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, ROOT } from './repo-files.ts'

/**
 * Private words of former names, as patterns of identifiers and file names. docs/words.md has the field's term
 * for each. Words that are ordinary English elsewhere (place, part, look) are left to review.
 */
const PRIVATE = [
  /\b\w*Keeper\b/,
  /\b(?:keepValue|useKept|KeptValue)\b/,
  /\b(?:keepElement|keepDrawn|keepPage)\b/,
  /\bNearNodes\b/,
  /\b(?:DraftSaver|createDraftSaver)\b/,
  /\b(?:createTerminal|createStudioTerminal)\b/,
  /\b(?:BandMark|bandGesture)\b/,
  /\bGlide\b/,
  /\b(?:createShield)\b/,
  /\b(?:ShowWhen|isShownTo)\b/,
  /\bownGround\b/,
  /\b(?:standsIn|mayStandIn)\b/,
  /\bskimProps\b/,
  /\bisOfProps\b/,
  /\b(?:TextShelf|briefCache|sharedRead|suspect)\b/,
  /\b(?:janitor|CHORES)\b/,
  /\banswerTrouble\b/,
  /\b(?:actOnce|OnceRequest|onceRequest)\b/,
  /\b(?:holdLinked|standInOf|keepFiles)\b/,
  /\b\w*[bB]ones\b/,
  /\b(?:DesignedContent|HomeFrame|SiteFrame|SiteHead)\b/,
  /\btorture\b/i,
  /\b(?:LEAST|MOST)_[A-Z_]+\b/,
  /\b(?:mustCatch|neverClaim|keptBy|silentlyGone|firedWithoutCare|knowingly)\b/,
  /\b(?:lookAt[A-Z]\w*|wronglyReserved|pressGround|drawnIds|untilWaiting)\b/,
  /\bstandsOnPage\b/,
]

const FOLDERS = ['packages', 'tests', 'scripts', 'docs']

const files = FOLDERS.flatMap((folder) => filesBelow(join(ROOT, folder)))
  .filter((file) => /\.(?:tsx?|mjs|css|md|json)$/.test(file))
  // Exempt: the page of words, this law, and decision records, which use the words of their time.
  .filter((file) => !/docs\/(?:words\.md|decisions\/)|words\.test\.ts$/.test(file))

it('uses the field’s terms instead of private words', () => {
  const found = files.flatMap((file) => {
    const text = `${basename(file)}\n${readFileSync(file, 'utf8')}`
    return PRIVATE.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((word) => `${relative(ROOT, file)}: ${word}`)
  })
  expect(found).toEqual([])
})
