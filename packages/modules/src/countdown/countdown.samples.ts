import type { ModuleSamples } from '../kit/module-samples.ts'

/** A moment that no test reaches. */
const FAR = '2099-11-12 00:00'

/** Stored countdowns: one per version, then notable states. */
export const countdownSamples: ModuleSamples = {
  type: 'countdown',
  versions: [{ repeat: 'daily', dailyTime: '00:00', label: '距本场结束', fontSize: 20, height: 88 }],
  states: {
    unset: {},
    moment: { until: FAR, label: '距双 11 还有', background: '#ffece8', boxColour: '#1d2129' },
    plain: { until: FAR, look: 'plain', align: 'left', digitColour: '#d81e2c' },
    ended: { until: '2020-01-01 00:00' },
    endedAtZero: { until: '2020-01-01 00:00', whenOver: 'zero' },
    endedHidden: { until: '2020-01-01 00:00', whenOver: 'hide' },
    longest: { until: FAR, label: '长'.repeat(12), fontSize: 28, link: { kind: 'class', classId: 'c1' } },
    hostile: {
      until: '2026-02-30 99:99<script>',
      repeat: 'daily',
      dailyTime: '25:00',
      label: '<img src=x onerror=alert(1)>',
      link: { kind: 'url', url: 'javascript:alert(1)' },
    },
  },
}
