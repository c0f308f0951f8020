/** An article of the demo mall in English. */
export interface EnglishArticle {
  readonly name: string
  readonly title: string
  /** HTML; `[图:…]` is replaced by the cover with that caption. */
  readonly html: string
}

/** The articles of the demo mall in English, by their names. */
export const ENGLISH_ARTICLES: readonly EnglishArticle[] = [
  {
    name: 'free-freight',
    title: 'Free delivery from ¥199 on our own goods, with several addresses too',
    html: `<p>From today, goods of <strong>Dehui Direct</strong> are delivered free of charge from ¥199 paid; smaller orders cost ¥12. Other shops keep their own rules, which the checkout lists shop by shop.</p>
<h3>How the ¥199 are counted</h3>
<ul><li>By the amount <strong>actually paid</strong> for our own goods; coupons do not count.</li><li>One order to several addresses counts as a whole; no address has to reach the sum alone.</li><li>If part of an order goes back and less than ¥199 remain, no freight is charged afterwards.</li></ul>
<h3>Exceptions</h3>
<table><thead><tr><th>Case</th><th>Freight</th></tr></thead><tbody><tr><td>Equipment above 50 kg a piece</td><td>By weight</td></tr><tr><td>Installation at a chosen time</td><td>¥60 a visit</td></tr><tr><td>Remote areas</td><td>Shown at the checkout</td></tr></tbody></table>
<p>Questions about freight are answered by customer service on the order page, on working days from 9:00 to 18:00.</p>`,
  },
  {
    name: 'special-invoice',
    title: 'Special VAT invoices now come with the goods: three changes',
    html: `<p>Special VAT invoices for our own goods are now issued <strong>when they are shipped</strong>; the electronic invoice arrives before the parcel. Businesses send their details once, and they stay valid.</p>
<h3>Three changes</h3>
<ol><li><strong>Details are checked once.</strong> Name, tax number, bank and account are chosen from then on.</li><li><strong>One invoice an order.</strong> Several parcels share one invoice; a return is credited by itself.</li><li><strong>Three addresses.</strong> Purchasing, finance and archive each receive a copy.</li></ol>
<blockquote>Teams of individuals can apply for ordinary invoices only; special ones need a business licence and a verified enterprise.</blockquote>
<p>Other shops issue invoices at their own pace. After 15 days you can ask again under “Invoice records”.</p>`,
  },
  {
    name: 'holiday-delivery',
    title: 'Deliveries and order deadlines around public holidays',
    html: `<p>So that everybody can stock up in time, here is when our warehouses work and when orders close around public holidays.</p>
<table><thead><tr><th>Time</th><th>Warehouse</th><th>Service</th></tr></thead><tbody><tr><td>Until 16:00 on the day before</td><td>Shipped the same day</td><td>As usual</td></tr><tr><td>During the holidays</td><td>One shift, shipped the next day</td><td>9:00–17:00</td></tr><tr><td>The first day after</td><td>Back to normal</td><td>As usual</td></tr></tbody></table>
<h3>Please note</h3>
<ul><li>Equipment is not installed during the holidays.</li><li>If your office is closed, leave a note with the days on which you can receive goods.</li><li>The seven days for returns are <u>extended</u> by the holidays.</li></ul>`,
  },
  {
    name: 'safety-recall',
    title: 'Results of the re-inspection of helmets in stock',
    html: `<p>This quarter a laboratory re-inspected samples of all <strong>16 helmets</strong> in stock for shock absorption, penetration and the strength of the chin strap. All of them passed.</p>
[图:Three samples of every style and colour were tested]
<h3>How to find your batch</h3>
<p>A printed line inside the lining has the date of manufacture in its first eight digits and the batch in the last four. Enter it under “Test report” on the product page to see the report.</p>
<h3>A reminder</h3>
<p>Plastic helmets are to be replaced after <strong>two and a half years</strong>, fibreglass ones after <strong>three and a half</strong>. After a heavy blow, stop using a helmet at once, even if it looks undamaged.</p>`,
  },
  {
    name: 'choose-copy-paper',
    title: 'Copy paper, 70 or 80 gsm: look at the printer first, then at the use',
    html: `<p>Nothing in an office runs out faster than copy paper. A few grams more or less decide over cost and paper jams for a whole year.</p>
<h2>1. The machine</h2>
<p>Fast copiers (45 pages a minute and more) pull thin sheets in pairs: take <strong>80 gsm</strong>. For desktop printers 70 gsm are enough.</p>
<h2>2. The use</h2>
<table><thead><tr><th>Use</th><th>Advice</th><th>Why</th></tr></thead><tbody><tr><td>Everyday, one side</td><td>70 gsm</td><td>Cheap and good enough</td></tr><tr><td>Both sides, contracts</td><td>80 gsm</td><td>Nothing shows through</td></tr><tr><td>Charts, tenders</td><td>80 gsm, bright white</td><td>Truer colours</td></tr></tbody></table>
[图:All of it is A4, but thickness decides how smoothly it runs]
<h2>3. Storage</h2>
<p>Paper fears damp. Fold the wrapping of an open ream; in the rainy season put cartons on a board, not on the floor.</p>
<p>In short: <strong>when in doubt, take 80 gsm</strong>. The difference usually costs less than one repaired jam.</p>`,
  },
  {
    name: 'choose-gloves',
    title: 'Choosing gloves: what the four digits of EN 388 say',
    html: `<p>The back of a glove often shows a hammer with a few digits and letters below. They are not a model but the <strong>levels of protection against mechanical risks</strong>.</p>
<h3>The four digits are</h3>
<ol><li>Abrasion: 0–4, higher is better.</li><li>Cut (rotating blade): 0–5.</li><li>Tear: 0–4.</li><li>Puncture: 0–4.</li></ol>
<p>The letter A–F after them comes from another cutting test, which is more reliable for sheet metal and glass.</p>
<h3>By work</h3>
<table><thead><tr><th>Work</th><th>Level</th><th>Material</th></tr></thead><tbody><tr><td>Carrying, warehouse</td><td>Abrasion ≥ 3</td><td>Nitrile coating</td></tr><tr><td>Metal stamping</td><td>Cut ≥ C</td><td>High-strength fibre</td></tr><tr><td>Fine assembly</td><td>Abrasion ≥ 2</td><td>Thin PU</td></tr></tbody></table>
<blockquote>Thicker is not safer. <strong>Wear no gloves</strong> next to rotating machines: being pulled in is worse than a scratch.</blockquote>`,
  },
  {
    name: 'annual-plan',
    title: 'A year of office supplies planned in one sheet',
    html: `<p>A yearly plan is not hard; starting from nothing every year is. The sheet below has five columns. Fill it in once and change two numbers a quarter.</p>
<h3>The five columns</h3>
<ol><li><strong>Item and size</strong>: precise enough to order, such as “A4, 80 gsm, 5 reams”.</li><li><strong>Monthly use a head</strong>: what left the store last year, divided by staff and by twelve.</li><li><strong>Planned staff</strong>: including those who are to join.</li><li><strong>Safety stock</strong>: usually two weeks of use.</li><li><strong>Rhythm</strong>: monthly accounts by the month, cartons by the quarter.</li></ol>
<h3>Three things that are easily missed</h3>
<ul><li>Toner is counted in <em>pages</em>, not in pieces.</li><li>Safety gear is handed out in periods; do not average it.</li><li>Holiday gifts stand apart: they cost more and are approved differently.</li></ul>
<p>When the sheet is done, add the items you buy often to your favourites and buy them again next quarter.</p>`,
  },
  {
    name: 'cable-section',
    title: 'Sizing a cable: the current, how it is laid, and the voltage drop',
    html: `<p>The question we hear most: “How thick a cable for 50 kilowatts?” The answer depends on three things.</p>
<h2>First: the current</h2>
<p>The current of a three-phase load in amperes is about twice its power in kW: 50 kW draw about <strong>100 A</strong> (at a power factor of 0.8).</p>
<h2>Second: how it is laid</h2>
<p>The same cable carries different currents in air, in a pipe and in the ground, and less in a bundle.</p>
<table><thead><tr><th>Copper mm<sup>2</sup></th><th>In air, A</th><th>In a pipe, A</th></tr></thead><tbody><tr><td>16</td><td>96</td><td>76</td></tr><tr><td>25</td><td>127</td><td>101</td></tr><tr><td>35</td><td>157</td><td>125</td></tr></tbody></table>
<p><em>Reference values of four-core XLPE cables at 40 °C; the design documents decide.</em></p>
<h2>Third: the voltage drop</h2>
<p>Beyond 100 metres the drop has to be checked; 5 % is the usual limit. Over long distances one size more is often cheaper than compensation.</p>`,
  },
  {
    name: 'bolt-grade',
    title: 'What the 8.8 on the head of a bolt means',
    html: `<p>The <strong>8.8</strong> on a bolt is neither a size nor a price but its <strong>property class</strong>.</p>
<h3>How to read the two numbers</h3>
<ul><li>8 before the point: a nominal tensile strength of 8 × 100 = <strong>800 MPa</strong>.</li><li>8 after it: the yield strength is 0.8 of that, <strong>640 MPa</strong>.</li></ul>
[图:Of equal diameter, one class may carry twice the load of another]
<h3>Common classes</h3>
<table><thead><tr><th>Class</th><th>Strength</th><th>Used for</th></tr></thead><tbody><tr><td>4.8</td><td>400 MPa</td><td>Furniture, brackets</td></tr><tr><td>8.8</td><td>800 MPa</td><td>Machines, steel structures</td></tr><tr><td>10.9</td><td>1000 MPa</td><td>Important joints of steel structures</td></tr></tbody></table>
<p>Stainless bolts are marked differently: the 70 of A2-70 stands for 700 MPa. Numbers of the two systems cannot be compared.</p>`,
  },
  {
    name: 'lumen-not-watt',
    title: 'Choose lamps by lumens, not by watts',
    html: `<p>Watts say how much power a lamp takes, <strong>lumens</strong> how bright it is. Two lamps of 20 watts may differ by half.</p>
<h3>How many lumens an office needs</h3>
<p>Offices are lit with 300–500 lx. Multiply the area by that and divide by a utilisation of about 0.6:</p>
<blockquote>60 m<sup>2</sup> × 400 lx ÷ 0.6 ≈ 40,000 lm, about 12 panels of 36 W.</blockquote>
<h3>Two more numbers</h3>
<ul><li><strong>Colour temperature</strong>: about 4000 K in offices, 5000 K in warehouses.</li><li><strong>Colour rendering</strong>: at least 80 in offices, 90 for inspection and printing.</li></ul>`,
  },
  {
    name: 'toner-yield',
    title: 'How the page yield of a toner cartridge is measured',
    html: `<p>The box says “about 3,000 pages” and you got two thousand and a bit. A bad cartridge? Most likely not.</p>
<h3>What the standard does</h3>
<p>A fixed document is printed with a coverage of about <strong>5 %</strong>, roughly a letter of a dozen lines, page after page until the print fades.</p>
<h3>Why everyday prints are fewer</h3>
<ol><li>Pages with tables and pictures cover 8 %–15 %.</li><li>Every warm-up takes a little toner.</li><li>One step more density takes about a tenth more.</li></ol>
<p>For an estimate, multiply the yield by <strong>0.6</strong>: that is close to an ordinary office.</p>`,
  },
  {
    name: 'tea-storage',
    title: 'Tea and coffee: keeping them well in the office',
    html: `<p>The pantry is the busiest store of all, and the least looked after. Four lines save half of the waste.</p>
<ul><li><strong>Green tea fears heat</strong>: keep it sealed in the fridge and drink it within two months.</li><li><strong>Black tea and oolong fear damp</strong>: a cool, dry place is enough.</li><li><strong>Coffee beans fear air</strong>: in a bag with a valve they are best for two weeks.</li><li><strong>Drip bags fear weight</strong>: not below the water bottles, please.</li></ul>
<hr>
<p>A head needs about 50 g of green tea a month, or 3 drip bags a week.</p>`,
  },
  {
    name: 'user-agreement',
    title: 'User agreement',
    html: `<p>This agreement is between you and Dehui Supply Chain (Demo) Co., Ltd. This is a demo mall: products, prices and shops are invented, and no order is a real contract.</p>
<h3>1. Account</h3>
<p>An account belongs to one phone number and may be used by you or by people whom your institution has authorised. Keep your password safe; if you notice a foreign sign-in, change it at once and tell the administrator.</p>
<h3>2. Orders and prices</h3>
<ul><li>Prices include tax; volume prices count the pieces of one variant.</li><li>Agreement prices are for members of verified institutions only. Please do not pass them on.</li><li>Goods “on request” cost what both sides confirm.</li></ul>
<h3>3. Delivery and returns</h3>
<p>Shipping times are those on the product page. Where the page says so, returns are accepted within 7 days of receipt, with goods and packaging intact.</p>
<h3>4. Fair use</h3>
<p>No unlawful content, no automated collection of prices and stock. Accounts that break this agreement may be closed.</p>`,
  },
  {
    name: 'privacy-policy',
    title: 'Privacy policy',
    html: `<p>We collect what trading needs, and say what it is for.</p>
<h3>What we keep</h3>
<table><tr><th>Data</th><th>Purpose</th></tr><tr><td>Phone number, digest of the password</td><td>Sign-in and safety of the account</td></tr><tr><td>Institutions and memberships</td><td>What you may buy, agreement prices</td></tr><tr><td>Delivery addresses</td><td>Delivery</td></tr></table>
<h3>What stays on your device</h3>
<p>Session, language, theme and recently seen products stay in your browser. Signing out removes the session; clearing the browser removes everything.</p>
<h3>What we do not do</h3>
<ul><li>We sell no personal data.</li><li>We load no scripts of third parties for statistics or advertising.</li></ul>
<h3>Your rights</h3>
<p>You can see and correct your addresses at any time and ask the administrator to close the account.</p>`,
  },
]
