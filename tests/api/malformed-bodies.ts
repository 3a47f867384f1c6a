import { encodings } from './malformed-bytes.ts';

/**
 * Bodies that are no JSON, or JSON that is not an object of ours, made class by class in the manner of the public
 * JSONTestSuite (its `n_` and `i_` cases).
 */

const DOCUMENT = '{"a":[1,true,null,"b\\u00e9\\n",-0.5e+3],"c":{"d":false}}';
/** Where something can be put into `{"a":[1,2],"b":"c"}` between two tokens. */
const GAPS = [0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 18, 19];
const GAPPED = '{"a":[1,2],"b":"c"}';
const STRANGERS = [
  ...',:;"\'{[]}\\/#&*@=<e-+.',
  '\0',
  '\v',
  '\f',
  '\u00a0',
  '\u2028',
  '\ufeff',
  'é',
  '😀',
  '//',
  '/**/',
];

const NUMBERS =
  '+1 ++1 -01 01 012 - -- --1 1. .1 -.1 -2. 2.e3 2.e+3 0.e1 0e 0E+ 1e 1e+ 1E- 1ea 1e1.5 2e3e4 1.2.3 0x1 0x 0o7 0b1 1_000 1a 1+2 -foo NaN -NaN Infinity -Infinity ∞ ½ ١ １ 1n 1/2 0.3e 9.e+'.split(
    ' ',
  );
const ESCAPES = [
  'x',
  'x41',
  'u',
  'u1',
  'u12',
  'u123',
  'uzzzz',
  'u 123',
  'u{41}',
  'a',
  'e',
  '0',
  '8',
  'v',
  'U0041',
  "'",
  ' ',
  '\n',
  'é',
  '\0',
];
const LITERALS =
  'nul nulL Null NULL none None nil tru True TRUE truth fals False FALSE yes no on undefined void this NaN inf'.split(
    ' ',
  );
const STRINGS = ["'a'", '`a`', '“a”', '«a»', 'a', '"a', 'a"', '""a""', '"a" "b"', '"a"b', '\\"a\\"', '"a\''];
const TRAILERS = [
  '}',
  ']',
  ',',
  '{}',
  '[]',
  ' {}',
  '\n{}',
  '0',
  '"',
  'x',
  '\0',
  '\ufeff',
  '#',
  '//',
  '/* */',
  ';',
  '<!-- -->',
];
const FORMATS = [
  '<a/>',
  '<?xml version="1.0"?><a>1</a>',
  'a=1&b=2',
  'a: 1\nb: 2',
  '- a\n- b',
  '---\na: 1',
  '[section]\na = 1',
  'a,b\n1,2',
  'callback({"a":1})',
  ')]}\',\n{"a":1}',
  'for(;;);{"a":1}',
  '{a:1}',
  "{'a':1}",
  '{"a":1,}',
  '{/**/"a":1}',
  '// a\n{}',
  '# a\n{}',
  '/* a */{}',
  '{"a":0x10}',
  '{"a":undefined}',
  '{"a":function(){}}',
  '(function(){})',
  'new Date()',
  '--limite\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--limite--',
  'data: {"a":1}\n\n',
  '%7B%22a%22%3A1%7D',
];
/** Valid JSON that no call expects. */
const STRANGE =
  'null true false 0 -0 1 -1 1.5 1e400 -1e400 1e-400 123456789012345678901234567890 "" "texte" "\\u0000" "\\ud800" [] [[]] [{}] [null] [0,"a"]'.split(
    ' ',
  );

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

function syntax(): string[] {
  const cut = Array.from(DOCUMENT, (_, at) => DOCUMENT.slice(0, at));
  const inserted = STRANGERS.flatMap((stranger) =>
    GAPS.map((at) => GAPPED.slice(0, at) + stranger + GAPPED.slice(at)),
  );
  const missing = Array.from(GAPPED, (_, at) => GAPPED.slice(0, at) + GAPPED.slice(at + 1));
  const values = [...NUMBERS, ...LITERALS, ...STRINGS, ...ESCAPES.map((escaped) => `"\\${escaped}"`)];
  const control = Array.from({ length: 32 }, (_, code) => `"a${String.fromCharCode(code)}b"`);
  const placed = [...values, ...control].flatMap((value) => [value, `[${value}]`, `{"a":${value}}`]);
  const keys = [...STRINGS, '1', 'null', '[]', '{}'].map((key) => `{${key}:1}`);
  const trailed = TRAILERS.map((trailer) => `{"a":1}${trailer}`);
  const all = [
    ...cut,
    ...inserted,
    ...missing,
    ...placed,
    ...keys,
    ...trailed,
    ...FORMATS,
    '\ufeff{}',
    ' ',
    '\t\n',
  ];
  return all.filter((text) => !isJson(text));
}

function depth(): string[] {
  return [65, 1000, 10_000].flatMap((levels) => [
    '['.repeat(levels),
    '{"a":'.repeat(levels),
    '[{"a":'.repeat(levels / 2),
    `${'['.repeat(levels)}${']'.repeat(levels)}`,
    `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
  ]);
}

function strangers(): string[] {
  const names = ['__proto__', 'constructor', 'toString', '', ' ', '\\u0000', '\\ud800', 'a'.repeat(5000)];
  return [
    ...STRANGE,
    ...names.map((name) => `{"${name}":{"a":1}}`),
    '{"a":1,"a":2}',
    `{${Array.from({ length: 2000 }, (_, index) => `"k${index}":0`).join()}}`,
    `[${'0,'.repeat(5000)}0]`,
    `"${'x'.repeat(60_000)}"`,
  ];
}

/** All of them, without duplicates. */
export const MALFORMED: readonly (string | Uint8Array)[] = [
  ...new Set([...syntax(), ...depth(), ...strangers()]),
  ...encodings(),
];
