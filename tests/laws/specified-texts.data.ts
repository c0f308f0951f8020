/** A text that specification 3 fixes: as labels have it, and as somebody reads it where the label has places. */
export interface SpecifiedText {
  readonly label: string
  readonly shown?: string
}

/** The texts of specification 3 §2, §5 and §8. */
export const SPECIFIED_TEXTS: Readonly<Record<string, readonly SpecifiedText[]>> = {
  'bottom toolbar': [{ label: '更多' }],
  'tree picker': [
    { label: '根目录' },
    { label: '下级' },
    { label: '暂无结果' },
    { label: '暂无数据' },
    { label: '树节点数据获取' },
  ],
  uploader: [
    { label: '图片选择' },
    { label: '相册选择' },
    { label: '文件选择' },
    { label: '取消' },
    { label: '上传组件业务编码配置不正确' },
    { label: '上传组件业务描述配置不正确' },
    { label: '文件格式不正确' },
    { label: '文件已存在' },
    { label: '文件大小不能超过' },
    { label: '请先选择需要上传的文件' },
    { label: '当前文件无法预览' },
    { label: '文件上传' },
    { label: '上传失败' },
  ],
  'voucher flow': [{ label: '单据流程' }],
  'voucher reference': [
    { label: '已选 ({count})', shown: '已选 (1)' },
    { label: '确 定' },
    { label: '总计', shown: '总计 1' },
    { label: '单据参照数据源配置缺失' },
  ],
  'voucher form': [
    { label: '下拉刷新' },
    { label: '展开' },
    { label: '收起' },
    { label: '新增' },
    { label: '新增空白单据' },
    { label: '参照{name}', shown: '参照采购申请' },
    { label: '选择模板' },
    { label: '附件' },
    { label: '单号' },
    { label: '返回' },
    { label: '无数据权限' },
    { label: '请联系管理员授权' },
    { label: '{label}不能为空', shown: '供应商不能为空' },
    { label: '请先输入订单号' },
    { label: '单据默认模板获取' },
    { label: '单据模板加载' },
  ],
  'workflow frame': [{ label: '流程任务' }],
  storefront: [
    { label: '页签' },
    { label: '请点击预览查看' },
    { label: '仅企业用户可参与报价' },
    { label: '按钮' },
    { label: '请输入内容' },
  ],
}
