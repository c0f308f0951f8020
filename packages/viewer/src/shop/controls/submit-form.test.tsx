import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use } from 'react'
import { expect, it, vi } from 'vitest'

import { FormWaiting } from './form-waiting.ts'
import { SubmitForm } from './submit-form.tsx'

function Upload() {
  const onSending = use(FormWaiting)
  return (
    <>
      <button type="button" onClick={() => onSending(true)}>
        upload
      </button>
      <button type="button" onClick={() => onSending(false)}>
        uploaded
      </button>
    </>
  )
}

it('a form cannot be sent while one of its fields waits for an upload', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(
    <SubmitForm className="" form={{ messageOf: () => '', isSubmitting: false }} onSubmit={onSubmit} action="send">
      <Upload />
    </SubmitForm>,
  )
  const send = screen.getByRole('button', { name: 'send' })
  await userEvent.click(screen.getByRole('button', { name: 'upload' }))
  await userEvent.click(send)
  expect(send).toHaveAttribute('aria-busy', 'true')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'uploaded' }))
  await userEvent.click(send)
  expect(onSubmit).toHaveBeenCalledOnce()
})
