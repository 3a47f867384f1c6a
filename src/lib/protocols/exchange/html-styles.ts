import { attribute, type Tag } from '#lib/platform/html-tags.ts';

/** The effect of an element's style on its text. */
export type StyleEffect = 'hidden' | 'deleted' | 'raised';

const CLASS = /\.([\w-]+)\s*$/;

function shownBy(style: string): StyleEffect | undefined {
  const plain = style.toLowerCase().replace(/\s+/g, '');
  if (/display:none|visibility:(?:hidden|collapse)|mso-hide:all/.test(plain)) return 'hidden';
  if (/text-decoration[a-z-]*:[a-z-]*line-through/.test(plain)) return 'deleted';
  return /vertical-align:super/.test(plain) ? 'raised' : undefined;
}

/** Reads the classes of a style sheet that hide text, strike it out or make it superscript, and adds them. */
export function readClasses(sheet: string, classes: Map<string, StyleEffect>): void {
  for (const rule of sheet.split('}')) {
    const [selectors = '', style = ''] = rule.split('{');
    const shown = shownBy(style);
    if (!shown) continue;
    for (const selector of selectors.split(',')) {
      const [, name] = CLASS.exec(selector.trimEnd()) ?? [];
      if (name !== undefined) classes.set(name, shown);
    }
  }
}

const BY_NAME: Readonly<Record<string, StyleEffect>> = {
  del: 'deleted',
  s: 'deleted',
  strike: 'deleted',
  sup: 'raised',
};

/** The effect of an opening tag on its text. */
export function shownOf(tag: Tag, classes: ReadonlyMap<string, StyleEffect>): StyleEffect | undefined {
  if (Object.hasOwn(BY_NAME, tag.name)) return BY_NAME[tag.name];
  if (tag.attributes === '') return undefined;
  const own = shownBy(attribute(tag, 'style') ?? '');
  if (own) return own;
  if (/(?:^|\s)hidden(?:$|[\s=])/i.test(tag.attributes)) return 'hidden';
  const names = (attribute(tag, 'class') ?? '').split(/\s+/);
  return names.map((name) => classes.get(name)).find((shown) => shown !== undefined);
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Superscript digits: « 98² » is 98 with a footnote, not 982. */
export const raised = (text: string): string =>
  text.replace(/\d/g, (digit) => RAISED[Number(digit)] ?? digit);
