import { describe, expect, it } from 'vitest'

import { readAudit } from '../../scripts/audit.ts'

const finding = (name: string, severity: string) => ({
  [name]: { name, severity, range: '<2.0.0', via: [{ title: `${name} runs what it reads` }, 'another'] },
})

describe('the audit of installed packages', () => {
  it('fails for what is high or critical, and names it', () => {
    const vulnerabilities = { ...finding('left', 'critical'), ...finding('right', 'low') }
    expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
      kind: 'found',
      lines: [
        'critical: left <2.0.0 (left runs what it reads; another)',
        'low: right <2.0.0 (right runs what it reads; another)',
      ],
    })
    expect(readAudit(JSON.stringify({ vulnerabilities: finding('a', 'high') })).kind).toBe('found')
  })

  it('passes with milder findings, and without any', () => {
    expect(readAudit(JSON.stringify({ vulnerabilities: finding('a', 'moderate') }))).toMatchObject({
      kind: 'clean',
      lines: [expect.stringContaining('moderate: a')],
    })
    expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ kind: 'clean', lines: [] })
  })

  it('says so where no registry answers, instead of passing for clean', () => {
    expect(
      readAudit(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: { summary: '' } })),
    ).toEqual({
      kind: 'unanswered',
      lines: ['405 Method Not Allowed'],
    })
    const offline = { error: { code: 'ENOTFOUND', summary: 'request failed\nreason: getaddrinfo' } }
    expect(readAudit(JSON.stringify(offline))).toEqual({ kind: 'unanswered', lines: ['request failed'] })
    expect(readAudit('npm: not found').kind).toBe('unanswered')
  })
})
