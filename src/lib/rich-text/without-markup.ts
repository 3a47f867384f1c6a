const NAMES =
  'a|abbr|audio|b|base|big|blockquote|body|br|button|canvas|caption|center|code|dd|del|details|div|dl|dt|em|embed|fieldset|font|form|frame|frameset|h[1-6]|head|hr|html|i|iframe|img|input|ins|label|legend|li|link|main|mark|math|meta|noscript|object|ol|option|p|picture|pre|q|s|script|section|select|small|source|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|tt|u|ul|video';
const TAG = new RegExp(`</?(${NAMES})((?:[\\s/][^<>]*)?)>|<!--|-->`, 'giu');
const INLINE = /^(?:a|abbr|b|big|code|del|em|font|i|ins|mark|q|s|small|span|strike|strong|sub|sup|tt|u)$/i;

/**
 * A text without HTML tags. Only known tag names count, with or without attributes: « a < b et c > d » is no tag, and
 * no typed text may be lost.
 */
export function withoutMarkup(text: string): string {
  if (!/<|-->/.test(text)) return text;
  let before = text;
  for (;;) {
    const after = before.replace(TAG, (tag, name?: string, rest = '') => {
      if (name === undefined) return ' ';
      if (rest.trim() !== '' && rest.trim() !== '/' && !rest.includes('=')) return tag;
      return INLINE.test(name) ? '' : ' ';
    });
    // The text around a removed tag may form another one.
    if (after === before) return after;
    before = after;
  }
}
