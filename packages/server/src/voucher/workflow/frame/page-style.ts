/** Colours of the shop's theme.css, by the same names: the site's own override them. */
const LIGHT =
  'color-scheme:light;--mw-background:#f4f5f7;--mw-surface:#fff;--mw-line:#dfe2e7;--mw-text:#1d2129;--mw-text-weak:#646b78;--mw-primary:#d81e2c;--mw-on-primary:#fff;--mw-primary-text:#d81e2c;--mw-focus:#1659d6;--good:#3f7724'
const DARK =
  'color-scheme:dark;--mw-background:#121317;--mw-surface:#1d1f25;--mw-line:#363a43;--mw-text:#eceef2;--mw-text-weak:#a3a9b6;--mw-primary-text:#ff6a70;--mw-focus:#7fabff;--good:#8fd06b'

/** Style of the page of a task, for phones from 320 px on; without what an engine needs to be young for. */
export const PAGE_STYLE = `:root{${LIGHT}}
@media(prefers-color-scheme:dark){:root:not([data-theme]){${DARK}}}
[data-theme=dark]{${DARK}}
*{box-sizing:border-box}
html{scroll-padding-bottom:84px}
body{margin:0;background:var(--mw-background);color:var(--mw-text);font:15px/1.5 system-ui,-apple-system,'PingFang SC','Microsoft YaHei',sans-serif;overflow-wrap:anywhere}
main{max-width:640px;margin:0 auto;padding:12px 12px 16px}
section{margin:0 0 10px;padding:14px 16px;border-radius:calc(12px*var(--mw-round,1));background:var(--mw-surface)}
h1{margin:0;font-size:17px;line-height:1.4}
h2{display:flex;justify-content:space-between;gap:8px;margin:0 0 8px;font-size:15px}
h2 small{color:var(--mw-text-weak);font-weight:400;font-size:13px}
p{margin:0}
.weak,dt,time,label small{color:var(--mw-text-weak);font-weight:400;font-size:13px}
.sum{margin-top:10px;font-size:26px;font-size:min(26px,7vw);font-weight:700;line-height:1.25;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(136px,1fr));gap:10px 16px;margin:0}
dl .wide{grid-column:1/-1}
dd{margin:0}
ul,ol{margin:0;padding:0;list-style:none}
.lines li{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 12px;padding:10px 0;border-top:1px solid var(--mw-line)}
.lines b{flex:1 1 150px;font-weight:500}
.lines .weak{flex:0 0 100%}
.lines .amount{margin-left:auto;font-variant-numeric:tabular-nums;white-space:nowrap}
.note{padding-top:10px;border-top:1px solid var(--mw-line)}
ol li{position:relative;padding:0 0 12px 18px}
ol li:last-child{padding-bottom:0}
ol li::before{content:'';position:absolute;left:1px;top:8px;width:8px;height:8px;border-radius:50%;background:var(--mw-line)}
ol li.now::before{background:var(--mw-primary)}
ol li:not(:last-child)::after{content:'';position:absolute;left:4.5px;top:20px;bottom:-4px;width:1px;background:var(--mw-line)}
ol time{display:block}
blockquote{margin:4px 0 0;padding:6px 10px;border-radius:calc(6px*var(--mw-round,1));background:var(--mw-background);white-space:pre-wrap}
label{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 8px;margin-bottom:8px;font-weight:600}
label small{font-weight:400}
textarea{display:block;width:100%;min-height:88px;padding:10px 12px;border:1px solid var(--mw-text-weak);border-radius:calc(8px*var(--mw-round,1));background:none;color:inherit;font:inherit;font-size:16px;resize:vertical}
[aria-invalid=true]{border-color:var(--mw-primary-text)}
[role=alert]{margin-top:6px;color:var(--mw-primary-text);font-size:13px}
.bar{position:sticky;bottom:0;padding:10px 12px;padding-bottom:max(10px,env(safe-area-inset-bottom));border-top:1px solid var(--mw-line);background:var(--mw-surface)}
.bar div{display:grid;grid-template-columns:1fr 1fr 1.4fr;gap:10px;max-width:616px;margin:0 auto}
button{min-height:46px;padding:0 8px;border:1px solid var(--mw-line);border-radius:calc(8px*var(--mw-round,1));background:none;color:inherit;font:inherit;font-weight:500;cursor:pointer}
button.bad{border-color:currentcolor;color:var(--mw-primary-text)}
button.main{border-color:var(--mw-primary);background:var(--mw-primary);color:var(--mw-on-primary)}
:focus-visible{outline:2px solid var(--mw-focus);outline-offset:2px}
h1:focus{outline:0}
.end{display:grid;place-content:center;justify-items:center;gap:8px;min-height:70vh;padding:24px;text-align:center}
.end svg{width:56px;height:56px;fill:none;stroke:var(--mw-text-weak);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.end.good svg{stroke:var(--good)}
.end p{max-width:280px;color:var(--mw-text-weak)}
.end button{min-width:140px;margin-top:16px}`
