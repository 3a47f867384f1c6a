import { french } from '#lib/platform/typography.ts';
import {
  type Block,
  itemLists,
  itemText,
  type List,
  type RichText,
  type Span,
} from '#lib/rich-text/rich-text.ts';

/**
 * Rich text from a small markup: `## heading`, `- item`, `-- item under it`, `1. item`, `| cell | cell |` (the first
 * row names the columns), `|= caption` after a table, one paragraph per line, `**bold**`, `*italic*`, `[text](https://…)`, `[text](f1:5)` for the fifth image
 * of the folder f1. Only for the demo texts: people use the editor.
 */
export function markup(source: string): RichText {
  const blocks: Block[] = [];
  for (const line of source.trim().split('\n')) {
    const [, mark = '', text = ''] = /^(## |### |-{1,4} |\d+\. |\|=? )?(.*)$/.exec(line.trim()) ?? [];
    if (text !== '') addLine(blocks, mark, text);
  }
  return blocks;
}

function addLine(blocks: Block[], mark: string, text: string): void {
  const last = blocks.at(-1);
  if (mark === '| ') {
    const row = text.split('|').slice(0, -1);
    const cells = row.map((cell) => spans(french(cell.trim())));
    // A table with a caption is complete.
    if (last?.type === 'table' && last.caption === undefined) last.rows.push(cells);
    else blocks.push({ type: 'table', header: true, rows: [cells] });
    return;
  }
  if (mark === '|= ') {
    if (last?.type === 'table') last.caption = french(text);
    return;
  }
  const content = spans(french(text));
  if (mark.startsWith('--') && last?.type === 'list') {
    addUnder(last, mark.length - 2, content);
    return;
  }
  const ordered = /^\d/.test(mark);
  if (mark === '') blocks.push({ type: 'paragraph', text: content });
  else if (mark.startsWith('#'))
    blocks.push({ type: 'heading', level: mark === '## ' ? 2 : 3, text: content });
  else if (last?.type === 'list' && last.ordered === ordered) last.items.push(content);
  else blocks.push({ type: 'list', ordered, items: [content] });
}

/** Adds an item below a list's last item, `levels` deeper. */
function addUnder(list: List, levels: number, content: Span[]): void {
  const item = list.items.pop();
  if (!item) return;
  const [under = { ordered: false, items: [] }] = itemLists(item);
  if (levels > 1) addUnder(under, levels - 1, content);
  else under.items.push(content);
  list.items.push({ text: itemText(item), lists: [under] });
}

function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)\s]+\))/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), bold: true };
      if (part.startsWith('*')) return { text: part.slice(1, -1), italic: true };
      return linked(part);
    });
}

function linked(part: string): Span {
  const [, text, target = ''] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
  if (text === undefined) return { text: part };
  const [, folder, image] = /^(f\d+):(\d+)$/.exec(target) ?? [];
  return folder ? { text, view: { folder, image: Number(image) - 1 } } : { text, href: target };
}
