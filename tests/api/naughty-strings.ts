import { INJECTION, MARKUP } from './naughty-attacks.ts';

/** Texts that break software that treats them as more than text, in the manner of the Big List of Naughty Strings. */

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const words = (text: string) => text.split(' ');

const RESERVED = words(
  'undefined undef null NULL (null) nil NIL true false True False TRUE FALSE None hasOwnProperty then constructor __proto__ prototype toString valueOf length __defineGetter__ this self window document eval arguments NaN Infinity default switch class',
);
const NUMBERS = words(
  '0 1 1.00 $1.00 1/2 1E2 1E02 1E+02 -1 -1.00 -$1.00 -1/2 -1E2 -1E+02 1/0 0/0 -2147483648/-1 -9223372036854775808 0.00 0..0 . 0.0.0 0,00 0,,0 , 0,0,0 0.0/0 1.0/0.0 --1 - -. -, 999999999999999999999999999999 NaN Infinity -Infinity INF 1#INF -1#IND 1#QNAN 0x0 0xffffffff 0xabad1dea 123456789012345678901234567890123456789 1,000.00 1.000,00 1_000 1e1000 -0 +0 0e0 ¼ ½ ٠١٢٣ １２３ ⅷ 01000 08 2.2250738585072011e-308',
);
const PUNCTUATION = [
  ",./;'[]\\-=",
  '<>?:"{}|_+',
  '!@#$%^&*()`~',
  ...'\'"`´‘’“”«»‹›‚„\\/|&<>%_;:#*?!$^~@()[]{}…–—·•¡¿§¶†‡',
  ..."'' \"\" '\"' \"''''\"'\" <> </ <!-- --> ]]> <![CDATA[ \x24{} #{} {{}} <%%> %% \\\\ \\0 \\n \\u0000 %00 %0a %0d%0a &amp; &#0; &#x3c; &lt;b&gt;".split(
    ' ',
  ),
];
const UNICODE = [
  'Ω≈ç√∫˜µ≤≥÷',
  'åß∂ƒ©˙∆˚¬…æ',
  'œ∑´®†¥¨ˆøπ“‘',
  '¡™£¢∞§¶•ªº–≠',
  'ÅÍÎÏ˝ÓÔ\uf8ffÒÚÆ☃',
  'ЁЂЃЄЅІЇЈЉЊЋЌЍЎЏ',
  '⁰⁴⁵₀₁₂',
  'ด้้้้้็็็็็้้้้้็็็็็',
  ...words(
    '田中さんにあげて下さい パーティーへ行かないか 和製漢語 部落格 사회과학원 어학연구소 찦차를 타고 울란바토르 𠜎𠜱𠝹𠱓𠱸𠲖𠳏',
  ),
  ...words('Ⱥ Ⱦ İ ı ſ ß ẞ ﬁ ﬀ Ⅷ ǅ ŉ ʼn Å K Ω ϒ ẛ̣ e\u0301 é n\u0303o i̇ ςσ Σ œuvre ŒUVRE Ægir L’Haÿ çà-et-là'),
  ...words(
    '( ͡° ͜ʖ ͡°) ヽ༼ຈل͜ຈ༽ﾉ ｀ｨ(´∀｀∩ __ﾛ(,_,*) ・( ̄∀ ̄)・:*: ﾟ･✿ヾ╲(｡◕‿◕｡)╱✿･ﾟ ,。・:*:・゜’(☻ω☻)。・:*:・゜’ (╯°□°)╯︵ ┻━┻',
  ),
  ...words(
    '\u00ad \u034f \u115f \u180e \u2800 \u3164 \ufffc \ufffd \ufdfd \u{1d173} \u{e0001} \u{e0041} \u{10ffff} \u{f0000} \ue000',
  ),
];
const EMOJI = words(
  '👾 🙇 💁 🙅 🙆 🙋 🙎 🙍 🐵 🙈 🙉 🙊 ❤️ 💔 💌 💕 💞 💓 ✋🏿 💪🏿 👐🏿 🙌🏿 👏🏿 🙏🏿 👨‍👩‍👦 👨‍👩‍👧‍👦 👨‍👨‍👦 👩‍👩‍👧 🏳️‍🌈 🏴‍☠️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🚾 🆒 🆓 🆕 🆖 🆗 🆙 🏧 0️⃣ 1️⃣ 🔟 🇫🇷 🇺🇸🇷🇺🇸 🇫🇷🇧🇪 🫃🏽 ⏏︎ ☺︎ ☺️',
);
const DIRECTION = [
  'ثم نفس سقطت وبالتحديد، جزيرتي باستخدام أن دنو',
  'בְּרֵאשִׁית, בָּרָא אֱלֹהִים',
  'הָיְתָהtestالصفحات التّحول',
  '﷽',
  'ﷺ',
  ...words(
    '\u202atest\u202a \u202btest\u202b \u202etest\u202d \u2066test\u2067 \u2068test\u2069 \u200ftest\u200e \u061ctest',
  ),
];
const ZALGO = [
  'T\u0336\u0337h\u035f\u0360e\u0321\u0322',
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤',
  `a${'\u0300'.repeat(40)}`,
  `${'\u0300'.repeat(3)}a`,
  '\u20dd\u20e3x',
];
const NAMES = words(
  'CON PRN AUX CLOCK$ NUL A: ZZ: COM1 LPT1 LPT2 LPT3 COM2 COM3 COM4 .htaccess desktop.ini .. . ~ -- admin root api null.webp index.html public-cases 127.0.0.1 localhost ::1 DCC www-data Scunthorpe Penistone mocha expression evaluate classic basement',
);
const DATES = words(
  '2026-02-30 0000-00-00 1970-01-01 2038-01-19T03:14:08Z 9999-12-31 -0001-01-01 2026-13-45 24:00:00 23:59:60 2026-W53-7 31/02/2026 12/2026 1er T Z +25:00',
);
const SPACES = [
  '\ta\tb',
  'a\nb\r\nc\rd',
  'a  b   c',
  ...words('a\u0085b a\u2028b a\u2029b a\ufeffb a\u200bb a\u200cb a\u200db a\u2060b').map((text) => text),
  ...between(0x2000, 0x200a).map((space) => `a${space}b`),
  ...['\u00a0', '\u1680', '\u202f', '\u205f', '\u3000'].map((space) => `«${space}a${space}»`),
  '…‘’“”«\u202f!\u202f»',
];
const CONTROL = [...between(1, 31), ...between(127, 159)].map((control) => `a${control}b`);
const NONCHARACTERS = [...between(0xfdd0, 0xfddf), '\ufffe', '\uffff', '\u{1fffe}', '\u{10fffe}'].map(
  (each) => `x${each}`,
);
const LONG = [
  'x'.repeat(200),
  'é'.repeat(200),
  '😀'.repeat(100),
  '<'.repeat(200),
  '\\'.repeat(200),
  '"'.repeat(200),
  '&'.repeat(200),
  'a '.repeat(99),
];

/** All of them, without duplicates, each at most 200 characters. */
export const NAUGHTY: readonly string[] = [
  ...new Set([
    ...[RESERVED, NUMBERS, PUNCTUATION, UNICODE, EMOJI, DIRECTION, ZALGO, MARKUP, INJECTION].flat(),
    ...[NAMES, DATES, SPACES, CONTROL, NONCHARACTERS, LONG].flat(),
  ]),
].filter((text) => text.length <= 200 && text !== '');
