import type { ModuleSamples } from '../kit/module-samples.ts'
import { SAMPLE_PICTURES } from '../kit/sample-picture.ts'

const LINK = { kind: 'class', classId: 'c1' }
const CORNERS = { topLeft: 12, topRight: 12, bottomLeft: 12, bottomRight: 12 }

/** Stored pop-ups: one per version, then notable states. */
export const popUpSamples: ModuleSamples = {
  type: 'pop-up',
  versions: [
    {
      content: 'text',
      title: '企业会员日',
      text: '认证企业领专享价',
      buttonText: '去看看',
      link: LINK,
      width: 240,
      corners: CORNERS,
    },
  ],
  states: {
    empty: {},
    picture: {
      picture: SAMPLE_PICTURES.portrait,
      alt: '双 11',
      link: LINK,
      frequency: 'visit',
      delay: 0,
      corners: CORNERS,
    },
    text: { content: 'text', title: '停机通知', text: '今晚 24:00 维护', frequency: 'person', background: '#fff7e8' },
    longest: {
      content: 'text',
      title: '长'.repeat(20),
      text: '长'.repeat(200),
      buttonText: '长'.repeat(8),
      width: 200,
    },
    hostile: {
      content: 'text',
      title: '<img src=x onerror=alert(1)>',
      text: '</dialog>',
      buttonText: 'x',
      link: { kind: 'url', url: 'javascript:alert(1)' },
      delay: -1,
    },
  },
}
