import type { Send } from '@mallwright/contract/rpc'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { FeedbackHost } from '../../kit/feedback/feedback-host.tsx'
import { createFeedback } from '../../kit/feedback/feedback-store.ts'
import { plainBody } from './test-bodies.ts'
import { WidgetHostContext } from './widget-host.ts'
import type { HostSheets, WidgetHost } from './widget-host.ts'

type Body = Record<string, unknown>

/** Key of the session of a test. */
const SIGN_KEY = '00'.repeat(32)

/** What a call of a test is answered with; without a code it succeeds. */
export interface TestAnswer {
  readonly code?: number
  readonly msg?: string
  readonly data?: unknown
  /** The call never arrives. */
  readonly isLost?: boolean
}

/** A gateway for tests: answers by the last segment of the path that is a name, and keeps what was sent. */
export function testGateway(answers: Readonly<Record<string, (body: Body, params: Body) => TestAnswer>>) {
  const calls: { readonly name: string; readonly body: Body; readonly params: Body }[] = []
  const send: Send = (request) => {
    const name = request.operation.path.split('/').findLast((segment) => /^[a-z]/.test(segment)) ?? ''
    const body = plainBody(request.operation.path, (request.body ?? {}) as Body, SIGN_KEY)
    const params = (request.params ?? {}) as Body
    calls.push({ name, body, params })
    const { code = 1, msg = '', data, isLost = false } = answers[name]?.(body, params) ?? { code: 4004 }
    if (isLost) return Promise.resolve({ arrived: false, failure: 'NETWORK', msg: '' })
    return Promise.resolve({ arrived: true, envelope: { code, msg, data: data ?? null } })
  }
  return {
    send,
    calls,
    /** Bodies of the calls of one name, in order. */
    bodiesOf: (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body),
  }
}

/** Sheets of a test: a stack without a history, whose steps take a while all the same. */
export function useTestSheets(): HostSheets {
  const [opened, setOpened] = useState<readonly string[]>([])
  const close = (name: string) =>
    setOpened((names) => (names.includes(name) ? names.slice(0, names.indexOf(name)) : names))
  return {
    opened,
    open: (name) => setOpened((names) => (names.includes(name) ? names : [...names, name])),
    close,
    closeThen: (name, task) => {
      close(name)
      queueMicrotask(task)
    },
    closeAgain: close,
  }
}

/** The app around a widget in tests: its sheets are a stack without a history. */
export function TestWidgetHost(props: {
  readonly send: Send
  /** States of an earlier visit. */
  readonly retained?: Map<string, unknown>
  readonly maps?: WidgetHost['maps']
  readonly isDesk?: true
  readonly children: ReactNode
}): ReactNode {
  const { send, retained, maps, isDesk, children } = props
  const [feedback] = useState(createFeedback)
  const sheets = useTestSheets()
  const [own] = useState(() => new Map<string, unknown>())
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queryClient}>
      <WidgetHostContext
        value={{
          send,
          feedback,
          ...(isDesk && { isDesk }),
          caller: 'me',
          sheets,
          retained: retained ?? own,
          maps,
          signKey: () => SIGN_KEY,
        }}
      >
        {children}
        <FeedbackHost feedback={feedback} />
      </WidgetHostContext>
    </QueryClientProvider>
  )
}
