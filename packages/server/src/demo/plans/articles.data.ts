/** An article of the demo mall. */
export interface ArticlePlan {
  readonly name: string
  readonly classCode: string
  readonly title: string
  /** Days before the demo clock. */
  readonly daysAgo: number
  /** Class numbers of the objects on its cover, and their hue; without them it has none. */
  readonly cover?: {
    readonly hue: number
    readonly objects: readonly string[]
  }
  /** HTML; `[图:…]` is replaced by the cover with that caption. */
  readonly html: string
  readonly isOnSecondSite?: boolean
}

/** The classes of articles, in their order. */
export const ARTICLE_CLASSES = [
  { code: 'notice', name: '平台公告', english: 'News' },
  { code: 'guide', name: '采购指南', english: 'Buying guides' },
  { code: 'trade', name: '行业知识', english: 'Trade knowledge' },
  { code: 'user-agreement', name: '用户协议', english: 'User agreement' },
  { code: 'privacy-policy', name: '隐私政策', english: 'Privacy policy' },
] as const

/** The size of an article's cover. */
export const COVER_SIZE = { width: 750, height: 420 }

/** The articles of the demo mall: four a class, and the two agreements that buyers accept. */
export const ARTICLE_PLANS: readonly ArticlePlan[] = [
  {
    name: 'free-freight',
    classCode: 'notice',
    title: '自营商品满 199 元免运费，一单多地址也适用',
    daysAgo: 1,
    cover: { hue: 356, objects: ['01', '03'] },
    isOnSecondSite: true,
    html: `<p>即日起，<strong>德汇自营采购中心</strong>的商品实付满 199 元免运费，不足的每单收取 12 元。第三方店铺的运费仍按各店规则计算，下单前会在结算页逐店列出。</p>
<h3>怎么算满 199 元</h3>
<ul><li>按自营商品的<strong>实付金额</strong>计算，优惠券抵扣的部分不计入。</li><li>同一张订单拆成多个收货地址时，合并计算，不要求每个地址都满。</li><li>部分退货后金额不足 199 元的，不补收运费。</li></ul>
<h3>不参加的情况</h3>
<table><thead><tr><th>情况</th><th>运费</th></tr></thead><tbody><tr><td>单件超过 50 kg 的设备</td><td>按实际重量</td></tr><tr><td>指定时段上门安装</td><td>每次 60 元</td></tr><tr><td>偏远地区</td><td>结算页提示</td></tr></tbody></table>
<p>对运费有疑问，可以在订单详情页联系客服，工作日 9:00–18:00 有人值守。</p>`,
  },
  {
    name: 'special-invoice',
    classCode: 'notice',
    title: '增值税专用发票随货开具，申请方式有三处变化',
    daysAgo: 4,
    cover: { hue: 146, objects: ['02', '01'] },
    html: `<p>自营商品的增值税专用发票改为<strong>发货时开具</strong>，电子专票在签收前就能收到。企业不必再单独寄送开票资料，首次核验后长期有效。</p>
<h3>三处变化</h3>
<ol><li><strong>抬头只核验一次。</strong>名称、税号、开户行与账号核对通过后，以后下单直接选用。</li><li><strong>按订单合并开票。</strong>同一订单的多次发货合并成一张，退货后自动开红字发票。</li><li><strong>邮箱可以填三个。</strong>采购、财务、归档各收一份，不用互相转发。</li></ol>
<blockquote>个人团队暂时只能申请普通发票；取得营业执照并通过企业认证后即可申请专票。</blockquote>
<p>第三方店铺的开票时间以店铺说明为准，超过 15 天未开的，可在“发票记录”里催开。</p>`,
  },
  {
    name: 'holiday-delivery',
    classCode: 'notice',
    title: '节假日发货安排与截单时间',
    daysAgo: 9,
    isOnSecondSite: true,
    html: `<p>为了让各位在放假前备齐物资，现将法定节假日期间的仓库值班与截单时间说明如下。</p>
<table><thead><tr><th>时间</th><th>仓库</th><th>客服</th></tr></thead><tbody><tr><td>放假前一天 16:00 前</td><td>当天发出</td><td>正常</td></tr><tr><td>假期中</td><td>每天一班，次日发出</td><td>9:00–17:00</td></tr><tr><td>假期后第一天</td><td>恢复正常</td><td>正常</td></tr></tbody></table>
<h3>温馨提示</h3>
<ul><li>需要上门安装的设备，假期中不安排安装。</li><li>收货单位放假的，请在备注里写明可收货日期，避免反复派送。</li><li>七天无理由退换的期限遇假期<u>顺延</u>。</li></ul>`,
  },
  {
    name: 'safety-recall',
    classCode: 'notice',
    title: '关于安全帽在库批次复检结果的说明',
    daysAgo: 15,
    cover: { hue: 34, objects: ['09', '10'] },
    html: `<p>本季度我们委托检测机构对在库的 <strong>16 款安全帽</strong>做了抽样复检，项目为冲击吸收、穿刺、下颏带强度三项，结果全部合格。</p>
[图:复检样品按款式与颜色各取三顶]
<h3>怎样查自己那一批</h3>
<p>帽衬内侧有一行喷码，前八位是生产日期，后四位是批次。把它填进商品详情页的“检测报告”一栏，就能看到对应的报告。</p>
<h3>提醒</h3>
<p>塑料安全帽自生产之日起<strong>两年半</strong>、玻璃钢安全帽<strong>三年半</strong>应当更换；受过一次较大冲击的，即使外观完好也请立即停用。</p>`,
  },
  {
    name: 'choose-copy-paper',
    classCode: 'guide',
    title: '复印纸 70 克还是 80 克：先看打印机，再看用途',
    daysAgo: 2,
    cover: { hue: 212, objects: ['01', '03'] },
    isOnSecondSite: true,
    html: `<p>复印纸是办公室用得最快的一样东西。差一点点的克重，一年下来既影响成本，也影响卡纸的次数。</p>
<h2>一、看机器</h2>
<p>高速复合机（每分钟 45 页以上）走纸快，纸张太薄容易双张进纸，建议用 <strong>80 克</strong>；桌面打印机用 70 克就够了。</p>
<h2>二、看用途</h2>
<table><thead><tr><th>用途</th><th>建议</th><th>理由</th></tr></thead><tbody><tr><td>日常单面打印</td><td>70 克</td><td>便宜，够用</td></tr><tr><td>双面打印、合同</td><td>80 克</td><td>不透背面的字</td></tr><tr><td>彩色图表、标书</td><td>80 克高白</td><td>颜色更准</td></tr></tbody></table>
[图:同样是 A4，厚薄决定走纸顺不顺]
<h2>三、看存放</h2>
<p>纸怕潮。拆封后没有用完的，把包装折好压紧；南方梅雨季节整箱不要直接放在地上，垫一块木板就能少卡许多次。</p>
<p>一句话总结：<strong>拿不准就用 80 克</strong>，多出来的那点钱，通常比修一次卡纸便宜。</p>`,
  },
  {
    name: 'choose-gloves',
    classCode: 'guide',
    title: '防护手套怎么选：从四位数字读懂 EN 388 标识',
    daysAgo: 6,
    cover: { hue: 18, objects: ['10', '05'] },
    html: `<p>手套背面常印着一个锤子图案，下面跟着几位数字和字母。它们不是型号，而是<strong>防机械伤害的等级</strong>。</p>
<h3>四位数字依次是</h3>
<ol><li>耐磨：0–4，数字越大越耐磨。</li><li>抗切割（转刀法）：0–5。</li><li>抗撕裂：0–4。</li><li>抗穿刺：0–4。</li></ol>
<p>后面的字母 A–F 是另一种抗切割试验的结果，处理薄钢板、玻璃时看它更可靠。</p>
<h3>按岗位选</h3>
<table><thead><tr><th>岗位</th><th>建议等级</th><th>材质</th></tr></thead><tbody><tr><td>搬运、仓储</td><td>耐磨 ≥ 3</td><td>丁腈涂层</td></tr><tr><td>金属冲压</td><td>切割 ≥ C</td><td>高强纤维</td></tr><tr><td>精细装配</td><td>耐磨 ≥ 2</td><td>薄款 PU</td></tr></tbody></table>
<blockquote>手套不是越厚越安全。旋转设备旁边<strong>不要戴手套</strong>，被卷入比被划伤更危险。</blockquote>`,
  },
  {
    name: 'annual-plan',
    classCode: 'guide',
    title: '一张表做完年度办公用品计划',
    daysAgo: 11,
    cover: { hue: 262, objects: ['04', '02'] },
    html: `<p>年度计划不难，难的是每年从头再来。下面这张表只有五列，填一次，以后每季度改两个数就行。</p>
<h3>五列分别是</h3>
<ol><li><strong>品名与规格</strong>：写到能直接下单为止，比如“A4 80 克 5 包装”。</li><li><strong>人均月用量</strong>：用去年的出库量除以人数，再除以十二。</li><li><strong>计划人数</strong>：含预计入职。</li><li><strong>安全库存</strong>：通常取两周用量。</li><li><strong>下单节奏</strong>：月结的按月，整箱起订的按季。</li></ol>
<h3>三个容易忽略的地方</h3>
<ul><li>硒鼓按<em>页数</em>算，不按支数算。</li><li>劳保用品有发放周期，别按人均月用量摊。</li><li>节日福利单独列，金额占比高，审批流程也不同。</li></ul>
<p>表格做好以后，把常买的商品收藏起来，下一季度直接再次购买。</p>`,
  },
  {
    name: 'cable-section',
    classCode: 'guide',
    title: '电缆截面怎么定：先算电流，再看敷设方式与压降三道坎',
    daysAgo: 20,
    cover: { hue: 42, objects: ['07', '08'] },
    html: `<p>报价时最常被问到的一句话是：“50 千瓦要多粗的线？”答案取决于三件事。</p>
<h2>第一道：电流</h2>
<p>三相负载的电流约为功率（kW）乘以 2。50 kW 的设备，工作电流大约 <strong>100 A</strong>（功率因数按 0.8 估算）。</p>
<h2>第二道：敷设方式</h2>
<p>同一根电缆，空气中明敷、穿管、直埋的载流量不同；多根并排还要打折。</p>
<table><thead><tr><th>铜芯截面 mm<sup>2</sup></th><th>明敷 A</th><th>穿管 A</th></tr></thead><tbody><tr><td>16</td><td>96</td><td>76</td></tr><tr><td>25</td><td>127</td><td>101</td></tr><tr><td>35</td><td>157</td><td>125</td></tr></tbody></table>
<p><em>表中为四芯交联电缆在 40 °C 环境下的参考值，最终以设计文件为准。</em></p>
<h2>第三道：压降</h2>
<p>线路超过 100 米，要再核算一次压降，一般不超过 5 %。距离远时，加粗一级往往比加补偿设备便宜。</p>`,
  },
  {
    name: 'bolt-grade',
    classCode: 'trade',
    title: '螺栓头上的 8.8 是什么意思',
    daysAgo: 3,
    cover: { hue: 200, objects: ['06', '05'] },
    html: `<p>螺栓头上的 <strong>8.8</strong> 不是尺寸，也不是价格，而是<strong>性能等级</strong>。</p>
<h3>两个数字怎么读</h3>
<ul><li>小数点前的 8：公称抗拉强度为 8 × 100 = <strong>800 MPa</strong>。</li><li>小数点后的 8：屈服强度与抗拉强度之比为 0.8，即屈服强度 <strong>640 MPa</strong>。</li></ul>
[图:同样直径，不同等级，承受的拉力可以相差一倍]
<h3>常见等级</h3>
<table><thead><tr><th>等级</th><th>抗拉强度</th><th>常见用途</th></tr></thead><tbody><tr><td>4.8</td><td>400 MPa</td><td>家具、支架</td></tr><tr><td>8.8</td><td>800 MPa</td><td>机械连接、钢结构</td></tr><tr><td>10.9</td><td>1000 MPa</td><td>重要钢结构节点</td></tr></tbody></table>
<p>不锈钢螺栓用另一套标法：A2-70 的 70 表示抗拉强度 700 MPa。不同体系的数字不能直接比较。</p>`,
  },
  {
    name: 'lumen-not-watt',
    classCode: 'trade',
    title: '选灯看流明，不看瓦数',
    daysAgo: 8,
    cover: { hue: 48, objects: ['08', '07'] },
    html: `<p>瓦数说的是用多少电，<strong>流明</strong>说的才是有多亮。同样 20 瓦的灯，光通量可以相差一倍。</p>
<h3>一间办公室要多少流明</h3>
<p>办公区的照度一般取 300–500 lx。用面积乘以照度，再除以 0.6 左右的利用系数，就是总流明：</p>
<blockquote>60 m<sup>2</sup> × 400 lx ÷ 0.6 ≈ 40,000 lm，约合 12 套 36 瓦面板灯。</blockquote>
<h3>还要看两个数</h3>
<ul><li><strong>色温</strong>：办公 4000 K 左右，仓库 5000 K 左右。</li><li><strong>显色指数</strong>：一般办公不低于 80，检验、印刷不低于 90。</li></ul>`,
  },
  {
    name: 'toner-yield',
    classCode: 'trade',
    title: '硒鼓标称的页数是怎么测出来的',
    daysAgo: 13,
    cover: { hue: 290, objects: ['02', '03'] },
    html: `<p>包装上写着“约 3,000 页”，实际却只打了两千多页，是不是买到了次品？多半不是。</p>
<h3>标准是这样测的</h3>
<p>测试用一份固定的文档，每页墨粉覆盖率约 <strong>5 %</strong>，大致相当于一页只有十来行字的信函，连续打印到出现褪色为止。</p>
<h3>为什么日常打得少</h3>
<ol><li>带表格、图片的页面，覆盖率常在 8 %–15 %。</li><li>频繁开关机，每次预热都会耗一点墨粉。</li><li>浓度调高一档，用量大约增加一成。</li></ol>
<p>估算时，把标称页数乘以 <strong>0.6</strong>，比较接近普通办公室的情况。</p>`,
  },
  {
    name: 'tea-storage',
    classCode: 'trade',
    title: '茶与咖啡：办公室里的保存常识',
    daysAgo: 18,
    html: `<p>茶水间是用得最勤、也最少有人管的仓库。四句话可以少浪费一半。</p>
<ul><li><strong>绿茶怕热</strong>：开封后密封冷藏，两个月内喝完。</li><li><strong>红茶、乌龙怕潮</strong>：阴凉干燥处即可，不必进冰箱。</li><li><strong>咖啡豆怕氧</strong>：带单向阀的袋子，开封后两周风味最好。</li><li><strong>挂耳包怕挤</strong>：不要压在饮用水桶下面。</li></ul>
<hr>
<p>按人数备货时，绿茶每人每月约 50 克，挂耳咖啡每人每周约 3 包。</p>`,
  },
  {
    name: 'user-agreement',
    classCode: 'user-agreement',
    title: '德汇企业购用户协议',
    daysAgo: 300,
    isOnSecondSite: true,
    html: `<p>本协议由您与德汇供应链（演示）有限公司订立。这是一个演示商城：商品、价格和店铺均为虚构，不产生真实的买卖合同。</p>
<h3>一、账号</h3>
<p>账号以手机号登记，仅限本人或所属机构授权的人员使用。请妥善保管密码；发现异常登录，请立即修改密码并联系管理员。</p>
<h3>二、下单与价格</h3>
<ul><li>页面价格为含税单价，阶梯价按同一规格的数量计算。</li><li>企业协议价只对已认证的机构成员显示，请勿转告第三方。</li><li>标注“面议”的商品以双方确认的报价为准。</li></ul>
<h3>三、配送与售后</h3>
<p>发货时间以商品页标注为准。支持退换的商品，请在签收后 7 天内提出，并保持商品和包装完好。</p>
<h3>四、使用规范</h3>
<p>请勿上传违法内容，请勿以程序批量抓取价格和库存。违反约定的账号可能被停用。</p>
<h2>User agreement</h2>
<p>This agreement is between you and Dehui Supply Chain (Demo) Co., Ltd. This is a demo mall: products, prices and shops are invented, and no order is a real contract.</p>
<ol><li><strong>Account.</strong> It belongs to one phone number and may be used by you or by people your institution has authorised.</li><li><strong>Prices.</strong> They include tax; volume prices count the pieces of one variant. Agreement prices are for members of verified institutions only.</li><li><strong>Delivery and returns.</strong> Shipping times are those on the product page. Returns are accepted within 7 days where the page says so.</li><li><strong>Fair use.</strong> No unlawful content, no automated collection of prices and stock.</li></ol>`,
  },
  {
    name: 'privacy-policy',
    classCode: 'privacy-policy',
    title: '德汇企业购隐私政策',
    daysAgo: 300,
    isOnSecondSite: true,
    html: `<p>我们只收集交易所需要的信息，并说明它们的用途。</p>
<h3>我们保存什么</h3>
<table><tr><th>信息</th><th>用途</th></tr><tr><td>手机号、密码摘要</td><td>登录与账号安全</td></tr><tr><td>机构与成员关系</td><td>判断采购权限、显示协议价</td></tr><tr><td>收货地址</td><td>配送</td></tr></table>
<h3>保存在您的设备上</h3>
<p>登录状态、语言、主题和最近浏览的商品保存在浏览器中；退出登录会清除登录状态，清除浏览器数据会清除全部。</p>
<h3>我们不做什么</h3>
<ul><li>不向第三方出售个人信息。</li><li>不在页面中加载第三方统计或广告脚本。</li></ul>
<h3>您的权利</h3>
<p>您可以随时查看、更正收货地址，也可以要求管理员停用账号。</p>
<h2>Privacy policy</h2>
<p>We keep what trading needs: your phone number and a digest of your password to sign you in, your institution to decide what you may buy, and your addresses to deliver. Session, language, theme and recently seen products stay in your browser.</p>
<p>We sell no personal data and load no scripts of third parties for statistics or advertising. You may correct your addresses at any time and ask the administrator to close the account.</p>`,
  },
]
