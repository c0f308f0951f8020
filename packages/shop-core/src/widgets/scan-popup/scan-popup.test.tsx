import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setDocumentLocale } from '../../i18n/index.ts'
import { ScanPopup } from './scan-popup.tsx'
import { stubCamera, stubSight } from './test-camera.ts'

const OWN = 'https://mall.example/InvitationCode?code=ABCD2345'

beforeEach(() => setDocumentLocale('zh-CN'))

function openPopup() {
  const calls = { onRead: vi.fn<(text: string) => void>(), onClose: vi.fn<() => void>() }
  const accepts = (text: string) => text.startsWith('https://mall.example/')
  const { container, unmount } = render(<ScanPopup accepts={accepts} {...calls} />)
  return { ...calls, container, unmount }
}

/** The popup as soon as its camera shows something. */
async function openWithCamera() {
  const opened = openPopup()
  await waitFor(() => expect(opened.container.querySelector('video')).not.toBeNull())
  fireEvent.loadedData(opened.container.querySelector('video') as HTMLVideoElement)
  await screen.findByRole('dialog', { name: '扫一扫' })
  return opened
}

const choosePicture = (container: HTMLElement, index = 0) => {
  const input = container.querySelectorAll<HTMLInputElement>('input[type=file]')[index]
  if (!input) throw new Error('there is no file input')
  fireEvent.change(input, { target: { files: [new File(['x'], 'code.png', { type: 'image/png' })] } })
}

describe('the scan popup', () => {
  it('asks for the rear camera, is shown when it is ready, and reads the code that it sees', async () => {
    stubSight(OWN)
    const { getUserMedia, stop } = stubCamera()
    const { onRead, container } = openPopup()
    expect(screen.getByRole('status')).toHaveTextContent('正在打开相机…')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(container.querySelector('video')).not.toBeNull())
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
      audio: false,
      video: { facingMode: { ideal: 'environment' } },
    })
    fireEvent.loadedData(container.querySelector('video') as HTMLVideoElement)
    await waitFor(() => expect(onRead).toHaveBeenCalledWith(OWN))
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('is a dialog of a name, with the focus on 关闭, without a finding of axe', async () => {
    stubSight()
    stubCamera({ torch: true })
    const { container, onClose } = await openWithCamera()
    expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus()
    expect(container.querySelector('.wg-scan-box')).toHaveStyle({ width: '250px', height: '250px' })
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('stays open when the choice of a picture is cancelled', async () => {
    stubSight()
    stubCamera()
    const { container, onClose } = await openWithCamera()
    const input = container.querySelector('input[type=file]') as HTMLElement
    fireEvent(input, new Event('cancel', { bubbles: true }))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('refuses a code of somebody else and goes on', async () => {
    const sight = stubSight('https://other.example/')
    stubCamera()
    const { onRead } = await openWithCamera()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('不是本商城的有效二维码'))
    expect(onRead).not.toHaveBeenCalled()
    sight.code = OWN
    await waitFor(() => expect(onRead).toHaveBeenCalledWith(OWN))
  })

  it('has a torch where the camera has one', async () => {
    stubSight()
    const { applyConstraints } = stubCamera({ torch: true })
    await openWithCamera()
    const torch = screen.getByRole('button', { name: '手电筒', pressed: false })
    fireEvent.click(torch)
    await screen.findByRole('button', { name: '手电筒', pressed: true })
    expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] })
  })

  it('reads a picture of the album, and says when it holds no code', async () => {
    const sight = stubSight()
    stubCamera()
    const { container, onRead } = await openWithCamera()
    choosePicture(container)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('图片中没有识别到二维码'))
    sight.code = OWN
    choosePicture(container)
    await waitFor(() => expect(onRead).toHaveBeenCalledWith(OWN))
  })

  it.each(['NotAllowedError', 'SecurityError'])(
    'says that the camera was refused (%s), and reads a photo instead',
    async (error) => {
      const sight = stubSight()
      stubCamera({ error })
      const { container, onRead } = openPopup()
      expect(
        await screen.findByText('相机授权被拒绝，为了保证您正常使用扫描服务，请您设置并允许使用相机权限'),
      ).toBeInTheDocument()
      expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
      sight.code = OWN
      expect(container.querySelector('input[capture=environment]')).not.toBeNull()
      choosePicture(container)
      await waitFor(() => expect(onRead).toHaveBeenCalledWith(OWN))
    },
  )

  it('without a camera or its interface offers a photo', async () => {
    stubSight()
    const { container } = openPopup()
    expect(await screen.findByText(/当前环境无法打开相机/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '拍照' })).toBeEnabled()
    expect(screen.getByRole('button', { name: '从相册选择' })).toBeEnabled()
    expect(container.querySelector('video')).toBeNull()
  })

  it('goes on with pictures when the device takes the camera away', async () => {
    stubSight()
    const { track, stop } = stubCamera()
    await openWithCamera()
    act(() => void track.dispatchEvent(new Event('ended')))
    expect(await screen.findByRole('button', { name: '拍照' })).toBeInTheDocument()
    expect(stop).toHaveBeenCalled()
  })

  it.each([
    ['leaving the screen', ({ unmount }: { unmount: () => void }) => unmount()],
    ['leaving the page', () => void window.dispatchEvent(new Event('pagehide'))],
  ])('stops the camera on %s', async (_, leave) => {
    stubSight()
    const { stop } = stubCamera()
    const opened = await openWithCamera()
    leave(opened)
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('speaks English', async () => {
    setDocumentLocale('en-US')
    stubSight()
    stubCamera({ error: 'NotAllowedError' })
    openPopup()
    expect(await screen.findByRole('dialog', { name: 'Scan' })).toBeInTheDocument()
    expect(screen.getByText(/The camera was refused/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
  })
})
