import { STYLES } from '@mallwright/modules/styles'
import { describe, expect, it } from 'vitest'

import { parseSheet, usedCss } from './used-css.ts'

const html = '<div class="a b"><i class="c">.d</i></div>'

describe('the used CSS rules of a page', () => {
  it.each([
    ['.a{x:1}.d{x:2}', '.a{x:1}'],
    ['.a,.d,.c .b{x:1}', '.a,.c .b{x:1}'],
    ['body{x:1}[hidden]{x:2}:root:not([data-theme]){x:3}', 'body{x:1}[hidden]{x:2}:root:not([data-theme]){x:3}'],
    ['.a:not(.d){x:1}.d:not(.a){x:2}.a:not(:is(.d,.e)) .c{x:3}', '.a:not(.d){x:1}.a:not(:is(.d,.e)) .c{x:3}'],
    [':is(.d,.a) .c{x:1}:is(.d,.e) .c{x:2}.b:where(:is(.d),.e){x:3}', ':is(.d,.a) .c{x:1}'],
    ['.a:has(>.c){x:1}.a:has(>.d){x:2}', '.a:has(>.c){x:1}'],
    ['@media (min-width:1px){.d{x:1}}@media print{.d{x:1}.a{x:2}}', '@media print{.a{x:2}}'],
    ['@supports (x:1){@media print{.a{x:1}}}', '@supports (x:1){@media print{.a{x:1}}}'],
    ['@keyframes f{0%{x:1}}@keyframes g{0%{x:1}}.a{animation:g 1s}', '.a{animation:g 1s}@keyframes g{0%{x:1}}'],
    ['@property --p{syntax:"*"}@layer x,y;.a{x:1}', '@property --p{syntax:"*"}@layer x,y;.a{x:1}'],
    ['.a:before{content:"}{.d,"}.d{x:1}', '.a:before{content:"}{.d,"}'],
    [".a:before{content:'\\'}'}.c[x='.d{']{y:1}", ".a:before{content:'\\'}'}.c[x='.d{']{y:1}"],
    ['.a{.d{x:1}y:2}', '.a{.d{x:1}y:2}'],
    ['', ''],
  ])('of %s are %s', (sheet, used) => expect(usedCss(parseSheet(sheet), html)).toBe(used))

  it('are all of them for markup with every class', () => {
    const partsOf = (css: string) =>
      css
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split(/[{};,]/)
        .map((selector) => selector.replaceAll(/\s+/g, ' ').trim())
        .filter((selector) => selector !== '')
        .sort()
    for (const sheet of Object.values(STYLES).flat()) {
      const names = [...sheet.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name)
      expect(partsOf(usedCss(parseSheet(sheet), `<p class="${names.join(' ')}">`))).toEqual(partsOf(sheet))
    }
  })
})
