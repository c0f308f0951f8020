import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ParsedHtml } from './parsed-html.tsx'

const draw = (html: string) => render(<ParsedHtml html={html} />).container

it('renders texts, tables and pictures', () => {
  const rendered = draw(
    '<h3>标题</h3><table><tr><td colspan="2">格</td></tr></table><img src="/a.png" width="750" height="300">',
  )
  expect(rendered.querySelector('h3')?.textContent).toBe('标题')
  expect(rendered.querySelector('td')?.colSpan).toBe(2)
  expect(rendered.querySelector('img')?.getAttribute('src')).toBe('/a.png')
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>',
  '<div style="position:fixed" onclick="alert(1)">x</div>',
  '<form action="/x"><input name="p"></form>',
  '<img src="//evil.test/a.png">',
])('sanitises %s', (html) => {
  const rendered = draw(html).innerHTML
  expect(rendered).not.toMatch(/script|onerror|onload|onclick|javascript:|iframe|style=|<form|<input|evil/)
})
