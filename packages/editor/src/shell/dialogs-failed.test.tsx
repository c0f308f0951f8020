import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { renderInStudio } from '../test-studio.tsx'
import { lazyComponent } from '../ui/lazy.tsx'
import { DialogsFailed } from './dialogs-failed.tsx'
import { SHELL_TEXTS } from './shell.texts.ts'

it('dialogs whose script did not load say so, close, and open on the next try', async () => {
  let fail = () => {}
  const request = new Promise<never>((_, reject) => (fail = () => reject(new Error('offline'))))
  const fetchDialogs = vi
    .fn()
    .mockReturnValueOnce(request)
    .mockResolvedValue(() => <b>dialogs</b>)
  const Dialogs = lazyComponent(fetchDialogs, DialogsFailed)
  const { view, announcer } = await renderInStudio(<Dialogs />)
  act(() => view.setState({ dialog: 'publish' }))
  await act(async () => fail())
  await waitFor(() => expect(announcer.current.getState().text).toBe(SHELL_TEXTS.dialogFailed.zh))
  expect(view.getState().dialog).toBeUndefined()
  act(() => view.setState({ dialog: 'publish' }))
  expect(await screen.findByText('dialogs')).toBeVisible()
})
