/** Numbers as JSON text: not finite, out of range, in unusual notations. */
export const NUMBERS = [
  ['0', '-0', '-1', '0.1', '1e999', '-1e999', '1e-999', '1e21', '1E+2', '9007199254740993', '4294967296'],
  ['-2147483649', '123456789012345678901234567890', '0.30000000000000004', '5e-324', '1.7976931348623157e308'],
  ['"NaN"', '"Infinity"', '"1e3"', '"0x10"', '"12"'],
].flat()

/** Problematic texts: lone surrogates, control characters, bidirectional marks, names of JavaScript built-ins. */
export const TEXTS = [
  ['', ' ', '\t\n\r', '\u0000', 'a\u0000b', '\u0001\u0002\u001f\u007f', '\u0080\u009f', '\ud800', '\udc00\ud800'],
  ['x\udfff', '\u202e\u2066right to left', '\u200f\u200e', '\u2028\u2029', '\ufeff', '\ufffe\uffff', '\u{1f468}\u200d'],
  ['e\u0301'.repeat(40), 'Z\u0335\u0321'.repeat(30), '𝕏'.repeat(30), 'ﷺ'.repeat(20), '%00', '%zz', '%e4%bd', '\\u0000'],
  ['__proto__', 'constructor', 'undefined', 'null', 'NaN', '[object Object]', '${7*7}', '{{7*7}}', '../../etc/passwd'],
  ['</script><script>', '<!--', ']]>', '"', "'", '\\', '`', "'; drop table site_page; --", '2026-02-30 25:61', '-1'],
  ['#', '#ff', '#gggggg', '#12345678', 'red', 'url(//x)', 'var(--mw-primary)', '1px', 'calc(1px)', 'center', 'none'],
  [
    'javascript:x',
    'data:text/html,x',
    '//host',
    '/\\host',
    'http://',
    'http://[',
    'https://a b/',
    'file:///etc/passwd',
  ],
].flat()
