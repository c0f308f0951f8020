import { chooseLocale } from '@mallwright/shop-core/i18n'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { UploadProgress } from './upload-progress.tsx'

it('shows upload progress and cancels it, until the server is processing', () => {
  chooseLocale('zh-CN')
  const onCancel = vi.fn()
  const { rerender, container } = render(<UploadProgress fraction={0.42} onCancel={onCancel} />)
  expect(screen.getByRole('progressbar', { name: '上传中' })).toHaveAttribute('value', '0.42')
  expect(screen.getByText('上传中 42%')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '取消上传' }))
  expect(onCancel).toHaveBeenCalledOnce()
  rerender(<UploadProgress fraction={1} onCancel={onCancel} />)
  expect(screen.getByText('处理中')).toBeVisible()
  expect(screen.getByRole('button', { name: '取消上传' })).toBeDisabled()
  rerender(<UploadProgress fraction={undefined} onCancel={onCancel} />)
  expect(container).toBeEmptyDOMElement()
})
