import type { Plugin } from 'vitest/config'

/** What says how something looks and where it lies: jsdom lays nothing out, but would read it for every element that a test asks about. */
const LOOKS =
  /^\s*(?:align|animation|border|box-shadow|column|filter|flex|font|gap|grid|inset|justify|letter-spacing|line-height|margin|outline|padding|place|row|scroll|stroke|text-align|touch-action|transform|transition|will-change|z-index)[a-z-]*:[^;{}]*;/gm

const COMMENTS = /\/\*[^]*?\*\//g

const EMPTY_RULES = /[^{};]+\{\s*\}/g

/** Leaves of style sheets what decides whether something is there and can be pressed. Sheets that are imported as texts stay whole. */
export function bareStyles(): Plugin {
  return {
    name: 'bare-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css') || id.includes('/node_modules/')) return undefined
      return { code: code.replace(COMMENTS, '').replace(LOOKS, '').replace(EMPTY_RULES, ''), map: null }
    },
  }
}
