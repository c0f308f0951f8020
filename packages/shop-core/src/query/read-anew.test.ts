import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { createQueryClient } from './query-defaults.ts'
import { readAnew } from './read-anew.ts'

it('shows what is there after a change, though the first read was under way before it', async () => {
  const client = createQueryClient()
  const answers: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => void answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey: ['cart'], queryFn })
  const unsubscribe = observer.subscribe(() => undefined)
  await expect.poll(() => answers).toHaveLength(1)
  const done = readAnew(client, { queryKey: ['cart'] })
  answers[0]?.('before')
  await expect.poll(() => answers).toHaveLength(2)
  answers[1]?.('after')
  await done
  expect(observer.getCurrentResult().data).toBe('after')
  unsubscribe()
  client.clear()
})
