import { expect, it } from 'vitest'

import { framePolicy } from './content-policy.ts'

it.each(['docx', 'xlsx', 'pptx'])(
  'gives the frame of %s no origin, no network, no form and no other script',
  (kind) => {
    const policy = framePolicy(`/srv/dist/${kind}-frame.html`) ?? ''
    const rules = policy.split('; ')
    expect(rules).toContain('sandbox allow-scripts')
    expect(rules).toContain("default-src 'none'")
    expect(rules).toContain("script-src 'self'")
    expect(rules).toContain('img-src blob: data:')
    expect(policy).not.toMatch(/connect-src|font-src|worker-src|frame-src|https?:|eval/)
  },
)

it('lets the frame of PDFs have its worker and tables, and no other file a policy', () => {
  expect(framePolicy('pdf-frame.html')).toContain('worker-src blob:')
  expect(framePolicy('C:\\dist\\xlsx-frame.html')).toBeDefined()
  expect(framePolicy('/srv/dist/micro-app.html')).toBeUndefined()
  expect(framePolicy('/srv/dist/not-pdf-frame.html')).toBeUndefined()
})
