import type { Block, RichText, Span } from '#lib/domain/rich-text.ts';
import { french } from './typography.ts';

/**
 * Rich text from a small markup: `## heading`, `- item`, `1. item`, one paragraph per line, `**bold**`,
 * `*italic*`. Only the demo texts are written so: people write in the editor.
 */
export function markup(source: string): RichText {
  const blocks: Block[] = [];
  for (const line of source.trim().split('\n')) {
    const [, mark = '', text = ''] = /^(## |### |- |\d+\. )?(.*)$/.exec(line.trim()) ?? [];
    if (text === '') continue;
    const content = spans(french(text));
    const last = blocks.at(-1);
    const ordered = /^\d/.test(mark);
    if (mark === '') blocks.push({ type: 'paragraph', text: content });
    else if (mark.startsWith('#'))
      blocks.push({ type: 'heading', level: mark === '## ' ? 2 : 3, text: content });
    else if (last?.type === 'list' && last.ordered === ordered) last.items.push(content);
    else blocks.push({ type: 'list', ordered, items: [content] });
  }
  return blocks;
}

function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), bold: true };
      if (part.startsWith('*')) return { text: part.slice(1, -1), italic: true };
      return { text: part };
    });
}
