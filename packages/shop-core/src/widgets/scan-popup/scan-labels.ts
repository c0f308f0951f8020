import type { Label } from '@mallwright/contract/values'

/** Texts of the scan popup. Specification 2 §2.8 and §8, 1 §5.6. */
export const SCAN_LABELS = {
  title: { zh: '扫一扫', en: 'Scan' },
  starting: { zh: '正在打开相机…', en: 'Opening the camera…' },
  hint: { zh: '将二维码放入框内，即可自动扫描', en: 'Hold the QR code inside the frame' },
  denied: {
    zh: '相机授权被拒绝，为了保证您正常使用扫描服务，请您设置并允许使用相机权限',
    en: 'The camera was refused. To scan, please allow its use in your settings',
  },
  none: {
    zh: '当前环境无法打开相机，请拍摄二维码或从相册选择图片',
    en: 'The camera cannot be opened here. Take a photo of the QR code, or choose a picture',
  },
  photo: { zh: '拍照', en: 'Take a photo' },
  album: { zh: '从相册选择', en: 'Choose a picture' },
  torch: { zh: '手电筒', en: 'Torch' },
  reading: { zh: '正在识别…', en: 'Reading the picture…' },
  foreign: { zh: '不是本商城的有效二维码', en: 'This is not a valid code of this mall' },
  noCode: { zh: '图片中没有识别到二维码', en: 'There is no QR code in this picture' },
} satisfies Record<string, Label>
